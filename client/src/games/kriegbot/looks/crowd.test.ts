import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { given, type GivenUnit } from '@gearhall/shared/games/kriegbot/testing/given';
import { CLOSED, isCrowded, unitPictures, unitUnder, type UnitPicture } from './crowd';
import { thingAt } from '../board/hit';
import { PITCH, pointOf } from './layout';

const viewOf = (units: readonly GivenUnit[]) =>
  kriegbot.project(
    given({
      phase: 'infantry',
      robots: { green1: { at: 'U15' }, yellow1: { at: 'K6', slots: { four: 'combatPilot' } } },
      units,
    }).state,
    0,
  );
const at = (hex: string, ...ids: readonly string[]): readonly GivenUnit[] =>
  ids.map((id) => ({ id, at: hex }));
const TEN = ['adler', 'drake', 'ember', 'hale', 'marsh', 'baker', 'castle', 'falk', 'garner', 'nolan'];
const OPEN = { ...CLOSED, hex: 'G9' };

const apart = (one: UnitPicture, other: UnitPicture): number =>
  Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
const pairs = (pictures: readonly (readonly [string, UnitPicture])[]) =>
  pictures.flatMap(([, one], index) => pictures.slice(index + 1).map(([, other]) => [one, other] as const));

test.each([1, 2, 3, 4, 7, 10])('%i tents in a hex stay in it, and none hides another', (count) => {
  const pictures = unitPictures(viewOf(at('G9', ...TEN.slice(0, count))));
  expect(pictures).toHaveLength(count);
  const { x, y } = pointOf('G9');
  for (const [, one] of pictures) expect(Math.hypot(one.at.x - x, one.at.y - y)).toBeLessThan(PITCH / 2);
  // Of each one half can be seen at least.
  for (const [one, other] of pairs(pictures)) expect(apart(one, other)).toBeGreaterThanOrEqual(one.radius);
});

test('beside a robot they stand in one row, and a drone at the corner of the hex', () => {
  const view = viewOf([
    ...at('K6', 'adler', 'baker', 'castle'),
    { id: 'green1Drone', kind: 'drone', at: 'K6' },
  ]);
  const pictures = new Map(unitPictures(view));
  const rows = new Set(['adler', 'baker', 'castle'].map((id) => pictures.get(id)?.at.y));
  expect(rows.size).toBe(1);
  expect(pictures.get('green1Drone')?.at.y).toBeLessThan(pointOf('K6').y);
  expect(isCrowded(view, 'K6')).toBe(true);
});

test('an open stack has names, and room for a finger', () => {
  const pictures = unitPictures(viewOf(at('G9', ...TEN)), OPEN);
  expect(pictures.map(([, { name }]) => name)).toContain('Adler');
  for (const [one, other] of pairs(pictures)) expect(apart(one, other)).toBeGreaterThan(one.radius * 2.5);
});

test('an open stack stays inside the window', () => {
  const { x } = pointOf('G9');
  const sides = [x - 20, x + 2000] as const;
  const pictures = unitPictures(viewOf(at('G9', ...TEN)), { ...OPEN, sides });
  for (const [, one] of pictures) expect(one.at.x - one.radius).toBeGreaterThanOrEqual(x - 20);
});

test('one of a crowd can be pointed at only when the stack is open; a lone tent always', () => {
  const view = viewOf([...at('G9', ...TEN), { id: 'ives', kind: 'motorized', at: 'C6' }]);
  const lone = (id: string): boolean => id === 'ives';
  const closed = unitPictures(view);
  const spot = (pictures: typeof closed, id: string) => new Map(pictures).get(id)?.at ?? { x: 0, y: 0 };
  expect(unitUnder(closed, spot(closed, 'adler'), lone)).toBeUndefined();
  expect(unitUnder(closed, spot(closed, 'ives'), lone)).toBe('ives');
  const open = unitPictures(view, OPEN);
  expect(unitUnder(open, spot(open, 'adler'), lone)).toBe('adler');
});

test('a tent under the pointer is what is pointed at, before its hex and a robot there', () => {
  const under = {
    wheel: undefined,
    size: 1,
    item: undefined,
    robots: [['yellow1', { at: pointOf('K6') }]],
  } as const;
  const point = pointOf('K6');
  expect(thingAt(point, { ...under, unit: { unit: 'adler' } })).toEqual({ kind: 'robot', robot: 'adler' });
  expect(thingAt(point, { ...under, unit: { hex: 'K6' } })).toEqual({ kind: 'hex', hex: 'K6' });
  expect(thingAt(point, { ...under, unit: undefined })).toEqual({ kind: 'robot', robot: 'yellow1' });
});
