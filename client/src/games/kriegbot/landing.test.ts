import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { drafting } from '@gearhall/shared/games/kriegbot/testing/scenes/drafting';
import { tooNearForDisk } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { beach } from '@gearhall/shared/games/kriegbot/testing/scenes/beach';
import { FACING, type Given, type Position } from '@gearhall/shared/games/kriegbot/testing/given';
import { controllerAt } from '../testing/contexts';
import { BoardController } from './board/BoardController';
import { factsOf } from './board/facts';
import { frameOf } from './board/framing';
import { pointOf, WORLD } from './looks/layout';
import type { Moment } from './testing/games';
import type { Pointed } from './tools/tool';
import { diskPictures } from './views/diskView';
import { words } from './words';
import { conditionOf } from './words/turn/status';

/** Insertion re-entry on the board, in the orders and in words. */

const NAMES = ['Ada', 'Bo'];
const hex = (id: string): Pointed => ({ kind: 'hex', hex: id });

function momentOf({ state }: Position, seat = 0): Moment {
  const view = kriegbot.project(state, seat);
  return { view, seat, legal: kriegbot.legal(view, seat) } as Moment;
}
const boardAt = (moment: Moment) => controllerAt(BoardController, moment, NAMES);

const landing = (more: Partial<Given> = {}): Position =>
  beach({ units: [{ id: 'baker', at: 'A14', robot: '' }], ...more });
const MARKED: Partial<Given> = { disks: [{ unit: 'green2', at: 'K8' }] };

test('a hex is marked by a tap, and by a second one; the first one shows it', () => {
  const moment = momentOf(landing());
  expect(words.prompt(moment.view, 0, NAMES)).toBe(
    'Mark the hex where your Rocketbot lands next turn, or wait.',
  );
  const { sent, controller } = boardAt(moment);
  expect(controller.highlights()?.starts).toEqual([]);
  controller.tap(hex('K8'));
  expect(sent).toEqual([]);
  expect(controller.highlights()?.goal).toBe('K8');
  controller.tap(hex('K8'));
  expect(sent).toEqual([{ action: { type: 'disk', at: 'K8' }, isLegal: true }]);
});

test('the last that can mark a hex is told so; a hex that is too near says why', () => {
  const moment = momentOf(landing({ ...MARKED, order: ['green1'] }));
  expect(words.prompt(moment.view, 0, NAMES)).toBe(
    'Mark the hex where your Robotank lands next turn: it is the last one that can.',
  );
  expect(words.refusal(tooNearForDisk(moment.view))).toMatch(/more than 6 hexes/u);
  const { sent, controller } = boardAt(moment);
  expect(controller.highlights()?.starts).toContain('K15');
  expect(controller.highlights()?.starts).not.toContain('K14');
  controller.tap(hex('K14'));
  controller.tap(hex('K14'));
  expect(sent).toEqual([]);
});

test('who lands is turned on its disk, by a petal or by an order', () => {
  const moment = momentOf(landing(MARKED));
  expect(words.prompt(moment.view, 0, NAMES)).toBe(
    'Your Rocketbot lands on K8 this turn: choose which way it faces.',
  );
  const { sent, controller } = boardAt(moment);
  expect(controller.wheel()?.hex).toBe('K8');
  expect(controller.wheel()?.petals).toHaveLength(6);
  controller.tap({ kind: 'facing', facing: FACING.south });
  expect(sent).toEqual([{ action: { type: 'land', facing: FACING.south }, isLegal: true }]);
  const orders = words.orders(moment.view, 0, moment.legal, NAMES);
  expect(orders.find(({ id }) => id === 'land')?.orders.map(({ label }) => label)).toContain(
    'Land, facing south',
  );
});

test('the whole map is shown while a hex is chosen, then the hex', () => {
  const window = { width: 900, height: 750 };
  const framed = (moment: Moment) => frameOf(moment.view, { ...moment, window });
  expect(framed(momentOf(landing()))).toBe(WORLD);
  const box = framed(momentOf(landing(MARKED)));
  const { x, y } = pointOf('K8');
  expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeLessThan(1);
  expect(box.width).toBeLessThan(WORLD.width);
  // Others see who fights.
  expect(framed(momentOf(landing(), 1))).not.toBe(WORLD);
});

test('a tent begins where it is tapped, also with a robot of its side', () => {
  const fleet = [['rocketbot', 'helibot'], ['robotank']] as const;
  const placed = drafting(2, fleet, { scenario: 'beachhead' })
    .passedTo('place')
    .play(1, { type: 'place', at: 'K8', facing: FACING.north });
  const moment = momentOf(placed, 1);
  expect(words.prompt(moment.view, 1, NAMES)).toBe('Place your footsoldier Baker on any hex.');
  const { sent, controller } = boardAt(moment);
  const tank: Pointed = { kind: 'robot', robot: 'yellow1' };
  controller.tap(tank);
  controller.tap(tank);
  expect(sent).toEqual([{ action: { type: 'placeTent', at: 'K8' }, isLegal: true }]);
  const tell = words.logWriter(NAMES, { begun: placed.view(1) });
  const begun = placed.play(1, { type: 'placeTent', at: 'A1' }).view(1);
  const facts = factsOf({ kind: 'robot', robot: 'baker' }, begun, NAMES, undefined);
  expect(facts?.title).toMatch(/Baker/u);
  expect(facts?.lines.join(' ')).not.toMatch(/just come out/u);
  const [line] = placed.play(1, { type: 'placeTent', at: 'K8' }).events.map((event) => tell(event)?.text);
  expect(line).toBe('Bo’s footsoldier Baker begins on K8.');
});

test('everybody can tell the disks apart, count them, and read when who lands', () => {
  const { view } = momentOf(
    landing({
      disks: [
        { unit: 'green2', at: 'K8', turn: 1 },
        { unit: 'green1', at: 'A1', turn: 2 },
      ],
    }),
    1,
  );
  expect(diskPictures(view)).toEqual([
    { id: 'green2', team: 'green', at: 'K8', sign: '2', isNow: true },
    { id: 'green1', team: 'green', at: 'A1', sign: '1', isNow: false },
  ]);
  expect(factsOf(hex('K8'), view, NAMES, undefined)?.lines).toContain(
    'Ada’s Rocketbot lands on K8 this turn.',
  );
  expect(factsOf(hex('A1'), view, NAMES, undefined)?.lines).toContain(
    'Ada’s Robotank lands on A1 next turn.',
  );
});

test('who is still above is counted, and its sheet says so', () => {
  const { view } = momentOf(landing(MARKED), 1);
  expect(words.objective?.(view, NAMES)).toBe(
    'The last side with a unit wins; at the turn limit, the defenders. Left: Attackers 2 (2 to land), Defenders 2.',
  );
  const conditions = Object.values(view.robots).map((robot) => conditionOf(view, robot));
  expect(conditions).toEqual(['still above', 'lands on K8 this turn', 'undamaged']);
});
