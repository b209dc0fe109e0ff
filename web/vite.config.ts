import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CHUNKS } from './chunks.ts';
import { compressed } from './compressed.ts';
import { shortClass } from './short-class.ts';
import { textSize } from './text-size.ts';
import { words } from './words.ts';

const path = (folder: string) => new URL(`./src/${folder}`, import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash: shortClass } }), words, compressed],
  base: '/',
  resolve: { alias: { $shell: path('shell'), $protocol: path('protocol') } },
  css: { postcss: { plugins: [textSize] } },
  build: {
    outDir: '../signum/server/static',
    emptyOutDir: true,
    // For the test of the pages' weight; the server does not serve hidden files.
    manifest: '.manifest.json',
    target: 'es2022',
    // The page has a strict content security policy: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8777', ws: true } } },
});
