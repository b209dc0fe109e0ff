import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { nameFunctions } from './names';

function said(language: string, text: string, name: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: nameFunctions(language) });
  bundle.addResource(new FluentResource(`m = ${text}`));
  return bundle.formatPattern(bundle.getMessage('m')?.value ?? '', { name });
}

it('bends the article of a name, and leaves other names', () => {
  expect(said('en', 'Hand of { WITHIN($name) }', 'The computer')).toBe('Hand of the computer');
  expect(said('en', 'Hand of { WITHIN($name) }', 'Theodora')).toBe('Hand of Theodora');
  expect(said('fr', 'Main { DE($name) }', "L'ordinateur")).toBe("Main de l'ordinateur");
  expect(said('fr', 'Main { DE($name) }', 'Le joueur de Brissa')).toBe('Main du joueur de Brissa');
  expect(said('fr', 'Main { DE($name) }', 'Anna')).toBe("Main d'Anna");
  expect(said('fr', 'Main { DE($name) }', 'Joueur 1')).toBe('Main de Joueur 1');
  expect(said('fr', 'Demander { A($name) }', 'Le joueur')).toBe('Demander au joueur');
  expect(said('de', 'Warten, ob { WITHIN($name) } kommt', 'Der Computer')).toBe(
    'Warten, ob der Computer kommt',
  );
  expect(said('de', 'Warten, ob { WITHIN($name) } kommt', 'Dieter')).toBe('Warten, ob Dieter kommt');
});
