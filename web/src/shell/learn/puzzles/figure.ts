/** A chance in percent, or an amount; both as the language of the page writes them. */
export function figure(value: number, isChance: boolean, language: string): string {
  const shape: Intl.NumberFormatOptions = isChance
    ? { style: 'percent', maximumFractionDigits: 1 }
    : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, shape).format(value);
}
