import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { given, type Given, type Position } from '@gearhall/shared/games/kriegbot/testing/given';
import { controllerAt } from '../../../testing/contexts';
import { BoardController } from '../../board/BoardController';
import { frameOf } from '../../board/framing';
import { WORLD } from '../../looks/layout';
import type { Moment } from '../../testing/games';
import type { Pointed } from '../../tools/tool';
import { words } from '../../words';

/** Bombs Away on the board, in the orders and in words. */

const NAMES = ['Ada', 'Bo'];
const SOLDIERS = (['baker', 'castle', 'falk', 'garner'] as const).map((id) => ({ id, robot: '', at: '' }));
const hex = (id: string): Pointed => ({ kind: 'hex', hex: id });

const sky = (more: Partial<Given> = {}): Position =>
  given({
    scenario: 'bombsAway',
    phase: 'status',
    robots: { green1: { at: 'K12' }, yellow1: { at: 'K4' } },
    ...more,
  });

function momentOf({ state }: Position, seat = 1): Moment {
  const view = kriegbot.project(state, seat);
  return { view, seat, legal: kriegbot.legal(view, seat) } as Moment;
}

test('a bomb is called by a tap, and by a second one; the whole map is shown', () => {
  const moment = momentOf(sky().passedTo('callBomb'));
  expect(words.prompt(moment.view, 1, NAMES)).toMatch(/^Call a bomb to any hex/u);
  expect(words.status(moment.view, NAMES)).toMatch(/A bomb may be called from above[.]/u);
  expect(frameOf(moment.view, { ...moment, window: { width: 390, height: 700 } } as never)).toEqual(WORLD);
  const { sent, controller } = controllerAt(BoardController, moment, NAMES);
  controller.tap(hex('K8'));
  expect(sent).toEqual([]);
  controller.tap(hex('K8'));
  expect(sent).toEqual([{ action: { type: 'callBomb', at: 'K8' }, isLegal: true }]);
});

test('or none, by an order', () => {
  const { view, legal } = momentOf(sky().passedTo('callBomb'));
  const orders = words.orders(view, 1, legal, NAMES).flatMap((group) => group.orders);
  expect(orders.map(({ label }) => label)).toContain('No bomb this turn');
  expect(orders.map(({ label }) => label).join()).toMatch(/Call a bomb to K8/u);
});

test('the line above the board tells of the tower, and of who is still above', () => {
  const told = (place: Position) => words.objective?.(place.view(0), NAMES);
  expect(told(sky({ units: SOLDIERS, phase: 'infantry' }))).toBe(
    'The first kill wins. The attackers call a bomb each turn as long as their TV tower stands. 4 footsoldiers still above.',
  );
  expect(told(sky({ structures: { towerTop: 2 } }))).toBe(
    'The first kill wins. The TV tower of the attackers has fallen: no more bombs.',
  );
});

test('the log says who calls the bomb, and whose footsoldier marks a hex', () => {
  const writer = words.logWriter(NAMES);
  const called = sky().passedTo('callBomb').play(1, { type: 'callBomb', at: 'K8' });
  const marked = sky({ units: SOLDIERS, phase: 'infantry' }).play(1, { type: 'disk', at: 'A1' });
  const lines = [...called.events, ...marked.events].map((event) => writer(event)?.text);
  expect(lines).toContain('Yellow calls a bomb to K8.');
  expect(lines).toContain('Bo’s footsoldier Baker marks A1, and lands there next turn.');
});
