import { expect, it } from 'vitest';
import { calledName, shortName } from './short-names';

it('shortens names for the field', () => {
  expect(shortName('Aurelis, Herald of the Dawn')).toBe('Aurelis');
  expect(shortName('Gil-Talas')).toBe('Gil-Talas');
  expect(shortName('Garrus-the-crossbowman')).toBe('Garrus-the…');
  expect(shortName('Garrus the Crossbowman')).toBe('Garrus');
  expect(shortName('Ulrika in the Wolf Pelt')).toBe('Ulrika');
  expect(shortName('Captain Iron Hand')).toBe('Iron Hand');
  expect(shortName('Temple Gryphlet 2')).toBe('Gryphlet 2');
  expect(shortName('Gutter Rat')).toBe('Gutter Rat');
  expect(shortName('Colosse de laiton')).toBe('Colosse');
  expect(shortName("Sorcière d'Ohm")).toBe('Sorcière');
  expect(shortName('Тибо де Базан')).toBe('Тибо');
  expect(shortName('Гаррус-арбалетчик')).toBe('Гаррус');
  expect(shortName('Послушница источника')).toBe('Послушница');
});

it('leaves out what is said of somebody', () => {
  expect(calledName('Aurelis, Herald of the Dawn')).toBe('Aurelis');
  expect(calledName('Garrus der Armbrustschütze')).toBe('Garrus');
  expect(calledName("Garrus l'Arbalétrier")).toBe('Garrus');
  expect(calledName('Novice of the Spring')).toBe('Novice');
  expect(calledName('Novice de la source')).toBe('Novice');
  expect(calledName("Éclaireur de l'avant-garde")).toBe('Éclaireur');
  expect(calledName('Capitaine Main de Fer')).toBe('Capitaine Main de Fer');
  expect(calledName('Гарпия-разведчица')).toBe('Гарпия-разведчица');
});
