import { DIRECTIONS, hexTowards } from '@gearhall/shared/core/game/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { coordinatesOf, idAt } from '@gearhall/shared/games/kriegbot/content/map';
import { ITEM_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { controllerAt } from '../../testing/contexts';
import { jumpsSuite } from '../../testing/jumpsSuite';
import { chosenRobot } from '../dashboard/chosen';
import { BoardController } from './BoardController';
import { playedGame, type Moment } from '../testing/games';
import type { Pointed } from '../tools/tool';
import { words } from '../words';

const NAMES = ['Ada', 'Bo'];
const contextFor = (first: Moment) => controllerAt(BoardController, first, NAMES);

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

jumpsSuite({
  moments: moments.filter((_, index) => index % 16 === 0),
  names: NAMES,
  BoardController,
  thingsIn,
  look: (controller) => void controller.rack(),
});

type Move = Extract<Action, { type: 'move' }>;

/** A legal move straight ahead, or to a hex in another direction. */
function moveAt({ view, legal }: Moment, isAhead: boolean): Move {
  const { at = '', facing = 0 } = view.robots[view.question?.robot ?? ''] ?? {};
  const ahead = [1, 2, 3, 4, 5, 6, 7, 8].map((far) => idAt(hexTowards(coordinatesOf(at), facing, far)));
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

test('straight ahead takes one tap, without a question of facing', () => {
  const moment = first('option');
  const { sent, controller } = contextFor(moment);
  const move = moveAt(moment, true);
  controller.tap(hex(move.to));
  expect(sent).toEqual([{ action: move, isLegal: true }]);
});

test('by touch the first tap on another hex shows the path, the second moves there the cheapest way', () => {
  const moment = first('option');
  const { sent, controller } = contextFor(moment);
  const move = moveAt(moment, false);
  controller.tap(hex(move.to));
  expect(sent).toEqual([]);
  expect(controller.highlights()?.path?.at(-1)?.at).toBe(move.to);
  expect(controller.wheel()?.hex).toBe(move.to);
  controller.tap(hex(move.to));
  expect(sent).toMatchObject([{ action: { type: 'move', to: move.to }, isLegal: true }]);
});

test('each petal of the wheel names its facing', () => {
  const moment = first('place');
  const { sent, controller } = contextFor(moment);
  const place = moment.legal.find(({ type }) => type === 'place');
  if (place?.type !== 'place') throw new Error('Nowhere to begin.');
  expect(controller.highlights()?.starts).toContain(place.at);
  controller.tap(hex(place.at));
  controller.tap({ kind: 'facing', facing: 2 });
  expect(sent).toEqual([{ action: { type: 'place', at: place.at, facing: 2 }, isLegal: true }]);
});

test('pointing at a target shows the odds, a click then attacks', () => {
  const moment = first('attack');
  const { sent, controller } = contextFor(moment);
  const shot = moment.legal.find(({ type }) => type === 'attack');
  if (shot?.type !== 'attack') throw new Error('Nothing to attack.');
  controller.choose('arms', shot.arms);
  const thing: Pointed = moment.view.robots[shot.target] ? { kind: 'robot', robot: shot.target } : hex('K2');
  controller.tap(thing);
  const isRobot = thing.kind === 'robot';
  if (isRobot) {
    expect(sent).toEqual([]);
    expect(controller.highlights()?.targets.some(({ lines }) => /\d+ % to hit/u.test(lines.join()))).toBe(
      true,
    );
    controller.tap(thing);
    expect(sent).toMatchObject([{ action: { type: 'attack', arms: shot.arms, target: shot.target } }]);
  }
  expect(controller.highlights()?.bands.length).toBeGreaterThan(0);
});

test('the location of a hit is chosen on the plate of the robot that was hit', () => {
  const moment = first('locate');
  const { sent, controller } = contextFor(moment);
  const plate = controller.highlights()?.plate;
  expect(plate?.robot).toBe(moment.view.assault?.target);
  const [open] = plate?.open ?? [];
  if (!open) throw new Error('No place to choose.');
  controller.tap({ kind: 'item', item: open });
  expect(sent).toMatchObject([{ action: { type: 'locate' }, isLegal: true }]);
});

test('facts are whole sentences of real words, and reveal no face-down card of the other team', () => {
  for (const at of moments.filter((_, index) => index % 8 === 0)) {
    const { controller, facts } = contextFor(at);
    for (const thing of thingsIn(at)) controller.inspect(thing, SOMEWHERE);
    for (const shown of facts)
      expect(shown ? [shown.title, ...shown.lines].join() : '').not.toMatch(/undefined|NaN|hidden|object/u);
  }
});

test('what is chosen in the orders lies in the tool: the board shows it, and a tap sends it', () => {
  const { controller, planned, sent, moment } = contextFor(first('option'));
  const way = moment.peek().legal.findLast((action) => action.type === 'move');
  if (way?.type !== 'move') throw new Error('No way to go.');
  planned.value = way;
  controller.refresh();
  expect(controller.wheel()).toMatchObject({ hex: way.to, chosen: way.facing });
  expect(controller.highlights()?.path?.at(-1)).toEqual({ at: way.to, facing: way.facing });
  controller.tap(hex(way.to));
  expect(sent).toEqual([{ action: way, isLegal: true }]);
});

test('a weapon and a target chosen in the orders are chosen on the board', () => {
  const { controller, planned, moment } = contextFor(first('attack'));
  const shot = moment.peek().legal.findLast((action) => action.type === 'attack');
  if (shot?.type !== 'attack') throw new Error('Nothing to attack.');
  planned.value = shot;
  controller.refresh();
  expect(controller.rack()?.arms.find(({ chosen }) => chosen)?.id).toBe(shot.arms);
  expect(controller.highlights()?.targets.filter(({ lines }) => lines.length > 0)).toHaveLength(1);
  planned.value = { ...shot, target: 'nobody' };
  controller.refresh();
  expect(controller.rack()?.arms.find(({ chosen }) => chosen)?.id).toBe(shot.arms);
});

test('what is chosen on the board lies in the orders: a way, a weapon, a target', () => {
  const { controller, planned, moment } = contextFor(first('option'));
  const { to } = moveAt(moment.peek(), false);
  controller.tap(hex(to));
  expect(planned.value).toMatchObject({ type: 'move', to });
  controller.cancel();
  expect(planned.value).toBeUndefined();

  const fight = contextFor(first('attack'));
  const shots = fight.moment.peek().legal.filter((action) => action.type === 'attack');
  for (const arms of new Set(shots.map((shot) => shot.arms))) {
    fight.controller.choose('arms', arms);
    expect(fight.planned.value).toMatchObject({ type: 'attack', arms });
    fight.controller.refresh();
    expect(fight.controller.rack()?.arms.find(({ chosen }) => chosen)?.id).toBe(arms);
  }
});

test('the board proposes the same attack as the orders', () => {
  const all = moments.filter(({ view, legal }) => view.question?.kind === 'attack' && legal.length > 1);
  expect(all.length).toBeGreaterThan(0);
  for (const moment of all) {
    const { view, seat, legal } = moment;
    const group = words.orders(view, seat, legal, ['Ada', 'Bo']).find(({ id }) => id === 'attack');
    const proposed = group?.orders[0]?.action;
    if (proposed?.type !== 'attack') continue;
    expect(
      contextFor(moment)
        .controller.rack()
        ?.arms.find(({ chosen }) => chosen)?.id,
    ).toBe(proposed.arms);
  }
});

test('tapping any of my robots shows its sheet, whichever was shown before', () => {
  const moment = first('option');
  const { view, seat } = moment;
  const own = Object.values(view.robots).filter((robot) => robot.seat === seat && robot.at !== '');
  expect(own).toHaveLength(2);
  const { controller, sent } = contextFor(moment);
  for (const { id } of [...own, ...own.toReversed()]) {
    controller.tap(hex(moveAt(moment, false).to));
    controller.tap({ kind: 'robot', robot: id });
    expect(chosenRobot.value.robot).toBe(id);
  }
  expect(sent).toEqual([]);
});

test('a tap on a highlighted hex never says that it cannot be reached', () => {
  for (const moment of moments.filter(({ view }) => view.question?.kind === 'option')) {
    const { controller, said, sent } = contextFor(moment);
    for (const { hex: at } of controller.highlights()?.reach ?? []) controller.tap(hex(at));
    expect(said.join()).not.toMatch(/cannot|not asked|unreachable/iu);
    expect(sent.every(({ isLegal }) => isLegal)).toBe(true);
  }
});
