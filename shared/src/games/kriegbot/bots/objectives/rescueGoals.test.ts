import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { USUAL_LEVELS, type UsualLevel } from '../../../../core/bots/bot';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { rangeBetween } from '../../rules/field/arcs';
import { given, type Given, type Position } from '../../testing/given';
import { bots } from '..';
import { goalsOf } from './objectives';
import { WORTH } from '../field/weights';

/** What bots do with a pilot in hiding, and with those among whom he hides (KS16.2 to KS16.7). */

const SIX = ['adler', 'drake', 'ember', 'hale', 'marsh', 'pike'] as const;
const HELI = { chassis: 'helibot', at: 'E9', slots: { inner: 'hotshotPilot' } } as const;
const ROCKET = { chassis: 'rocketbot', at: 'Q9', slots: { inner: 'combatPilot' } } as const;
const HOVER = { chassis: 'hoverbot', at: 'E9', slots: { four: 'hotshotPilot' } } as const;

/** Two robots of Green, three tents near each, and an enemy out of the way. */
const fetching = (pilotName: string, more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'downedPilot',
    phase: 'infantry',
    robots: { green1: HELI, green2: ROCKET, yellow1: { chassis: 'robotank', at: 'K1' }, ...robots },
    units: SIX.map((id, index) => ({
      id,
      at: ['E9', 'Q9', 'E10', 'Q10', 'E8', 'Q8'][index] ?? '',
      robot: '',
    })),
    buildings: [],
    pilotName,
    ...more,
  });

function choice(level: UsualLevel, { state }: Position, seed = 'a'): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

/** Who boards first when bots play on. */
function firstAboard(level: UsualLevel, pilotName: string): string | undefined {
  let { state } = fetching(pilotName);
  const dice = seededDice(seedFrom(`${level} ${pilotName}`));
  for (let steps = 0; steps < 120 && !state.end; steps += 1) {
    const [seat = 0] = kriegbot.toAct(state);
    const view = kriegbot.project(state, seat);
    const action = bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(dice));
    const step = kriegbot.apply(state, seat, action, dice);
    if ('refused' in step) throw new Error(`Refused: ${step.refused}.`);
    ({ state } = step);
    const aboard = state.units.find((unit) => unit.aboard !== '');
    if (aboard) return aboard.id;
  }
  return undefined;
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test('has decoys board too: who boards first is seldom the pilot', () => {
    const first = SIX.map((pilot) => [pilot, firstAboard(level, pilot)] as const);
    expect(first.every(([, unit]) => unit !== undefined)).toBe(true);
    expect(first.filter(([pilot, unit]) => unit === pilot).length).toBeLessThanOrEqual(3);
  });
  test('has the pilot board as soon as he can', () => {
    expect(choice(level, fetching('adler').passedTo('tent', { robot: 'adler' })).type).toBe('board');
  });
});

describe('goals of Green', () => {
  const goalsIn = ({ state }: Position, id: string) => {
    const robot = state.robots[id];
    return robot ? goalsOf(kriegbot.project(state, 0), robot) : [];
  };
  const aboard = (ids: readonly string[], robot: string): Partial<Given> => ({
    units: SIX.map((id, index) =>
      ids.includes(id)
        ? { id, at: '', aboard: robot, slot: 'primary' as const, robot: '' }
        : { id, at: ['C9', 'Q9', 'C10', 'Q10', 'C8', 'Q8'][index] ?? '', robot: '' },
    ),
  });

  test('one fetches the pilot, the other a decoy', () => {
    const place = fetching('drake');
    expect(goalsIn(place, 'green2')).toMatchObject([{ kind: 'reach', at: 'Q9', weight: WORTH.goal.fetch }]);
    // It stands with one of them; the next one is on its way home, and takes no longer.
    expect(goalsIn(place, 'green1')).toMatchObject([
      { kind: 'reach', at: expect.stringMatching(/^E(9|10)$/) },
    ]);
  });
  test('who bears one of the six goes home, the pilot or not', () => {
    expect(goalsIn(fetching('drake', aboard(['drake'], 'green2')), 'green2')).toMatchObject([
      { kind: 'leave' },
    ]);
    expect(goalsIn(fetching('drake', aboard(['adler'], 'green1')), 'green1')).toMatchObject([
      { kind: 'leave' },
    ]);
  });
  test('but not before the pilot, if nobody else can fetch him', () => {
    const alone = fetching('drake', aboard(['adler'], 'green1'), {
      green2: { ...ROCKET, at: '', fate: 'fled' },
    });
    expect(goalsIn(alone, 'green1')).toMatchObject([{ kind: 'reach', at: 'Q9' }]);
  });
  test('who may not enter his hex waits beside it, and he does not hide there', () => {
    const place = fetching(
      'adler',
      { buildings: [{ id: 'b1', at: 'E10' }], units: SIX.map((id) => ({ id, at: 'E10', robot: '' })) },
      { green1: { ...HOVER, at: 'E8' }, green2: { ...ROCKET, at: '', fate: 'fled' } },
    );
    expect(goalsIn(place, 'green1')).toMatchObject([{ kind: 'reach', at: 'E10', within: 1 }]);
    const step = choice('hard', place.passedTo('tent', { robot: 'adler' }));
    expect(step.type === 'walk' && rangeBetween(step.to, 'E8')).toBeLessThan(2);
  });
});

test('the enemies go for all six alike, and hunt who bears one double', () => {
  const units = SIX.map((id, index) =>
    index === 0
      ? { id, at: '', aboard: 'green1', slot: 'primary' as const, robot: '' }
      : { id, at: 'Q10', robot: '' },
  );
  const goals = SIX.map((pilotName) => {
    const { state } = fetching(pilotName, { units });
    const yellow = state.robots['yellow1'];
    return yellow ? goalsOf(kriegbot.project(state, 1), yellow) : [];
  });
  const share = WORTH.goal.suspect / SIX.length;
  expect(goals[0]).toMatchObject([
    { kind: 'hunt', robot: 'green1', weight: 2 * share },
    { kind: 'reach', at: 'Q10', weight: share },
  ]);
  for (const other of goals) expect(other).toEqual(goals[0]);
});
