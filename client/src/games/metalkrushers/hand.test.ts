import { DIRECTIONS } from '@gearhall/shared/core/hex';
import { isLegal } from '../../stage/tool';
import { deskAt } from '../testing/desks';
import { Hand } from './hand';
import { readMove } from './reading';
import { playedGame, RICH, type Moment } from './testing/games';
import type { Pointed } from './tools/tool';

function deskFor(first: Moment) {
  const { desk, ...rest } = deskAt(first, ['Ada', 'Bo', 'Cy']);
  const hand = new Hand(desk, () => undefined);
  hand.refresh();
  return { ...rest, hand };
}

const SOMEWHERE = { x: 0, y: 0 };
const HEXES: readonly Pointed[] = ['i9', 'h8', 'i2', 'c3', 'm11'].map((hex) => ({ kind: 'hex', hex }));
const PETALS: readonly Pointed[] = DIRECTIONS.map((facing) => ({ kind: 'facing', facing }));
const thingsIn = ({ view }: Moment): readonly Pointed[] => [
  ...Object.keys(view.krushers).map((krusher): Pointed => ({ kind: 'krusher', krusher })),
  ...HEXES,
  ...PETALS,
];

test('whatever the hand holds, the view may jump to any moment of the game', () => {
  const moments = [...playedGame({ seats: 3, seed: 'jumps', most: 260, options: RICH })];
  const some = moments.filter((_, index) => index % 40 === 0);
  let sendings = 0;
  for (const from of some) {
    for (const to of some) {
      const { moment, sent, said, hand } = deskFor(from);
      for (const thing of thingsIn(from)) hand.tap(thing);
      hand.tap(HEXES[0]);
      moment.value = to;
      hand.refresh();
      for (const thing of thingsIn(to)) {
        hand.point(thing);
        hand.range();
        hand.inspect(thing, SOMEWHERE);
        hand.tap(thing);
      }
      expect(sent.filter(({ isLegal }) => !isLegal)).toEqual([]);
      expect(said.join()).not.toMatch(/undefined|NaN/u);
      sendings += sent.length;
    }
  }
  expect(sendings).toBeGreaterThan(0);
});

test('in a played game every question can be read, and facts are whole sentences of real numbers', () => {
  const kinds = new Set<string>();
  for (const at of playedGame({
    seats: 2,
    seed: 'facts',
    most: 300,
    options: { ...RICH, scenario: 'pickUp' },
  })) {
    kinds.add(at.view.question?.kind ?? at.view.phase);
    const { hand, facts } = deskFor(at);
    for (const thing of thingsIn(at)) hand.inspect(thing, SOMEWHERE);
    for (const shown of facts)
      expect(shown ? [shown.title, ...shown.lines].join() : '').not.toMatch(/undefined|NaN|hidden/u);
  }
  for (const kind of ['building', 'move', 'target', 'strike']) expect(kinds).toContain(kind);
});

describe('what is chosen on the board and in the orders is one choice', () => {
  const moving = [...playedGame({ seats: 2, seed: 'plan', most: 60 })].find(
    ({ view, seat }) => (readMove(view, seat)?.reach.size ?? 0) > 5,
  );
  if (!moving) throw new Error('Nobody moves in this game.');
  const reading = readMove(moving.view, moving.seat);
  const far = [...(reading?.reach ?? [])].find(([hex, ways]) => hex !== reading?.at && ways.length > 2);
  const [hex, ways] = far ?? ['', []];
  const last = ways.at(-1);

  test('a hex that is tapped is planned by its cheapest way, and forgotten with it', () => {
    const { planned, hand, sent } = deskFor(moving);
    hand.tap({ kind: 'hex', hex });
    expect(planned.value).toEqual({ type: 'move', to: hex, facing: ways[0]?.facing });
    hand.putDown();
    expect(planned.value).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test('a facing that is chosen in the orders is what a second tap sends', () => {
    const { planned, hand, sent } = deskFor(moving);
    planned.value = { type: 'move', to: hex, facing: last?.facing ?? 0 };
    hand.refresh();
    expect(hand.wheel()?.hex).toBe(hex);
    hand.tap({ kind: 'hex', hex });
    expect(sent).toEqual([{ action: { type: 'move', to: hex, facing: last?.facing }, isLegal: true }]);
  });
});

test('in played games no hex, petal or Krusher that is marked is answered by a refusal', () => {
  let taps = 0;
  for (const one of playedGame({ seats: 3, seed: 'marked', most: 300, options: RICH })) {
    const { hand, said } = deskFor(one);
    if (!readMove(one.view, one.seat)) continue;
    const reach = hand.range()?.reach ?? [];
    for (const { hex } of reach.filter((_reached, index) => index % 5 === 0)) {
      hand.putDown();
      hand.tap(hex === readMove(one.view, one.seat)?.at ? undefined : { kind: 'hex', hex });
      for (const { facing } of hand.wheel()?.petals ?? []) {
        expect(isLegal(one, { type: 'move', to: hex, facing } as const)).toBe(true);
        taps += 1;
      }
    }
    expect(said.filter((sentence) => /cannot|No way/u.test(sentence))).toEqual([]);
  }
  expect(taps).toBeGreaterThan(200);
});
