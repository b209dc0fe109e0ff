import { describe, expect, it } from 'vitest';
import { payers, paysFor, proposal, swapped } from './payment';

const city = [
  { card: 'tavern', id: 1, tapped: true },
  { card: 'barracks', id: 2 },
  { card: 'smithy', id: 3 },
  { card: 'temple', id: 4 },
  { card: 'mint', id: 5 },
];
const squire = { buildings: ['barracks'], any: 1 };

describe('a proposed payment', () => {
  it('taps the named building and the oldest other that is ready', () => {
    expect(proposal(squire, city, [])).toEqual({ named: [2], any: [3], open: true });
  });

  it('spares what another card in hand needs', () => {
    expect(proposal(squire, city, [{ buildings: ['smithy'], any: 0 }]).any).toEqual([4]);
  });

  it('spares what two cards need before what one needs', () => {
    const others = [
      { buildings: ['smithy', 'temple'], any: 0 },
      { buildings: ['smithy'], any: 0 },
      { buildings: ['mint', 'temple'], any: 0 },
    ];
    expect(proposal(squire, city, others).any).toEqual([5]);
  });

  it('spares a building that has a use where none is needed', () => {
    expect(proposal(squire, city, [], new Set([3])).any).toEqual([4]);
  });

  it('leaves no choice where as many are ready as it takes', () => {
    expect(proposal({ buildings: ['barracks'], any: 3 }, city, [])).toEqual({
      named: [2],
      any: [3, 4, 5],
      open: false,
    });
    expect(proposal({ buildings: ['barracks'], any: 0 }, city, []).open).toBe(false);
  });

  it('never takes a tapped or a named building for any', () => {
    expect(payers(squire, city)).toEqual([3, 4, 5]);
  });

  it('is changed by naming another building', () => {
    const payment = proposal({ buildings: [], any: 2 }, city, []);
    expect(payment.any).toEqual([2, 3]);
    expect(swapped(payment, 5).any).toEqual([3, 5]);
    expect(swapped(payment, 3)).toBe(payment);
  });
});

it('knows what a payment leaves', () => {
  const price = { buildings: ['smithy'], any: 1, prosperity: 2 };
  expect(paysFor(price, city, new Set(), 2)).toBe(true);
  expect(paysFor(price, city, new Set([2, 4]), 2)).toBe(true);
  expect(paysFor(price, city, new Set([2, 4, 5]), 2)).toBe(false);
  expect(paysFor(price, city, new Set([3]), 2)).toBe(false);
  expect(paysFor(price, city, new Set(), 1)).toBe(false);
});
