import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { expectDefined } from '../../../../core/ground/result';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import type { Action, ActionOf } from '../../actions';
import { CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import type { Design } from '../../content/designs';
import { PROVEN } from '../../content/provenDesigns';
import { robotOf } from '../../rules/field/field';
import { fitted } from '../../rules/setup/drawer';
import { newTeam } from '../../rules/setup/setup';
import { twoDesks } from '../../testing/scenes/drafting';
import type { State } from '../../state';
import { hard } from '../hard';

/** What a hard bot brings. */

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

function choiceIn(state: State, seed: string): Action {
  const view = kriegbot.project(state, 0);
  return hard.choose(view, 0, kriegbot.legal(view, 0), withDice(seededDice(seedFrom(seed))));
}

const designIn = (state: State, seed: string): ActionOf<'design'> => {
  const action = choiceIn(state, seed);
  return expectDefined(action.type === 'design' ? action : undefined, 'a design');
};

const cardsOf = ({ slots, skin }: Design | ActionOf<'design'>): readonly string[] =>
  [...Object.values(slots), skin].filter((card) => card !== '');

test.each(CHASSIS_IDS)('each proven design of a %s is legal as it is', (chassis) => {
  const { state } = twoDesks();
  for (const { slots, skin } of PROVEN[chassis])
    expect(fitted(state, { ...robotOf(state, 'green1'), chassis }, { slots, skin })).toEqual({ slots, skin });
});

/** The design phase with this template in the first seat. */
function designing(chassis: ChassisId): State {
  const { state } = twoDesks();
  return { ...state, robots: { ...state.robots, green1: { ...state.robots['green1']!, chassis } } };
}

test.each(CHASSIS_IDS)('with a %s it brings a proven design', (chassis) => {
  for (const seed of SEEDS) {
    const cards = cardsOf(designIn(designing(chassis), seed));
    expect(PROVEN[chassis].map((design) => cardsOf(design).toSorted())).toContainEqual(cards.toSorted());
  }
});

test('it is not always the same one', () => {
  const inner = SEEDS.map((seed) => designIn(designing('hoverbot'), seed).slots.inner);
  expect(new Set(inner).size).toBeGreaterThan(1);
});

test('a side takes a template for the best design first, then one that does well with any', () => {
  const { state } = kriegbot.setup(
    kriegbot.options.parse({ robots: 2 }),
    2,
    seededDice(seedFrom('templates')),
  );
  const dealt: readonly ChassisId[] = ['robotank', 'helibot', 'hoverbot'];
  const green = { ...newTeam({ scenario: 'showdown' }, 'green'), dealt };
  const before: State = { ...state, teams: { ...state.teams, green } };
  const first = choiceIn(before, 'first');
  expect(first).toMatchObject({
    type: 'template',
    chassis: expect.stringMatching(/helibot|hoverbot/u) as string,
  });
  const after = kriegbot.apply(before, 0, first, seededDice(seedFrom('apply'))) as { state: State };
  expect(choiceIn(after.state, 'second')).toMatchObject({ type: 'template', chassis: 'robotank' });
});
