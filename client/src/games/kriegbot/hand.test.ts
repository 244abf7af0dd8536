import { DIRECTIONS } from '@gearhall/shared/core/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { ITEM_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { deskAt } from '../testing/desks';
import { Hand } from './hand';
import { playedGame, type Moment } from './testing/games';
import type { Pointed } from './tools/tool';

function deskFor(first: Moment) {
  const { desk, ...rest } = deskAt(first, ['Ada', 'Bo']);
  const hand = new Hand(desk, () => undefined);
  hand.refresh();
  return { ...rest, hand };
}

const SOMEWHERE = { x: 0, y: 0 };
const hex = (id: string): Pointed => ({ kind: 'hex', hex: id });
const PETALS: readonly Pointed[] = DIRECTIONS.map((facing) => ({ kind: 'facing', facing }));
const thingsIn = ({ view, legal }: Moment): readonly Pointed[] => [
  ...Object.keys(view.robots).map((robot): Pointed => ({ kind: 'robot', robot })),
  ...['K7', 'K9', 'O7', 'A1', 'B0', 'B15'].map(hex),
  ...legal.flatMap((action) => (action.type === 'move' ? [hex(action.to)] : [])).slice(0, 3),
  ...PETALS,
  ...ITEM_IDS.map((item): Pointed => ({ kind: 'item', item })),
];

const moments = [...playedGame({ seats: 2, seed: 'hands', most: 160, options: { robots: 2 } })];
const first = (kind: string): Moment => {
  const found = moments.find(
    ({ view, legal }) => view.question?.kind === kind && legal.some(({ type }) => type === TYPES[kind]),
  );
  if (!found) throw new Error(`No ${kind} in this game.`);
  return found;
};
const TYPES: Readonly<Record<string, Action['type']>> = {
  place: 'place',
  option: 'move',
  attack: 'attack',
  locate: 'locate',
};

test('whatever the hand holds, the view may jump to any moment of the game, and only legal actions are sent', () => {
  const some = moments.filter((_, index) => index % 16 === 0);
  let sendings = 0;
  for (const from of some) {
    for (const to of some) {
      const { moment, sent, said, hand } = deskFor(from);
      for (const thing of thingsIn(from)) hand.tap(thing);
      moment.value = to;
      hand.refresh();
      for (const thing of thingsIn(to)) {
        hand.point(thing);
        hand.range();
        hand.rack();
        hand.tap(thing);
      }
      expect(sent.filter(({ isLegal }) => !isLegal)).toEqual([]);
      expect(said.join()).not.toMatch(/undefined|NaN/u);
      sendings += sent.length;
    }
  }
  expect(sendings).toBeGreaterThan(0);
}, 60_000);

test('by touch the first tap on a hex shows the way, the second goes the cheapest', () => {
  const moment = first('option');
  const { sent, hand } = deskFor(moment);
  const move = moment.legal.find(
    (action) =>
      action.type === 'move' && action.to !== moment.view.robots[moment.view.question?.robot ?? '']?.at,
  );
  if (move?.type !== 'move') throw new Error('Nowhere to go.');
  hand.tap(hex(move.to));
  expect(sent).toEqual([]);
  expect(hand.range()?.path?.at(-1)?.at).toBe(move.to);
  expect(hand.wheel()?.hex).toBe(move.to);
  hand.tap(hex(move.to));
  expect(sent).toMatchObject([{ action: { type: 'move', to: move.to }, isLegal: true }]);
});

test('a petal of the wheel says how it faces there', () => {
  const moment = first('place');
  const { sent, hand } = deskFor(moment);
  const place = moment.legal.find(({ type }) => type === 'place');
  if (place?.type !== 'place') throw new Error('Nowhere to begin.');
  expect(hand.range()?.starts).toContain(place.at);
  hand.tap(hex(place.at));
  hand.tap({ kind: 'facing', facing: 2 });
  expect(sent).toEqual([{ action: { type: 'place', at: place.at, facing: 2 }, isLegal: true }]);
});

test('a target is told before it is attacked: pointing shows its odds, a click then attacks', () => {
  const moment = first('attack');
  const { sent, hand } = deskFor(moment);
  const shot = moment.legal.find(({ type }) => type === 'attack');
  if (shot?.type !== 'attack') throw new Error('Nothing to attack.');
  hand.choose('arms', shot.arms);
  const thing: Pointed = moment.view.robots[shot.target] ? { kind: 'robot', robot: shot.target } : hex('K2');
  hand.tap(thing);
  const isRobot = thing.kind === 'robot';
  if (isRobot) {
    expect(sent).toEqual([]);
    expect(hand.range()?.targets.some(({ lines }) => /\d+ % to hit/u.test(lines.join()))).toBe(true);
    hand.tap(thing);
    expect(sent).toMatchObject([{ action: { type: 'attack', arms: shot.arms, target: shot.target } }]);
  }
  expect(hand.range()?.bands.length).toBeGreaterThan(0);
});

test('the place of a hit is chosen on the plate of the robot that was hit', () => {
  const moment = first('locate');
  const { sent, hand } = deskFor(moment);
  const plate = hand.range()?.plate;
  expect(plate?.robot).toBe(moment.view.assault?.target);
  const [open] = plate?.open ?? [];
  if (!open) throw new Error('No place to choose.');
  hand.tap({ kind: 'item', item: open });
  expect(sent).toMatchObject([{ action: { type: 'locate' }, isLegal: true }]);
});

test('facts are whole sentences of real words, and tell no face-down card of the other team', () => {
  for (const at of moments.filter((_, index) => index % 8 === 0)) {
    const { hand, facts } = deskFor(at);
    for (const thing of thingsIn(at)) hand.inspect(thing, SOMEWHERE);
    for (const shown of facts)
      expect(shown ? [shown.title, ...shown.lines].join() : '').not.toMatch(/undefined|NaN|hidden|object/u);
  }
});

test('what is chosen in the orders lies in the hand: the board shows it, and a tap sends it', () => {
  const { hand, planned, sent, moment } = deskFor(first('option'));
  const way = moment.peek().legal.findLast((action) => action.type === 'move');
  if (way?.type !== 'move') throw new Error('No way to go.');
  planned.value = way;
  hand.refresh();
  expect(hand.wheel()).toMatchObject({ hex: way.to, chosen: way.facing });
  expect(hand.range()?.path?.at(-1)).toEqual({ at: way.to, facing: way.facing });
  hand.tap(hex(way.to));
  expect(sent).toEqual([{ action: way, isLegal: true }]);
});

test('a weapon and a target chosen in the orders are chosen on the board', () => {
  const { hand, planned, moment } = deskFor(first('attack'));
  const shot = moment.peek().legal.findLast((action) => action.type === 'attack');
  if (shot?.type !== 'attack') throw new Error('Nothing to attack.');
  planned.value = shot;
  hand.refresh();
  expect(hand.rack()?.arms.find(({ chosen }) => chosen)?.id).toBe(shot.arms);
  expect(hand.range()?.targets.filter(({ lines }) => lines.length > 0)).toHaveLength(1);
  planned.value = { ...shot, target: 'nobody' };
  hand.refresh();
  expect(hand.rack()?.arms.find(({ chosen }) => chosen)?.id).toBe(shot.arms);
});
