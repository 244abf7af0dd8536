import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { given, type Given, type Position } from '@gearhall/shared/games/kriegbot/testing/given';
import { controllerAt } from '../../testing/contexts';
import { BoardController } from '../board/BoardController';
import { loadBlasts } from '../attacks/blasts';
import type { Moment } from '../testing/games';
import { words } from '../words';
import { frameOfReach, reachOf } from './reach';
import { reachInWords } from './words';

beforeAll(loadBlasts);

const NAMES = ['Ada', 'Bo'];

/** Baker may set off his bomb: beside him a robot of Green, further off one of each side, a comrade in a bunker, one in the open. */
const FIELD: Given = {
  scenario: 'wmd',
  phase: 'infantry',
  robots: {
    green1: { at: 'K6', chassis: 'robotank' },
    green2: { at: 'K11', chassis: 'rocketbot', seat: 0 },
    yellow1: { at: 'O7', chassis: 'hoverbot' },
  },
  buildings: ['G6', 'L10'],
  units: [
    { id: 'baker', at: 'K7' },
    { id: 'castle', at: 'G6' },
    { id: 'falk', at: 'O9' },
  ],
};

function momentOf({ state }: Position, seat = 1): Moment {
  const view = kriegbot.project(state, seat);
  return { view, seat, legal: kriegbot.legal(view, seat) } as Moment;
}
const asked = (more: Partial<Given> = {}): Position => given({ ...FIELD, ...more });
const BLOW_UP = { type: 'blowUp' } as const;

test('what it says is what happens', () => {
  const place = asked().passedTo('tent');
  const { view } = momentOf(place);
  const reach = reachOf(view, BLOW_UP);
  const harms = Object.fromEntries((reach?.struck ?? []).map(({ id, harm }) => [id, harm]));
  expect(harms).toMatchObject({
    green1: 'destroyed',
    green2: 'harmed',
    yellow1: 'harmed',
    falk: 'destroyed',
  });
  expect(harms).not.toHaveProperty('castle');
  expect(harms).not.toHaveProperty('baker');
  expect(harms).not.toHaveProperty('b1');
  const { state } = place.play(1, BLOW_UP, { rolls: Array<number>(4).fill(2) });
  const standing = (id: string): boolean => (state.robots[id]?.at ?? '') !== '';
  expect([standing('green1'), standing('green2')]).toEqual([false, true]);
  expect(state.units.filter(({ at }) => at !== '').map(({ id }) => id)).toEqual(['castle']);
});

test('the panel names whom it strikes, those of its own side once more', () => {
  const { view } = momentOf(asked().passedTo('tent'));
  const reach = reachOf(view, BLOW_UP)!;
  const told = reachInWords(view, reach, { seat: 1, names: NAMES }).map(
    ({ title, text }) => `${title}: ${text}`,
  );
  expect(told[0]).toMatch(/^Destroyed, within 2 hexes: .*Ada’s Robotank/u);
  expect(told[1]).toMatch(/^Damaged, within 6 hexes: .*Ada’s Rocketbot/u);
  expect(told[2]).toBe('Of your own side: your Hoverbot and your footsoldier Falk.');
});

test('the board draws it once it is chosen in the orders, and shows all of it', () => {
  const { controller, planned } = controllerAt(BoardController, momentOf(asked().passedTo('tent')), NAMES);
  expect(controller.highlights()?.blast).toBeUndefined();
  planned.value = BLOW_UP;
  controller.refresh();
  const reach = controller.reach();
  expect(controller.highlights()?.blast).toBeDefined();
  expect(reach).toMatchObject({ rings: [{ within: 2 }, { within: 6 }] });
  expect(reach && frameOfReach(reach)?.width).toBeGreaterThan(700);
});

test('the order stands in a form of its own, which asks for confirmation', () => {
  const { view, legal } = momentOf(asked().passedTo('tent'));
  const group = words.orders(view, 1, legal, NAMES).find(({ id }) => id === 'blast');
  expect(group?.orders.map(({ label }) => label)).toEqual(['Set off the bomb']);
  expect(group?.form).toBeDefined();
});

test('a called bomb has one ring, on all of which is rolled for', () => {
  const sky = given({
    scenario: 'bombsAway',
    phase: 'status',
    robots: { green1: { at: 'K8' }, yellow1: { at: 'L8' } },
  });
  const { view } = momentOf(sky.passedTo('callBomb'));
  const reach = reachOf(view, { type: 'callBomb', at: 'K8' });
  expect(reach?.rings).toEqual([{ within: 1, harm: 'rolled' }]);
  expect(reach?.struck.map(({ id }) => id)).toEqual(expect.arrayContaining(['green1', 'yellow1']));
});

test('a Suicide Nuke goes off where its robot stands, which is not named', () => {
  const place = given({
    robots: {
      green1: {
        at: 'K8',
        chassis: 'robotank',
        slots: { zero: 'suicideNuke' },
        poweredUp: true,
      },
      yellow1: { at: 'K6' },
    },
  });
  const { view, legal } = momentOf(place.passedTo('attack', { robot: 'green1' }), 0);
  expect(legal).toContainEqual({ type: 'nuke' });
  const reach = reachOf(view, { type: 'nuke' });
  expect(reach?.at).toBe('K8');
  expect(reach?.struck).toContainEqual({ id: 'yellow1', at: 'K6', harm: 'destroyed' });
  expect(reach?.struck.map(({ id }) => id)).not.toContain('green1');
});
