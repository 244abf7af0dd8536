import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import type { AnyGame } from '@gearhall/shared/core/game';
import { ROBOT_IDS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { options } from '@gearhall/shared/games/metalheads/options';
import { emptyTable } from '@gearhall/shared/games/metalheads/rules/turn/setup';
import { turnOf } from '@gearhall/shared/games/metalheads/rules/turn/turns';
import type { Completed, State } from '@gearhall/shared/games/metalheads/state';
import { RULES } from '@gearhall/shared/games/rules';

const metalheads = RULES.metalheads;
const NATIONS = ['workshop', 'arsenal', 'command'] as const;
const ROW: readonly RobotId[] = ['oreTitan', 'reefCircuitry', 'cloudRefinery', 'coreForeman', 'quarryDigger'];
/** Enough for everything that a story does in one turn. */
const ENERGY = 9;

interface Position {
  /** By seat. */
  readonly hands: readonly (readonly RobotId[])[];
  /** Completed Robots of the first seat. */
  readonly robots?: readonly RobotId[];
  /** The first Robots of the deck; all that are nowhere else follow. */
  readonly top?: readonly RobotId[];
}

const completed = (robot: RobotId): Completed => ({
  robot,
  turned: false,
  powerUps: 0,
  damage: 0,
  copied: '',
  spent: false,
});

/** The first turn of seat 0 of three, against Avalanche. */
export function positionOf({ hands, robots = [], top = [] }: Position): State {
  const chosen = options.parse({});
  const empty = emptyTable(chosen, NATIONS.length, seededDice(seedFrom('any')));
  const placed = [...hands.flat(), ...robots, ...top, ...ROW];
  return {
    ...empty,
    phase: 'turns',
    deck: [...ROBOT_IDS.filter((id) => !placed.includes(id)), ...top.toReversed()],
    row: ROW,
    players: empty.players.map((player, seat) => ({
      ...player,
      nation: NATIONS[seat]!,
      hand: ROBOT_IDS.filter((id) => hands[seat]?.includes(id)),
      robots: seat === 0 ? robots.map(completed) : [],
    })),
    round: 1,
    turn: turnOf(0, { energy: ENERGY }),
  };
}

/** Before the first turn of three against Titan Oak: everybody has to put a Robot aside. */
export const discarding = (): State =>
  metalheads.setup(
    options.parse({ monster: 'titanOak', nations: 'dealt' }),
    NATIONS.length,
    seededDice(seedFrom('any')),
  ).state as State;

/** The game, set up with a position. */
export const metalheadsFrom = (state: State): AnyGame => ({
  ...metalheads,
  setup: () => ({ state, events: [] }),
});
