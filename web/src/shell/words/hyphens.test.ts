import { describe, expect, it } from 'vitest';
import { hyphenated } from './hyphens';

const shown = (word: string) => hyphenated(word, 10).replaceAll('\u00ad', '-');

describe('long words', () => {
  it('are broken between syllables in each language', () => {
    expect(
      [
        'Sternentempel',
        'Mondbrunnen',
        'Maskentheater',
        'Papierlaterne',
        'Bibliothèque',
        'dévastateurs',
        'опустошителей',
        'Slaughterhouse',
      ].map(shown),
    ).toEqual([
      'Ster-nen-tem-pel',
      'Mond-brun-nen',
      'Mas-ken-thea-ter',
      'Papier-la-terne',
      'Biblio-thè-que',
      'dévas-ta-teurs',
      'опу-сто-ши-те-лей',
      'Slaugh-ter-house',
    ]);
  });
  it('stay whole where they are short', () => {
    expect(shown('Bibliothek')).toBe('Bibliothek');
    expect(shown('Гарпия-разведчица')).toBe('Гарпия-разведчица');
  });
});
