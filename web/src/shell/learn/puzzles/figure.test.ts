import { describe, expect, it } from 'vitest';
import { figure } from './figure';

describe('the figure of a verdict', () => {
  it('is a chance in percent or an amount, as the language writes it', () => {
    expect(figure(0.593, true, 'en')).toBe('59.3%');
    expect(figure(1, true, 'de')).toBe('100\u00a0%');
    expect(figure(2.3333, false, 'fr')).toBe('2,33');
  });
});
