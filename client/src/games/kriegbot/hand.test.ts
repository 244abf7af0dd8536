import { DIRECTIONS, hexTowards } from '@gearhall/shared/core/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { hexAt, idAt } from '@gearhall/shared/games/kriegbot/content/map';
import { ITEM_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { deskAt } from '../testing/desks';
import { chosenRobot } from './dashboard/chosen';
import { Hand } from './hand';
import { playedGame, type Moment } from './testing/games';
import type { Pointed } from './tools/tool';
import { words } from './words';

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

type Move = Extract<Action, { type: 'move' }>;

/** A legal move straight ahead, or to a hex that does not lie there. */
function moveAt({ view, legal }: Moment, isAhead: boolean): Move {
  const { at = '', facing = 0 } = view.robots[view.question?.robot ?? ''] ?? {};
  const ahead = [1, 2, 3, 4, 5, 6, 7, 8].map((far) => idAt(hexTowards(hexAt(at), facing, far)));
  const move = legal.find(
    (action) =>
      action.type === 'move' &&
      action.to !== at &&
      ahead.includes(action.to) === isAhead &&
      (!isAhead || action.facing === facing),
  );
  if (move?.type !== 'move') throw new Error('Nowhere to go.');
  return move;
}

test('straight ahead is one tap, and no question of facing', () => {
  const moment = first('option');
  const { sent, hand } = deskFor(moment);
  const move = moveAt(moment, true);
  hand.tap(hex(move.to));
  expect(sent).toEqual([{ action: move, isLegal: true }]);
});

test('by touch the first tap on another hex shows the way, the second goes the cheapest', () => {
  const moment = first('option');
  const { sent, hand } = deskFor(moment);
  const move = moveAt(moment, false);
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

test('what is chosen on the board lies in the orders: a way, a weapon, a target', () => {
  const { hand, planned, moment } = deskFor(first('option'));
  const { to } = moveAt(moment.peek(), false);
  hand.tap(hex(to));
  expect(planned.value).toMatchObject({ type: 'move', to });
  hand.putDown();
  expect(planned.value).toBeUndefined();

  const fight = deskFor(first('attack'));
  const shots = fight.moment.peek().legal.filter((action) => action.type === 'attack');
  for (const arms of new Set(shots.map((shot) => shot.arms))) {
    fight.hand.choose('arms', arms);
    expect(fight.planned.value).toMatchObject({ type: 'attack', arms });
    fight.hand.refresh();
    expect(fight.hand.rack()?.arms.find(({ chosen }) => chosen)?.id).toBe(arms);
  }
});

test('the board proposes the attack that the orders propose', () => {
  const all = moments.filter(({ view, legal }) => view.question?.kind === 'attack' && legal.length > 1);
  expect(all.length).toBeGreaterThan(0);
  for (const moment of all) {
    const { view, seat, legal } = moment;
    const group = words.orders(view, seat, legal, ['Ada', 'Bo']).find(({ id }) => id === 'attack');
    const proposed = group?.orders[0]?.action;
    if (proposed?.type !== 'attack') continue;
    expect(
      deskFor(moment)
        .hand.rack()
        ?.arms.find(({ chosen }) => chosen)?.id,
    ).toBe(proposed.arms);
  }
});

test('whichever of my robots is tapped, its sheet is shown, whatever was held before', () => {
  const moment = first('option');
  const { view, seat } = moment;
  const own = Object.values(view.robots).filter((robot) => robot.seat === seat && robot.at !== '');
  expect(own).toHaveLength(2);
  const { hand, sent } = deskFor(moment);
  for (const { id } of [...own, ...own.toReversed()]) {
    hand.tap(hex(moveAt(moment, false).to));
    hand.tap({ kind: 'robot', robot: id });
    expect(chosenRobot.value.robot).toBe(id);
  }
  expect(sent).toEqual([]);
});

test('a tap on a highlighted hex never says that it cannot be reached', () => {
  for (const moment of moments.filter(({ view }) => view.question?.kind === 'option')) {
    const { hand, said, sent } = deskFor(moment);
    for (const { hex: at } of hand.range()?.reach ?? []) hand.tap(hex(at));
    expect(said.join()).not.toMatch(/cannot|not asked|unreachable/iu);
    expect(sent.every(({ isLegal }) => isLegal)).toBe(true);
  }
});
