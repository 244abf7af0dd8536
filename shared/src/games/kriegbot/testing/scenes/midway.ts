import type { ArmsId } from '../../content/cards';
import { anyGame } from '../../../../core/game';
import { randomPlayer, type Player, type Playout } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import type { Event } from '../../events';
import { rangeBetween } from '../../rules/field/arcs';
import type { State } from '../../state';
import { FACING, given, type Given, type GivenRobot } from '../given';

/** A game that begins in the middle, shortly before something rare happens. */
export interface Midway {
  readonly state: State;
  /** What players do whenever they can; otherwise, and afterwards, anything. */
  readonly wants: (action: Action) => boolean;
}

/** What comes up in each of them (kinds.long.test.ts). */
export const MIDWAY = {
  glue: 'glued',
  replicate: 'replicated',
  replicated: 'replicated',
  released: 'clamped',
  thrownBack: 'stopped',
  washed: 'washed',
  bombarded: 'bombarded',
  hack: 'hacked',
  hacked: 'hacked',
  trigger: 'smoked',
  smoked: 'smoked',
} as const satisfies Readonly<Partial<Record<Action['type'] | Event['type'], string>>>;
type MidwayId = (typeof MIDWAY)[keyof typeof MIDWAY];

const inMovement = (robots: Given['robots']): State => given({ phase: 'movement', robots }).state;

/** A tank with Nano Glue that has been hit, and has lost its gun. */
const mauled = inMovement({
  green1: {
    at: 'K12',
    slots: { primary: '', deep: 'nanoGlue' },
    damage: { drive: 1 },
    lost: [{ slot: 'primary', card: 'howitzer', shown: false, destroyed: true }],
  },
  yellow1: { at: 'K2' },
});

const wanting =
  (...types: readonly Action['type'][]) =>
  ({ type }: Action): boolean =>
    types.includes(type);

/** The hacker is to attack, then a friend of its. */
function hacking(slots: GivenRobot['slots']): State {
  const robots: Given['robots'] = {
    green1: { chassis: 'spiderbot', at: 'Q15', slots, shown: 'all' },
    green2: { at: 'K15' },
    yellow1: { chassis: 'hoverbot', at: 'M15', slots: { four: 'targetingLaser' } },
    yellow2: { chassis: 'robocar', at: 'O15', slots: { primary: 'grenadeLauncher' } },
  };
  return given({ scenario: 'theHacker', order: ['yellow1', 'yellow2'], robots }).state;
}

/** An attack with this, then that kind, then any attack. */
const wantsWith =
  (arms: ArmsId, type: Action['type']) =>
  (action: Action): boolean =>
    action.type === type ||
    (action.type === 'attack' && (action.arms === arms || action.arms === 'grenadeLauncher'));

export const MIDWAYS: Readonly<Record<MidwayId, Midway>> = {
  glued: { state: mauled, wants: wanting('powerUp', 'glue') },
  replicated: { state: mauled, wants: wanting('powerUp', 'replicate') },
  /** A Helibot strafes from above a robot, and a Nemo Battery hits its drive. */
  stopped: {
    state: inMovement({
      green1: { chassis: 'helibot', at: 'K9', facing: 'north', slots: { primary: 'flamethrower' } },
      yellow1: { chassis: 'robotank', at: 'K6', slots: { inner: 'nemoBattery' } },
      yellow2: { chassis: 'spiderbot', at: 'K7' },
    }),
    wants: (action) =>
      action.type === 'strafe' ||
      (action.type === 'move' && action.to === 'K7' && action.facing === FACING.north) ||
      (action.type === 'answer' && action.cards.includes('nemoBattery')) ||
      (action.type === 'disable' && action.items.includes('drive')),
  },
  /** A Rocketbot is held on its legs, until the claw's robot drives away. */
  clamped: {
    state: inMovement({
      green1: { chassis: 'rocketbot', at: 'K6', facing: 'north' },
      yellow1: { chassis: 'robotank', at: 'K5', facing: 'south', slots: { primary: 'magClaw' } },
    }),
    wants: (action) =>
      action.type === 'biped' ||
      (action.type === 'answer' && action.cards.includes('magClaw')) ||
      (action.type === 'move' && rangeBetween(action.to, 'K6') > 1),
  },
  /** A painted robot of Earth under the aliens' tower. */
  bombarded: {
    state: given({
      scenario: 'warOfTheWorlds',
      phase: 'movement',
      robots: { green1: { at: 'E12', painted: true }, yellow1: { at: 'K2' } },
    }).state,
    wants: wanting('endMove', 'pass'),
  },
  /** A laser hits a robot whose Radar lies open. */
  hacked: { state: hacking({ zero: 'radar' }), wants: wantsWith('targetingLaser', 'hack') },
  /** The same with a Flamethrower, and a friend of the hacker attacks through its smoke. */
  smoked: { state: hacking({ primary: 'flamethrower' }), wants: wantsWith('targetingLaser', 'trigger') },
  /** A painted Hoverbot floats on the river. */
  washed: {
    state: inMovement({
      green1: { chassis: 'hoverbot', at: 'B11', painted: true },
      yellow1: { at: 'K2' },
    }),
    wants: wanting('endMove'),
  },
};

/** Two players who go on from there to the end. */
export function playoutFrom({ state, wants }: Midway, seed: string): Playout {
  const eager: Player = (place) => {
    const wanted = (place.legal as readonly Action[]).filter(wants);
    return randomPlayer({ ...place, legal: wanted.length > 0 ? wanted : place.legal });
  };
  return {
    game: anyGame({ ...kriegbot, setup: () => ({ state, events: [] }) }),
    options: state.options,
    seed,
    players: [eager, eager],
  };
}
