import { DIRECTIONS } from '@gearhall/shared/core/game/hex';
import { isLegal } from '../../../stage/boards/tool';
import { controllerAt } from '../../testing/contexts';
import { jumpsSuite } from '../../testing/jumpsSuite';
import { BoardController } from './BoardController';
import { readMove } from '../prospects/moveOptions';
import { playedGame, RICH, type Moment } from '../testing/games';
import type { Pointed } from '../tools/tool';

const NAMES = ['Ada', 'Bo', 'Cy'];
const contextFor = (first: Moment) => controllerAt(BoardController, first, NAMES);

const SOMEWHERE = { x: 0, y: 0 };
const HEXES: readonly Pointed[] = ['i9', 'h8', 'i2', 'c3', 'm11'].map((hex) => ({ kind: 'hex', hex }));
const PETALS: readonly Pointed[] = DIRECTIONS.map((facing) => ({ kind: 'facing', facing }));
const thingsIn = ({ view }: Moment): readonly Pointed[] => [
  ...Object.keys(view.krushers).map((krusher): Pointed => ({ kind: 'krusher', krusher })),
  ...HEXES,
  ...PETALS,
];

jumpsSuite({
  moments: [...playedGame({ seats: 3, seed: 'jumps', most: 260, options: RICH })].filter(
    (_, index) => index % 40 === 0,
  ),
  names: NAMES,
  BoardController,
  thingsIn: (moment) => [...thingsIn(moment), ...HEXES.slice(0, 1)],
});

test('in a played game every question can be read, and facts are whole sentences with real numbers', () => {
  const kinds = new Set<string>();
  for (const at of playedGame({
    seats: 2,
    seed: 'facts',
    most: 300,
    options: { ...RICH, scenario: 'pickUp' },
  })) {
    kinds.add(at.view.question?.kind ?? at.view.phase);
    const { controller, facts } = contextFor(at);
    for (const thing of thingsIn(at)) controller.inspect(thing, SOMEWHERE);
    for (const shown of facts)
      expect(shown ? [shown.title, ...shown.lines].join() : '').not.toMatch(/undefined|NaN|hidden/u);
  }
  for (const kind of ['building', 'move', 'target', 'strike']) expect(kinds).toContain(kind);
});

describe('the board and the orders share one choice', () => {
  const moving = [...playedGame({ seats: 2, seed: 'plan', most: 60 })].find(
    ({ view, seat }) => (readMove(view, seat)?.reach.size ?? 0) > 5,
  );
  if (!moving) throw new Error('Nobody moves in this game.');
  const moveOptions = readMove(moving.view, moving.seat);
  const far = [...(moveOptions?.reach ?? [])].find(
    ([hex, ways]) => hex !== moveOptions?.at && ways.length > 2,
  );
  const [hex, ways] = far ?? ['', []];
  const last = ways.at(-1);

  test('a hex that is tapped is planned by its cheapest way, and forgotten with it', () => {
    const { planned, controller, sent } = contextFor(moving);
    controller.tap({ kind: 'hex', hex });
    expect(planned.value).toEqual({ type: 'move', to: hex, facing: ways[0]?.facing });
    controller.cancel();
    expect(planned.value).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test('a facing that is chosen in the orders is what a second tap sends', () => {
    const { planned, controller, sent } = contextFor(moving);
    planned.value = { type: 'move', to: hex, facing: last?.facing ?? 0 };
    controller.refresh();
    expect(controller.wheel()?.hex).toBe(hex);
    controller.tap({ kind: 'hex', hex });
    expect(sent).toEqual([{ action: { type: 'move', to: hex, facing: last?.facing }, isLegal: true }]);
  });
});

test('in played games no marked hex, petal or Krusher leads to a refusal', () => {
  let taps = 0;
  for (const one of playedGame({ seats: 3, seed: 'marked', most: 300, options: RICH })) {
    const { controller, said } = contextFor(one);
    if (!readMove(one.view, one.seat)) continue;
    const reach = controller.highlights()?.reach ?? [];
    for (const { hex } of reach.filter((_reached, index) => index % 5 === 0)) {
      controller.cancel();
      controller.tap(hex === readMove(one.view, one.seat)?.at ? undefined : { kind: 'hex', hex });
      for (const { facing } of controller.wheel()?.petals ?? []) {
        expect(isLegal(one, { type: 'move', to: hex, facing } as const)).toBe(true);
        taps += 1;
      }
    }
    expect(said.filter((sentence) => /cannot|No way/u.test(sentence))).toEqual([]);
  }
  expect(taps).toBeGreaterThan(200);
});
