import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { drafting } from '@gearhall/shared/games/kriegbot/testing/scenes/drafting';
import { given, type Given, type Position } from '@gearhall/shared/games/kriegbot/testing/given';
import { words } from '../../words';
import { objectiveOf } from '../../words/scenarios/scenarios';

/** Mission Control and Tesla Tower in words. */

const NAMES = ['Ada', 'Bo'];
const viewOf = ({ state }: Position, seat = 0) => kriegbot.project(state, seat);

test('soldiers are seated by orders that name the card, and the motorized by its edge', () => {
  const seating = drafting(2, [['rocketbot'], ['robotank']], { scenario: 'missionControl' }).passedTo(
    'embark',
  );
  const view = viewOf(seating);
  expect(words.prompt(view, 0, NAMES)).toMatch(/^Your footsoldier Adler rides along on a card/u);
  const orders = words.orders(view, 0, kriegbot.legal(view, 0), NAMES);
  const labels = orders.find(({ id }) => id === 'aboard')?.orders.map(({ label }) => label) ?? [];
  expect(labels).toHaveLength(4);
  expect(labels[0]).toMatch(/^Board your Rocketbot: primary weapon, /u);
  const placing = viewOf(seating.passedTo('placeTent'));
  expect(words.prompt(placing, 0, NAMES)).toBe(
    'Place your motorized infantry Ives on a half-hex of your edge.',
  );
});

const control = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'missionControl',
    robots: { green1: { at: 'A15' }, yellow1: { at: 'U1' }, ...robots },
    units: [{ id: 'adler', at: 'K8', robot: '', placed: 1 }],
    ...more,
  });

test('the line above the board says who holds the building', () => {
  expect(objectiveOf(viewOf(control()), NAMES)).toBe(
    'The side with the last living robot wins. Infantry of Green holds Mission Control: it bombards as the status phase begins.',
  );
  expect(objectiveOf(viewOf(control({ units: [] })), NAMES)).toMatch(/Nobody holds Mission Control\.$/u);
});

test('what is refused, and where the tower is', () => {
  expect(words.refusal({ refused: 'shielded' })).toMatch(/same hex or a neighbouring one/u);
  const far = given({
    scenario: 'teslaTower',
    phase: 'movement',
    order: ['green1'],
    robots: { green1: { at: 'K4' } },
  });
  expect(words.refusal(far.refusal('green1', { type: 'powerUp' }))).toBe(
    'Here robots power up only within 3 hexes of K8.',
  );
  const building = drafting(2, [['rocketbot'], ['robotank']], { scenario: 'teslaTower' });
  expect(words.status(viewOf(building), NAMES)).toBe('The map is set up. Building 1 is placed.');
  expect(objectiveOf(viewOf(building), NAMES)).toMatch(/within 3 hexes of the Tesla Tower\.$/u);
});
