import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { anyGame } from '../../../../core/game';
import { USUAL_LEVELS, type UsualLevel } from '../../../../core/bots/bot';
import { withDice } from '../../../../core/testing/means';
import { botPlayer, playout, playoutOf } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { given, type Given, type Position } from '../../testing/given';
import { drafting } from '../../testing/scenes/drafting';
import { edgeOf } from '../../rules/field/field';
import { isRefusal } from '../../../../core/ground/result';
import type { CoreId } from '../../content/cores';
import { coordinatesOf } from '../../content/map';
import type { State } from '../../state';
import { bots } from '..';

/** What bots do with bunkers and bombs (KS15.3 to KS15.6). */

const TANK = { chassis: 'robotank', at: 'A15' } as const;
const CAR = { chassis: 'robocar', at: 'U1', slots: { four: 'hotshotPilot' } } as const;

const compound = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'wmd',
    robots: { green1: TANK, yellow1: CAR, ...robots },
    units: [],
    buildings: [
      { id: 'b1', at: 'E5' },
      { id: 'b2', at: 'Q5' },
    ],
    ...more,
  });
const soldier = (at: string, robots: Given['robots'] = {}) =>
  compound({ phase: 'infantry', units: [{ id: 'baker', at, robot: '' }] }, robots);

function choice(level: UsualLevel, { state }: Pick<Position, 'state'>): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom('a'))));
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test('sets off a soldier beside an enemy, away from its own', () => {
    expect(choice(level, soldier('K8', { green1: { ...TANK, at: 'K9' }, green2: { at: 'A1' } })).type).toBe(
      'blowUp',
    );
  });
  test('not beside a robot of its own side, far from all enemies', () => {
    const place = soldier('K8', { yellow1: { ...CAR, at: 'K9' } });
    expect(choice(level, place).type).not.toBe('blowUp');
  });
  test('not in the last bunker', () => {
    const place = compound({
      phase: 'infantry',
      units: [{ id: 'baker', at: 'E5', robot: '' }],
      buildings: [{ id: 'b1', at: 'E5' }],
    });
    expect(choice(level, place).type).not.toBe('blowUp');
  });
});

/** A pilot beside his side's edge, whose derelict might hold a Suicide Nuke; and what follows when he has left. */
function hasLeft(): State {
  const core = (card: CoreId) => ({ powerCore: { card } });
  const place = given({
    options: { expansion: 'full', robots: 2 },
    phase: 'infantry',
    robots: {
      green1: {
        ...{ chassis: 'robotank', at: 'A1', facing: 'north', ...core('compulsatorFlywheel') },
        slots: { zero: 'chaff', four: 'radar', inner: 'holoBlur', deep: 'targetingComputer' },
      },
      green2: {
        ...{ at: 'K8', chassis: 'spiderbot', fate: 'derelict', cockpit: 'inner', ...core('mhdGenerator') },
        slots: { inner: '', zero: 'suicideNuke' },
      },
      yellow1: { chassis: 'robotank', at: 'U1', ...core('fuelCell') },
    },
    units: [{ id: 'adler', at: 'J15', pilot: 'hotshotPilot', robot: 'green2', armed: true }],
  });
  let { state } = place.play(0, { type: 'leave' });
  for (let steps = 0; state.question?.kind !== 'tent' && steps < 50; steps += 1) {
    const [seat = 0] = kriegbot.toAct(state);
    const action = kriegbot.fallback(kriegbot.project(state, seat), seat);
    const step = kriegbot.apply(state, seat, action, seededDice(seedFrom('left', steps)));
    if (isRefusal(step)) throw new Error(step.refused);
    state = step.state;
  }
  return state;
}

test.each(USUAL_LEVELS)('of a pilot who has left the %s bot asks only what he can still do', (level) => {
  const state = hasLeft();
  expect(state.question?.kind).toBe('tent');
  expect(state.units.map(({ at }) => at)).toEqual(['']);
  expect(['pass', 'remoteNuke']).toContain(choice(level, { state }).type);
});

test('the hard bot shoots at a bunker that it can hit', () => {
  const place = compound(
    { order: ['green1'] },
    { green1: { ...TANK, at: 'E7', facing: 'north', slots: { primary: 'flamethrower' } } },
  );
  expect(choice('hard', place)).toMatchObject({ type: 'attack', target: 'b1' });
});

test('the hard bot does not end its move beside a soldier', () => {
  const place = compound(
    { phase: 'movement', order: ['green1'], units: [{ id: 'baker', at: 'E9', robot: '' }] },
    { green1: { ...TANK, at: 'E11', facing: 'north' }, yellow1: { ...CAR, at: 'U1' } },
  );
  const move = choice('hard', place);
  expect(['endMove', 'idle', 'powerUp']).not.toContain(move.type);
});

test.each(USUAL_LEVELS)('the %s bot builds near its own edge', (level) => {
  const place = drafting(2, [['helibot'], ['robotank']], { scenario: 'wmd' }).passedTo('build');
  const built = choice(level, place);
  if (built.type !== 'build') throw new Error(`It does this: ${built.type}.`);
  const { r, q } = coordinatesOf(built.at);
  const down = 2 * r + q;
  expect(edgeOf(place.state, 'yellow') === 'top' ? down < 15 : down > 15).toBe(true);
});

test.each(['easy', 'hard'] as const)('%s bots play it to its end', (level) => {
  const plan = playoutOf(
    anyGame(kriegbot),
    { scenario: 'wmd' },
    { seed: level, players: [botPlayer(level), botPlayer(level)] },
  );
  let state: State | undefined;
  for (const { match } of playout(plan)) state = match.state as State;
  expect(['bunkersGone', 'invadersGone', 'limit']).toContain(state?.end?.cause);
});
