import { controllerAt } from '../../testing/contexts';
import { jumpsSuite } from '../../testing/jumpsSuite';
import { BoardController } from './BoardController';
import { playedGame, type Moment } from '../testing/games';
import type { Pointed } from '../tools/tool';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const contextFor = (first: Moment) => controllerAt(BoardController, first, NAMES);

const SOMEWHERE = { x: 0, y: 0 };
const ROUGH = { course: 'normalOpen', cars: 2 } as const;

/** The cars, the lines of an open list, and the spaces around the cars. */
const thingsIn = ({ view }: Moment): readonly Pointed[] => [
  ...Object.keys(view.cars).map((car): Pointed => ({ kind: 'car', car })),
  ...Object.values(view.cars).flatMap(({ at }): Pointed[] => {
    const [tile = 1, lane = 1, space = 1] = at.split('.').map(Number);
    return [1, 3, 5].map((ahead) => ({ kind: 'space', space: `${tile}.${lane}.${space + ahead}` }));
  }),
  { kind: 'option', index: 0 },
  { kind: 'space', space: 'finish' },
  { kind: 'space', space: '4.4.5' },
];

jumpsSuite({
  moments: [...playedGame({ seats: 3, seed: 'jumps', most: 240, options: ROUGH })].filter(
    (_, index) => index % 40 === 7,
  ),
  names: NAMES,
  BoardController,
  thingsIn,
});

test('in a played race facts and lists are whole sentences with real numbers', () => {
  const lines: string[] = [];
  for (const at of playedGame({ seats: 3, seed: 'facts', most: 200, options: ROUGH })) {
    const { controller, facts } = contextFor(at);
    for (const thing of thingsIn(at)) {
      controller.inspect(thing, SOMEWHERE);
      controller.tap(thing);
      for (const { label, detail } of controller.highlights()?.list?.lines ?? []) lines.push(label, detail);
      controller.cancel();
    }
    for (const shown of facts) if (shown) lines.push(shown.title, ...shown.lines);
  }
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter((line) => /undefined|NaN|\[object/u.test(line))).toEqual([]);
});

test('pointing at a space shows the path to it, and Escape cancels a choice', () => {
  const moving = [...playedGame({ seats: 2, seed: 'way', most: 60 })].find(
    ({ view }) => view.turn?.step === 'move',
  )!;
  const { controller } = contextFor(moving);
  const [first] = controller.highlights()!.spots.filter(({ points }) => points > 1);
  const thing: Pointed = { kind: 'space', space: first!.space };
  expect(controller.highlights()?.path).toBeUndefined();
  controller.point(thing);
  expect(controller.highlights()).toMatchObject({ pointed: first!.space });
  expect(controller.highlights()?.path?.at(-1)).toBe(first!.space);
  controller.point(undefined);
  expect(controller.awaits(thing)).toBe(false);
  controller.tap(thing);
  expect(controller.highlights()?.list?.space).toBe(first!.space);
  expect(controller.awaits(thing)).toBe(true);
  expect(controller.awaits({ kind: 'space', space: 'finish' })).toBe(false);
  controller.cancel();
  expect(controller.highlights()?.list).toBeUndefined();
});
