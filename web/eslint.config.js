import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { layers } from './lint/layers.js';

export default defineConfig(
  globalIgnores(['node_modules']),
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    plugins: { signum: { rules: { layers } } },
    rules: {
      'signum/layers': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Maps and sets are kept in $state.raw and replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // Svelte drops a space at the end of a block; {' '} keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // The linter sees the props of other components as `any`; svelte-check knows their types.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
);
