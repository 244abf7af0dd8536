import { EQUIPMENT, EQUIPMENT_IDS } from '@gearhall/shared/games/rushncrush/content/equipment';
import { equipmentHelp } from './equipment';

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test.each(EQUIPMENT_IDS)('every number that the text of %s tells is in its definition', (id) => {
  // A range is compared from its lowest number on.
  const told = equipmentHelp(id).replace('1 to ', '').match(/\d+/gu) ?? [];
  expect(numbersIn(EQUIPMENT[id])).toEqual(expect.arrayContaining(told.map(Number)));
});

test('most texts contain a number', () => {
  expect(EQUIPMENT_IDS.filter((id) => /\d/u.test(equipmentHelp(id))).length).toBeGreaterThan(5);
});
