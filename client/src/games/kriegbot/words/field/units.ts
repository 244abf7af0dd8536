import {
  TENT_NAMES,
  type TentArmsId,
  type TentKind,
  type UnitKind,
} from '@gearhall/shared/games/kriegbot/content/infantry';
import type { AnyArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import { TEAM_IDS, type TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { armsName, capital, teamOfRobot } from './names';

/** What each kind is called, before its name. */
export const UNIT_KINDS: Readonly<Record<UnitKind, string>> = {
  foot: 'footsoldier',
  motorized: 'motorized infantry',
  drone: 'drone',
};

const KINDS: ReadonlyMap<string, TentKind> = new Map(
  Object.values(TENT_NAMES).flatMap(({ foot, motorized }) => [
    ...foot.map((name) => [name, 'foot'] as const),
    ...motorized.map((name) => [name, 'motorized'] as const),
  ]),
);

/** "footsoldier Adler"; undefined where this is no tent. */
export function tentName(id: string): string | undefined {
  const kind = KINDS.get(id);
  return kind && `${UNIT_KINDS[kind]} ${capital(id)}`;
}

/** The side of a tent, by its name, or of a robot. */
export const teamOfUnit = (id: string): TeamId =>
  TEAM_IDS.find((team) =>
    Object.values(TENT_NAMES[team])
      .flat()
      .some((name) => name === id),
  ) ?? teamOfRobot(id);

/** The robot that a drone belongs to, or that a pilot off the map has left; undefined where it is neither. */
export const robotBehind = (
  id: string,
): { readonly what: 'drone' | 'pilot'; readonly robot: string } | undefined => {
  const [, robot, what] = /^(\w+\d)(Drone|Pilot)$/u.exec(id) ?? [];
  return robot === undefined ? undefined : { robot, what: what === 'Drone' ? 'drone' : 'pilot' };
};

/** What robots, tents and landing craft attack with. */
export const anyArmsName = (id: AnyArmsId): string => (isTentArms(id) ? TENT_ARMS_NAMES[id] : armsName(id));

const TENT_ARMS_NAMES: Readonly<Record<TentArmsId, string>> = {
  rifle: 'rifle',
  designator: 'laser designator',
};
const isTentArms = (id: AnyArmsId): id is TentArmsId => Object.hasOwn(TENT_ARMS_NAMES, id);
