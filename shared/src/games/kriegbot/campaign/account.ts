import { isPilot, isSkin, type CardId, type PilotId } from '../content/cards';
import type { DrawerId } from '../content/teams';
import { isActive, originOf, robotsIn, type SeenRobot } from '../rules/field/field';
import { deadPilots, laidOn, type Laid } from '../rules/ending/stocks';
import type { State } from '../state';

/** What a mission leaves to its campaign (KS20.8). */

/** A card without its place. */
export interface Left {
  readonly card: CardId;
  /** Everybody has seen it. */
  readonly shown: boolean;
}

export interface SideAccount {
  readonly dead: readonly PilotId[];
  /** What it took out of its stock. */
  readonly brought: readonly CardId[];
  /** Of the robots that it ran at last: what comes back, what is out of the game, what is left on wrecks. */
  readonly returned: readonly CardId[];
  readonly lost: readonly Left[];
  readonly wrecks: readonly Left[];
}
export type Account = Readonly<Record<DrawerId, SideAccount>>;

export const accountOf = (state: State): Account | undefined =>
  state.options.campaign && { green: sideOf(state, 'green'), yellow: sideOf(state, 'yellow') };

function sideOf(state: State, team: DrawerId): SideAccount {
  const robots = robotsIn(state);
  const built = robots.filter((robot) => originOf(robot) === team);
  const run = robots.filter((robot) => robot.team === team);
  const cards = (robot: SeenRobot, end: End): readonly Left[] =>
    itemsOn(robot)
      .filter((one) => endOf(robot, one) === end)
      .map(({ card, shown }) => ({ card, shown }));
  return {
    dead: deadPilots(state, team),
    brought: built.flatMap(itemsOn).map(({ card }) => card),
    returned: run.flatMap((robot) => cards(robot, 'returned')).map(({ card }) => card),
    lost: run.flatMap((robot) => cards(robot, 'lost')),
    wrecks: run.flatMap((robot) => cards(robot, 'wrecks')),
  };
}

/** Weapons, systems and skins; pilots have fates of their own. */
const itemsOn = (robot: SeenRobot): readonly Laid[] => laidOn(robot).filter(({ card }) => !isPilot(card));

type End = 'returned' | 'lost' | 'wrecks';

function endOf(robot: SeenRobot, one: Laid): End {
  if (robot.fate === 'destroyed' || (one.isLost && !isSpent(robot, one))) return 'lost';
  return isWreck(robot) ? 'wrecks' : 'returned';
}

/** Spent ammunition is new again. A skin that was thrown off is gone, and so is all in the shell of a Phoenix-bot. */
const isSpent = ({ phoenix }: SeenRobot, { card, isDestroyed }: Laid): boolean =>
  !isDestroyed && !phoenix && !isSkin(card);

/** On the map without a pilot, or unpowered and dead (K59): its pilot gets away, it does not. */
const isWreck = (robot: SeenRobot): boolean =>
  robot.fate === 'derelict' || (robot.fate === '' && robot.at !== '' && !isActive(robot));
