import { quickDice, seedFrom } from '../../core/dice';
import { isRefusal } from '../../core/result';
import type { Seat } from '../../core/seats';
import { kriegbot } from '.';
import type { Action } from './actions';
import type { State } from './state';
import { given, type GivenRobot } from './testing/given';
import { attackWith } from './testing/shots';

/** Two tables that differ only in what lies face down at green's: the others are told the same of both. */

const [GREEN, YELLOW] = [0, 1] as const;

const core = (card: NonNullable<GivenRobot['powerCore']>['card']): Partial<GivenRobot> => ({
  powerCore: { card },
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
interface Table {
  readonly scenario: 'showdown' | 'bombsAway';
  readonly phase: 'movement' | 'attack' | 'infantry' | 'status';
}
const TABLES: readonly Table[] = [
  ...(['movement', 'attack', 'infantry', 'status'] as const).map(
    (phase) => ({ scenario: 'showdown', phase }) as const,
  ),
  // As the next turn begins, a bomb is called.
  { scenario: 'bombsAway', phase: 'status' },
];

const tableWith = ({ phase, scenario }: Table, green: Partial<GivenRobot>): State =>
  given({
    phase,
    scenario,
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

describe.each(TABLES)('KX example 31, KX39: nothing is betrayed, beginning with %o', (table) => {
  test.each(PAIRS)('by %s', (_what, one, other) => {
    let twins = [tableWith(table, one), tableWith(table, other)] as const;
    for (let step = 0; step < STEPS; step += 1) {
      expect(told(twins[1])).toEqual(told(twins[0]));
      const [seat] = kriegbot.toAct(twins[0]);
      if (seat === undefined) return;
      const action = nextIn(twins[0], seat);
      const after = twins.map((state) =>
        kriegbot.apply(state, seat, action, quickDice(seedFrom(table.phase, String(step)))),
      );
      const [here, there] = after;
      if (!here || !there || isRefusal(here) || isRefusal(there)) throw new Error(JSON.stringify(action));
      expect(there.events).toEqual(here.events);
      twins = [here.state, there.state];
    }
  });
});
