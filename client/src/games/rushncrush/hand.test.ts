import { deskAt } from '../testing/desks';
import { Hand } from './hand';
import { playedGame, type Moment } from './testing/games';
import type { Pointed } from './tools/tool';

function deskFor(first: Moment) {
  const { desk, ...rest } = deskAt(first, ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
  const hand = new Hand(desk, () => undefined);
  hand.refresh();
  return { ...rest, hand };
}

const SOMEWHERE = { x: 0, y: 0 };
const ROUGH = { course: 'normalOpen', cars: 2 } as const;

/** The cars, the lines of an open list, and the spaces round the cars. */
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

test('whatever the hand holds, the view may jump to any moment of the race', () => {
  const moments = [...playedGame({ seats: 3, seed: 'jumps', most: 240, options: ROUGH })];
  const some = moments.filter((_, index) => index % 40 === 7);
  let sendings = 0;
  for (const from of some)
    for (const to of some) {
      const { moment, sent, said, hand } = deskFor(from);
      for (const thing of thingsIn(from)) hand.tap(thing);
      moment.value = to;
      hand.refresh();
      for (const thing of thingsIn(to)) {
        hand.point(thing);
        hand.range();
        hand.inspect(thing, SOMEWHERE);
        hand.tap(thing);
        hand.range();
      }
      expect(sent.filter(({ isLegal }) => !isLegal)).toEqual([]);
      expect(said.join()).not.toMatch(/undefined|NaN/u);
      sendings += sent.length;
    }
  expect(sendings).toBeGreaterThan(0);
});

test('in a played race facts and lists are whole sentences of real numbers', () => {
  const lines: string[] = [];
  for (const at of playedGame({ seats: 3, seed: 'facts', most: 200, options: ROUGH })) {
    const { hand, facts } = deskFor(at);
    for (const thing of thingsIn(at)) {
      hand.inspect(thing, SOMEWHERE);
      hand.tap(thing);
      for (const { label, detail } of hand.range()?.list?.lines ?? []) lines.push(label, detail);
      hand.putDown();
    }
    for (const shown of facts) if (shown) lines.push(shown.title, ...shown.lines);
  }
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter((line) => /undefined|NaN|\[object/u.test(line))).toEqual([]);
});

test('what is pointed at shows the way to it, and Escape puts down what is being chosen', () => {
  const moving = [...playedGame({ seats: 2, seed: 'way', most: 60 })].find(
    ({ view }) => view.turn?.step === 'move',
  )!;
  const { hand } = deskFor(moving);
  const [first] = hand.range()!.spots.filter(({ points }) => points > 1);
  const thing: Pointed = { kind: 'space', space: first!.space };
  expect(hand.range()?.path).toBeUndefined();
  hand.point(thing);
  expect(hand.range()).toMatchObject({ pointed: first!.space });
  expect(hand.range()?.path?.at(-1)).toBe(first!.space);
  hand.point(undefined);
  expect(hand.awaits(thing)).toBe(false);
  hand.tap(thing);
  expect(hand.range()?.list?.space).toBe(first!.space);
  expect(hand.awaits(thing)).toBe(true);
  expect(hand.awaits({ kind: 'space', space: 'finish' })).toBe(false);
  hand.putDown();
  expect(hand.range()?.list).toBeUndefined();
});
