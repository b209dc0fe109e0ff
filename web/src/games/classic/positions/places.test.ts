import { expect, test } from 'vitest';
import { middleOf, placeOf, shifted, written } from './places';

test('places are exact in both directions', () => {
  expect(placeOf(['30', '25.5'])).toEqual([30_000, 25_500]);
  expect(written([30_001, 25_500])).toEqual(['30.001', '25.5']);
  expect(placeOf('touching fox')).toBeNull();
});

test('a template moves by its middle and keeps its shape', () => {
  const wood = {
    corners: [
      ['10', '10'],
      ['20', '10'],
      ['20', '30'],
    ],
    abilities: ['difficult'],
  };
  expect(middleOf(wood)).toEqual([15_000, 20_000]);
  expect(shifted(wood, [16_000, 21_500])).toEqual({
    corners: [
      ['11', '11.5'],
      ['21', '11.5'],
      ['21', '31.5'],
    ],
    abilities: ['difficult'],
  });
  expect(shifted({ centre: ['5', '5'], radius: '4' }, [9000, 9000])).toEqual({
    centre: ['9', '9'],
    radius: '4',
  });
});
