import type { Dice } from '../../../core/dice';
import type { Action, ActionOf } from '../actions';
import type { SlotId } from '../content/chassis';
import type { EdgeId, HexId } from '../content/map';
import { rangeBetween } from '../rules/arcs';
import { hidingSide, isSuspect, suspectsIn } from '../rules/decoys';
import { edgeOf, isAlive, robotsOfTeam, type Field, type SeenRobot } from '../rules/field';
import { terrainAt } from '../rules/sight';
import { mayEnter } from '../rules/terrain';
import type { Unit } from '../unitState';
import { nearestTo, type Goal } from './goals';
import { ofType } from './preparing';
import { WORTH } from './weights';

/** What bots know of the pilot in hiding, and of those among whom he hides (KS16.1 to KS16.7). */

/** Any of the six: nobody can predict it. */
export const named = (legal: readonly Action[], dice: Dice): Action =>
  dice.pick(ofType(legal, 'namePilot').filter(({ unit }) => unit !== ''));

const isRescuer = ({ options }: Pick<Field, 'options'>, { team }: Pick<SeenRobot, 'team'>): boolean =>
  hidingSide(options) === team;

/** The pilot, if this viewer knows who he is. */
const pilotIn = (field: Field): Unit | undefined =>
  suspectsIn(field).find(({ id }) => id === field.pilotName);

const bears = (field: Field, robot: SeenRobot): boolean => pilotIn(field)?.aboard === robot.id;
/** It carries one who may be he. */
const mayBear = (field: Field, robot: SeenRobot): boolean =>
  suspectsIn(field).some(({ aboard }) => aboard === robot.id);

/** The edge over which it brings him home now; empty if it does not bear him. */
export const homeWith = (field: Field, robot: SeenRobot): EdgeId | '' =>
  isRescuer(field, robot) && bears(field, robot) ? edgeOf(field, robot.team) : '';

/** An enemy who may be carrying him off. */
export const isCarrier = (field: Field, enemy: SeenRobot): boolean =>
  isRescuer(field, enemy) && mayBear(field, enemy);

/** From where tents are shot at. */
const SHOOTING = 2;

export function rescuing(field: Field, robot: SeenRobot): readonly Goal[] {
  if (isRescuer(field, robot)) return fetching(field, robot);
  const carriers = robotsOfTeam(field, hidingSide(field.options) ?? robot.team).filter(
    (other) => isAlive(other) && isCarrier(field, other),
  );
  return [...carriers.flatMap((other) => barring(field, other)), ...hunting(field, robot)];
}

/** The nearest that can stand where he is fetches him; who bears him goes home. */
function fetching(field: Field, robot: SeenRobot): readonly Goal[] {
  const pilot = pilotIn(field);
  const home = homeWith(field, robot);
  if (home !== '') return [{ kind: 'leave', edge: home, weight: WORTH.goal.carry }];
  if (!pilot || pilot.at === '') return [];
  const goal: Goal = { kind: 'reach', at: pilot.at, within: 0, weight: WORTH.goal.fetch };
  const able = robotsOfTeam(field, robot.team).filter(
    (mate) => isAlive(mate) && mayEnter(field, mate, pilot.at),
  );
  return nearestTo(field, able, goal)?.id === robot.id ? [goal] : [];
}

function barring(field: Field, { id, team }: SeenRobot): readonly Goal[] {
  const edge = edgeOf(field, team);
  return edge === '' ? [] : [{ kind: 'hunt', robot: id, within: 1, bars: edge, weight: WORTH.goal.hunt }];
}

/** The nearest of the six. */
function hunting(field: Field, { at }: SeenRobot): readonly Goal[] {
  const [prey] = suspectsIn(field)
    .filter((unit) => unit.at !== '')
    .toSorted((one, other) => rangeBetween(one.at, at) - rangeBetween(other.at, at));
  return prey ? [{ kind: 'reach', at: prey.at, within: SHOOTING, weight: WORTH.goal.guard }] : [];
}

/** What a hit on one of the six is worth besides: each may be he. */
export const suspectStake = (field: Field, unit: Unit): number =>
  isSuspect(field, unit) ? WORTH.pilot / Math.max(1, suspectsIn(field).length) : 0;

/** The six come to their own robots, and keep under cover: all alike. */
export function hiderPost(field: Field, unit: Pick<Unit, 'team'>, at: HexId): number {
  const robots = robotsOfTeam(field, unit.team).filter(isAlive);
  const near = Math.min(...robots.map((robot) => rangeBetween(robot.at, at)));
  const cover = terrainAt(field, at) === 'building' ? WORTH.tent.cover : 0;
  return robots.length === 0 ? 0 : cover - WORTH.tent.gap * near;
}

/** How well a card of each place is hidden behind others. */
const DEPTH: readonly SlotId[] = ['primary', 'secondary', 'four', 'zero', 'inner', 'deep'];

/** Only he gets aboard: onto a card deep inside. */
export function boardWorth(field: Field, unit: Unit, { slot }: ActionOf<'board'>): number {
  if (unit.id !== field.pilotName || !isSuspect(field, unit)) return -1;
  return WORTH.win + DEPTH.indexOf(slot) / DEPTH.length;
}

/** For a bot that weighs nothing. */
export const boards = (field: Field, legal: readonly Action[], id: string): readonly Action[] =>
  id === field.pilotName ? ofType(legal, 'board') : [];
