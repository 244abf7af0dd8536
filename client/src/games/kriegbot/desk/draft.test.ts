import { READY_MADE } from '@gearhall/shared/games/kriegbot/content/designs';
import { CHASSIS_IDS, slotsOf } from '@gearhall/shared/games/kriegbot/content/chassis';
import { arrowsOf, placesOf } from '../sheet/places';
import { at, cardsOf, fits, fromDesign, laid, spotFor, takenOff, toDesign, type Draft } from './draft';
import { SHELF, type Saved } from './keeping';

const { savedIn, savedWith, savedWithout } = SHELF;

const EMPTY: Draft = {
  slots: { primary: '', secondary: '', zero: '', four: '', inner: '', deep: '' },
  skin: '',
};

test('a card goes where its kind belongs, preferring an empty place', () => {
  expect(fits('robocar', 'primary', 'chaff')).toBe(false);
  expect(fits('robocar', 'deep', 'chaff')).toBe(false);
  expect(fits('robocar', 'skin', 'silvered')).toBe(true);
  const one = laid(EMPTY, 'primary', 'railgun');
  expect(spotFor('robocar', one, 'chainsaw')).toBe('secondary');
  expect(spotFor('robocar', one, 'silvered')).toBe('skin');
});

test('two cards of a robot swap places, and a second pilot replaces the first', () => {
  const both = laid(laid(EMPTY, 'primary', 'railgun'), 'secondary', 'chainsaw');
  const swapped = laid(both, 'primary', 'chainsaw');
  expect([at(swapped, 'primary'), at(swapped, 'secondary')]).toEqual(['chainsaw', 'railgun']);
  const pilot = laid(EMPTY, 'zero', 'hotshotPilot');
  expect(spotFor('robocar', pilot, 'combatPilot')).toBe('zero');
  expect(cardsOf(laid(pilot, 'four', 'combatPilot'))).toEqual(['combatPilot']);
});

test('a card that is taken off is gone', () => {
  const draft = laid(laid(EMPTY, 'skin', 'silvered'), 'zero', 'chaff');
  expect(cardsOf(takenOff(takenOff(draft, 'skin'), 'zero'))).toEqual([]);
});

test.each(CHASSIS_IDS)('the ready-made designs of %s fill it, but for what mates have', (chassis) => {
  expect(READY_MADE[chassis].length).toBeGreaterThanOrEqual(3);
  for (const design of READY_MADE[chassis]) {
    const whole = fromDesign(chassis, design, () => true);
    expect(cardsOf(whole)).toHaveLength(slotsOf(chassis).length + 1);
    expect(toDesign(whole)).toEqual({ slots: design.slots, skin: design.skin });
    const less = fromDesign(chassis, design, (card) => card !== design.slots.primary);
    expect(cardsOf(less)).toHaveLength(slotsOf(chassis).length);
  }
});

test.each(CHASSIS_IDS)('every box of %s has a place of its own, and every arrow a neighbour', (chassis) => {
  const places = placesOf(chassis).map(({ column, row }) => `${column} ${row}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { from, to } of arrowsOf(chassis)) {
    expect(Math.abs(from.column - to.column)).toBeLessThanOrEqual(1);
    expect(Math.abs(from.row - to.row)).toBeLessThanOrEqual(1);
  }
});

const SAVED: Saved = { name: 'Rusty', chassis: 'robocar', slots: { primary: 'railgun' }, skin: 'silvered' };

test('stored designs are read back, and nothing else', () => {
  const all = savedWith([], SAVED);
  expect(savedIn(JSON.stringify(all))).toEqual([SAVED]);
  expect(savedIn('{')).toEqual([]);
  expect(savedIn(JSON.stringify([{ name: 'x' }, SAVED, 3]))).toEqual([SAVED]);
  expect(savedWith(all, { ...SAVED, name: 'RUSTY' })).toHaveLength(1);
  expect(savedWith(all, { ...SAVED, chassis: 'robotank' })).toHaveLength(2);
  expect(savedWithout(all, SAVED)).toEqual([]);
});
