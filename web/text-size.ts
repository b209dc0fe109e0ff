/**
 * Sizes of type are written in pixels, as the design gives them. They are served in rem, so that the text size
 * that somebody has set in the browser counts; 14 px is the size of the body (base.css).
 */
import type { Plugin } from 'postcss';

const BODY = 14;
const rem = (value: string) =>
  value.replace(/(\d*\.?\d+)px/g, (_, size: string) => `${+(Number(size) / BODY).toFixed(4)}rem`);

export const textSize: Plugin = {
  postcssPlugin: 'text-size',
  Declaration(declaration) {
    const { prop, value } = declaration;
    const type = prop === 'font-size' || prop === 'line-height' || prop === 'font';
    if (type && value.includes('px')) declaration.value = rem(value);
  },
};
