import { quickDice, seedFrom } from '../../core/dice/dice';
import { isRefusal } from '../../core/ground/result';
import type { Seat } from '../../core/ground/seats';
import { kriegbot } from '.';
import type { Action } from './actions';
import type { ScenarioId } from './content/scenarios';
import type { State } from './state';
import { given, type GivenRobot } from './testing/given';
import { attackWith } from './testing/scenes/shots';

/** Two tables that differ only in what lies face down at green's: the others are told the same of both. */

const [GREEN, YELLOW] = [0, 1] as const;

const core = (card: NonNullable<GivenRobot['powerCore']>['card']): Partial<GivenRobot> => ({
  powerCore: { card },
});
const low = (card: NonNullable<GivenRobot['powerCore']>['card'], level: number): Partial<GivenRobot> => ({
  powerCore: { card, level },
});
const system = (inner: NonNullable<GivenRobot['slots']>['inner']): Partial<GivenRobot> => ({
  slots: { inner },
});
const PAIRS: readonly (readonly [string, Partial<GivenRobot>, Partial<GivenRobot>])[] = [
  ['a Fuel Cell or an Ultracapacitor', core('fuelCell'), core('ultracapacitor')],
  ['a Solenoid or a Nanowire Battery', core('superconductingSolenoid'), core('nanowireBattery')],
  ['a MAD Sensor or a Radar', system('madSensor'), system('radar')],
  ['a full Infantry Pod or a drone', system('infantryPod'), system('uav')],
  ['a Rectenna or Superconductors', system('rectenna'), system('superconductors')],
  ['camouflage or foam', { skin: 'activeCamouflage' }, { skin: 'ablativeFoam' }],
];
/** Their cores as low as they begin there. */
const LOW_PAIRS: typeof PAIRS = [
  ['a Fuel Cell or an Ultracapacitor', low('fuelCell', 3), low('ultracapacitor', 1)],
  ['a Solenoid or a Nanowire Battery', low('superconductingSolenoid', 2), low('nanowireBattery', 3)],
  [
    'a Rectenna or Superconductors',
    { ...low('fuelCell', 3), ...system('rectenna') },
    { ...low('fuelCell', 3), ...system('superconductors') },
  ],
];
const PHASES = ['movement', 'attack', 'infantry', 'status'] as const;

const tableWith = (
  phase: (typeof PHASES)[number],
  green: Partial<GivenRobot>,
  scenario: ScenarioId = 'showdown',
): State =>
  given({
    scenario,
    phase,
    options: { expansion: 'full', robots: 2 },
    teams: {
      green: { cores: ['fuelCell', 'ultracapacitor', 'superconductingSolenoid', 'nanowireBattery'] },
    },
    robots: {
      green1: { chassis: 'robotank', at: 'L10', disabled: ['secondary'], ...core('fuelCell'), ...green },
      green2: { chassis: 'spiderbot', at: 'A15', powerCore: { card: 'mhdGenerator' } },
      yellow1: {
        chassis: 'hoverbot',
        at: 'L7',
        slots: { primary: 'railgun' },
        powerCore: { card: 'compulsatorFlywheel', shown: true, level: 5 },
      },
      yellow2: { at: 'A1' },
    },
    units: [
      { id: 'adler', at: 'K11' },
      { id: 'baker', at: 'L9' },
    ],
  }).state;

/** What yellow tries at every moment, most of it in vain. */
const TRIES: readonly Action[] = [
  attackWith('railgun', { target: 'green1', overcharge: 2 }),
  attackWith('railgun', { target: 'adler', help: ['rectenna'] }),
  { type: 'fire', arms: 'rifle', target: 'green2' },
  { type: 'board', slot: 'inner' },
  { type: 'revive' },
  { type: 'ability' },
  { type: 'reboot' },
  { type: 'bailOut', who: 'foot', at: 'L8' },
  { type: 'detonate', robot: 'green1' },
];

/** All that others than green are told. */
function told(state: State): unknown {
  const dice = () => quickDice(seedFrom('tried in vain'));
  return {
    toAct: kriegbot.toAct(state),
    views: [kriegbot.project(state, YELLOW), kriegbot.project(state, 'spectator')],
    legal: kriegbot.legal(kriegbot.project(state, YELLOW), YELLOW),
    deadline: kriegbot.answerDeadline?.(state),
    refused: TRIES.map((action) => {
      const step = kriegbot.apply(state, YELLOW, action, dice());
      return isRefusal(step) ? step : 'accepted';
    }),
  };
}

/** Yellow shoots where it can, overcharged if possible; green does as little as it can. */
function nextIn(state: State, seat: Seat): Action {
  const view = kriegbot.project(state, seat);
  const legal = kriegbot.legal(view, seat);
  const shots = legal.filter(({ type }) => type === 'attack' || type === 'fire');
  const called = legal.find((action) => action.type === 'callBomb' && action.at === 'L10');
  return (seat === GREEN ? undefined : (shots.at(-1) ?? called)) ?? kriegbot.fallback(view, seat);
}

const STEPS = 14;

/** The same steps at both tables, and all that is told of them. */
function compare(phase: string, begun: readonly [State, State]): void {
  let twins = begun;
  for (let step = 0; step < STEPS; step += 1) {
    expect(told(twins[1])).toEqual(told(twins[0]));
    const [seat] = kriegbot.toAct(twins[0]);
    if (seat === undefined) return;
    const action = nextIn(twins[0], seat);
    const after = twins.map((state) =>
      kriegbot.apply(state, seat, action, quickDice(seedFrom(phase, String(step)))),
    );
    const [here, there] = after;
    if (!here || !there || isRefusal(here) || isRefusal(there)) throw new Error(JSON.stringify(action));
    expect(there.events).toEqual(here.events);
    twins = [here.state, there.state];
  }
}

describe.each(PHASES)('KX example 31, KX39: nothing is betrayed, beginning with the phase %s', (phase) => {
  test.each(PAIRS)('by %s', (_what, one, other) => {
    compare(phase, [tableWith(phase, one), tableWith(phase, other)]);
  });
  test.each(LOW_PAIRS)('KX98: in Tesla Tower, by %s', (_what, one, other) => {
    compare(phase, [tableWith(phase, one, 'teslaTower'), tableWith(phase, other, 'teslaTower')]);
  });
  test.each(PAIRS)('in Bombs Away, by %s', (_what, one, other) => {
    compare(phase, [tableWith(phase, one, 'bombsAway'), tableWith(phase, other, 'bombsAway')]);
  });
});
