import { type Built } from '../field/structuresOnMap';
import { draftOf, type Draft } from '../../../../core/game/drafts';
import { expectDefined } from '../../../../core/ground/result';
import { cardEffect } from '../../content/cards';
import { TENT_NAMES, UNITS, type TentKind } from '../../content/infantry';
import type { HexId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { HarmCause } from '../../events';
import type { RobotId } from '../../state/robot';
import type { Unit, UnitId } from '../../state/units';
import { isLive, slotWith } from './cardsOnRobots';
import { showDecoy } from './decoys';
import { note } from '../field/facts';
import { isFirstEdition } from '../../../../core/game/editions';
import { findRobot, isAlive, unitOf, type Field, type SeenRobot } from '../field/field';
import { robotIn, teamOf, type RuleContext } from '../field/context';
import { foesOf, hasMole } from '../field/moles';
import { hasLine } from '../field/sight';

/** Tents and drones on the map and aboard: who they are, how they come and go (L491-524, L585, KX47 to KX49). */

export const isTent = ({ kind }: Pick<Unit, 'kind'>): boolean => kind !== 'drone';
export const moveOf = ({ kind }: Pick<Unit, 'kind'>): number => UNITS[kind].move;

export const unitsOnMap = ({ units }: Pick<Field, 'units'>): readonly Unit[] =>
  units.filter(({ at }) => at !== '');
/** The unit that is asked. */
export const askedUnit = (field: Field): Unit =>
  unitOf(field, expectDefined(field.question, 'a question').robot);
export const unitIn = (context: RuleContext, id: UnitId): Draft<Unit> =>
  expectDefined(
    context.state.units.find((unit) => unit.id === id),
    `a unit ${id}`,
  );

export const tentsAt = (field: Pick<Field, 'units'>, at: HexId): readonly Unit[] =>
  at === '' ? [] : field.units.filter((unit) => unit.at === at && isTent(unit));
export const passengersOf = ({ units }: Pick<Field, 'units'>, robot: RobotId): readonly Unit[] =>
  units.filter(({ aboard }) => aboard === robot);

/** Those that a robot or unit may attack: of other sides; all others where somebody is a mole (KS6.4). */
export const foeUnits = (
  field: Pick<Field, 'units' | 'options'>,
  { id, team }: { readonly id: string; readonly team: TeamId },
): readonly Unit[] =>
  unitsOnMap(field).filter((unit) => (hasMole(field) ? unit.id !== id : unit.team !== team));

/** Robots that it may attack, not the one that it came from. */
export const foeRobots = (
  field: Pick<Field, 'robots' | 'options'>,
  { robot, team }: Pick<Unit, 'robot' | 'team'>,
): readonly SeenRobot[] => foesOf(field, { id: robot, team });

/** The pilot of a side whose pilot has the attributes of all four (KX78). */
export const isHonchoOnFoot = (
  { options }: Pick<Field, 'options'>,
  { pilot, team }: Pick<Unit, 'pilot' | 'team'>,
): boolean => pilot !== '' && planOf(options, team).honcho === true;

/** The first tent of this kind that is free (KX47). */
export const freeTent = ({ units }: Pick<Field, 'units'>, team: TeamId, kind: TentKind): UnitId | undefined =>
  TENT_NAMES[team][kind].find((name) => !units.some(({ id }) => id === name));

export const droneOf = (robot: RobotId): UnitId => `${robot}Drone`;
/** The card in a robot that the drone belongs to. */
export const droneSlotOf = ({ slots }: Pick<SeenRobot, 'slots'>) =>
  Object.values(slots).find(({ card }) => cardEffect(card, 'crew')?.kinds.some((kind) => kind === 'drone'))
    ?.card;

/** It sees and moves: its robot is alive, and its card works (KX84, KX85). */
export function isFlown(field: Pick<Field, 'robots'>, { robot: id }: Unit): boolean {
  const robot = findRobot(field, id);
  const card = robot && droneSlotOf(robot);
  return robot !== undefined && isAlive(robot) && !!card && card !== 'hidden' && isLive(robot, card);
}

/** A drone of this side has the robot in sight: its lines are those to a painted one (L585, KX84). */
export const isSpotted = (
  field: Pick<Field, 'robots' | 'units'> & Built,
  { at, team }: Pick<SeenRobot, 'at' | 'team'>,
  by: TeamId,
): boolean =>
  field.units.some(
    (unit) =>
      unit.kind === 'drone' &&
      unit.team === by &&
      team !== by &&
      isFlown(field, unit) &&
      (unit.at === at || hasLine(field, unit.at, at, { painted: false, medium: 'none' })),
  );

type NewUnit = Pick<Unit, 'id' | 'kind' | 'robot' | 'at'> & Partial<Unit>;
type RunUnit = NewUnit & Pick<Unit, 'team' | 'seat'>;

/** It is in the game from now on. */
export function addUnit(context: RuleContext, unit: RunUnit): void {
  const { team, seat, ...more } = unit;
  context.state.units.push(
    draftOf({
      team,
      seat,
      aboard: '',
      slot: '',
      pilot: '',
      armed: false,
      placed: context.state.turn,
      ...more,
    }),
  );
}

/** It comes out of a robot. */
export function placeUnit(context: RuleContext, unit: NewUnit): void {
  const { id, kind, robot, at } = unit;
  const { team, seat } = robotIn(context, robot);
  addUnit(context, { team, seat, ...unit });
  context.emit({ type: 'unitPlaced', unit: id, kind, team, robot, at });
}

/** It has come to this hex, and does nothing more this turn (KX49). */
export function standUnit(context: RuleContext, id: UnitId, at: HexId): Unit {
  const unit = expectDefined(
    context.state.units.find((one) => one.id === id),
    `a unit ${id}`,
  );
  Object.assign(unit, { at, aboard: '', slot: '', placed: context.state.turn });
  return unit;
}

/** It is out of the game; its tent is free again. */
export function removeUnit(context: RuleContext, id: UnitId): void {
  context.state.units = context.state.units.filter((unit) => unit.id !== id);
  context.state.holds = context.state.holds.filter((held) => held !== id);
}

/** It waits off the map for its turn to mark where it will land; its name is not free (KS13.3). */
function takeOff(context: RuleContext, id: UnitId): void {
  for (const unit of context.state.units)
    if (unit.id === id) Object.assign(unit, { at: '', aboard: '', slot: '' });
}

/** A tent is killed, by one damage (L522), or a drone is lost. A pilot's death is a kill of his robot (KX90). */
export function killUnit(
  context: RuleContext,
  { id, kind, pilot, team, robot }: Unit,
  cause: HarmCause,
): void {
  if (!context.state.units.some((unit) => unit.id === id)) return;
  if (planOf(context.state.options, team).renews && pilot === '' && kind !== 'drone') takeOff(context, id);
  else removeUnit(context, id);
  context.emit({ type: 'unitKilled', unit: id, cause });
  showDecoy(context, { id, team, robot });
  if (pilot !== '') {
    context.state.losses.push({ team, isKill: true });
    teamOf(context, team).killed?.push(pilot);
    note(context, { kind: 'pilotDied', robot, team });
  } else if (kind !== 'drone') teamOf(context, team).fallen += 1;
}

/** All of these die by the same cause, in the order of their names. */
export function killAll(context: RuleContext, units: readonly Unit[], cause: HarmCause): void {
  for (const unit of byName(units)) killUnit(context, unit, cause);
}

export const byName = <One extends Pick<Unit, 'id'>>(units: readonly One[]): readonly One[] =>
  units.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Passengers get out into the hex of their robot, and do nothing more this turn (KX68, KX73). */
export function putOut(context: RuleContext, robot: RobotId, isMeant: (unit: Unit) => boolean): void {
  const { at } = robotIn(context, robot);
  for (const { id } of byName(passengersOf(context.state, robot).filter(isMeant))) {
    standUnit(context, id, at);
    context.emit({ type: 'putOut', unit: id, robot, at });
  }
}

/** With a robot that is destroyed its passengers die, and its drone falls (KX73, KX85). */
export function loseWithRobot(context: RuleContext, robot: RobotId, cause: HarmCause): void {
  killAll(context, passengersOf(context.state, robot), cause);
  loseDrone(context, robot, cause);
  disarm(context, robot);
}

/** A pilot off the map who may still set off his nuke is remembered without his tent (KX38, KX47). */
export function rememberArmed(context: RuleContext, unit: Unit): void {
  if (unit.pilot === '' || !unit.armed) return;
  context.state.units.push({ ...unit, id: `${unit.robot}Pilot`, at: '', aboard: '', slot: '' });
}

/** Passengers leave the map with their robot; its drone is lost (KX74, KX85). */
export function leaveWithRobot(context: RuleContext, robot: RobotId): void {
  const passengers = byName(passengersOf(context.state, robot));
  loseAboard(context, robot, passengers);
  if (!isFirstEdition(context.state.options)) for (const unit of passengers) rememberArmed(context, unit);
}

/** The same where nobody plays their side any more. */
export function withdrawWithRobot(context: RuleContext, robot: RobotId): void {
  loseAboard(context, robot, byName(passengersOf(context.state, robot)));
}

function loseAboard(context: RuleContext, robot: RobotId, passengers: readonly Unit[]): void {
  for (const { id, team, robot: from } of passengers) {
    removeUnit(context, id);
    context.emit({ type: 'leftMap', unit: id });
    showDecoy(context, { id, team, robot: from });
  }
  loseDrone(context, robot, 'attack');
}

export function loseDrone(context: RuleContext, robot: RobotId, cause: HarmCause): void {
  killAll(
    context,
    context.state.units.filter(({ id }) => id === droneOf(robot)),
    cause,
  );
}

/** Nobody can set off what was on it any more: it is destroyed, or somebody has boarded it (KX77). */
export function disarm(context: RuleContext, robot: RobotId): void {
  for (const unit of context.state.units) if (unit.robot === robot) unit.armed = false;
  context.state.units = context.state.units.filter(
    (unit) => unit.robot !== robot || unit.at !== '' || unit.aboard !== '',
  );
}

/** What a card that is lost takes along: who sits on it dies, the drone that belongs to it falls (KX73, KX85). */
export function loseWithCard(
  context: RuleContext,
  robot: RobotId,
  { slot, card, cause }: { readonly slot: string; readonly card: string; readonly cause: HarmCause },
): void {
  killAll(
    context,
    passengersOf(context.state, robot).filter((unit) => unit.slot === slot),
    cause,
  );
  if (cardEffect(card, 'crew')?.kinds.some((kind) => kind === 'drone')) loseDrone(context, robot, cause);
}

/** The slot with the card of a drone's robot. */
export const droneCardSlot = (robot: Pick<SeenRobot, 'slots'>) => {
  const card = droneSlotOf(robot);
  return card && card !== 'hidden' ? slotWith(robot, card) : undefined;
};
