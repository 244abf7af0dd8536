import { expectDefined } from '../../../core/ground/result';
import { seatsOf, type Seat } from '../../../core/ground/seats';
import type { Source } from '../../../core/game/projecting';
import type { Ability, Passive, PassiveId, EffectStep } from '../content/effects';
import { monsterOf, type Monster, type SoloSide } from '../content/monsters';
import { nationOf, type NationAbility } from '../content/nations';
import { HIDDEN, ROBOT_IDS, ROBOTS, stepsOf, type Card, type RobotId } from '../content/robots';
import type { View } from '../view';

/** What the state and every view have in common: hidden Robots may be blanks. */
export type Field = Source<View>;
export type PlayerField = Field['players'][number];
export type CompletedField = PlayerField['robots'][number];
export type ConstructionField = PlayerField['constructions'][number];
export type TaskField = Field['turn']['tasks'][number];

/** A seat, or the solo Monster. */
export type Owner = Seat | undefined;

export const playerAt = ({ players }: Pick<Field, 'players'>, seat: Seat): PlayerField =>
  expectDefined(players[seat], `a player at seat ${seat}`);

export const monsterIn = (field: Pick<Field, 'monster' | 'edition'>): Monster =>
  monsterOf(field.monster, field);

/** The solo side of the Monster, where one plays alone. */
export const soloSideOf = (field: Pick<Field, 'monster' | 'edition' | 'players'>): SoloSide | undefined =>
  field.players.length === 1 ? monsterIn(field).solo : undefined;

export const robotsOf = (
  field: Pick<Field, 'players' | 'monsterRobots'>,
  owner: Owner,
): readonly CompletedField[] => (owner === undefined ? field.monsterRobots : playerAt(field, owner).robots);

/** Everybody who has completed Robots: players who have left, and the solo Monster, too. */
export const ownersIn = ({ players }: Pick<Field, 'players'>): readonly Owner[] => [
  ...seatsOf(players.length),
  undefined,
];

export interface Owned {
  readonly owner: Owner;
  readonly robot: CompletedField;
}

/** Every completed Robot on the table. */
export function allRobots(field: Pick<Field, 'players' | 'monsterRobots'>): readonly Owned[] {
  const all: Owned[] = [];
  field.players.forEach(({ robots }, owner) => robots.forEach((robot) => all.push({ owner, robot })));
  for (const robot of field.monsterRobots) all.push({ owner: undefined, robot });
  return all;
}

export const findRobot = (field: Field, id: RobotId): Owned | undefined =>
  allRobots(field).find(({ robot }) => robot.robot === id);

/** The other players who are still in. */
export function opponentsOf({ players }: Pick<Field, 'players'>, seat: Seat): readonly Seat[] {
  const others: Seat[] = [];
  for (let step = 1; step < players.length; step += 1) {
    const other = (seat + step) % players.length;
    if (players[other]?.out === false) others.push(other);
  }
  return others;
}

const NO_ABILITY: Ability = { box: 'passive', passive: {} };

/** What each Robot can do by itself: one that copies has no ability of its own. */
const OWN_ABILITIES = Object.fromEntries(
  Object.entries(ROBOTS).map(([id, { ability }]) => [
    id,
    stepsOf(ability).some((step) => step.do === 'copyPaid') ? NO_ABILITY : ability,
  ]),
) as Readonly<Record<RobotId, Ability>>;

/** A completed Robot's ability: its own, or the one that it has taken. The solo Monster's Robots have none. */
export const abilityOf = ({ robot, copied }: Pick<CompletedField, 'robot' | 'copied'>): Ability =>
  copied === '' ? OWN_ABILITIES[robot] : ROBOTS[copied].ability;

/** Each kind of passive effect, by the Robot on whose card it is. */
const PASSIVES: { readonly [Id in PassiveId]: ReadonlyMap<RobotId, Passive[Id]> } = {
  strength: robotsWith('strength'),
  discount: robotsWith('discount'),
  damageCap: robotsWith('damageCap'),
  ignoresDamage: robotsWith('ignoresDamage'),
  powerUpBonus: robotsWith('powerUpBonus'),
  rowDiscount: robotsWith('rowDiscount'),
  keepsResources: robotsWith('keepsResources'),
  drawsWhenRowEmptied: robotsWith('drawsWhenRowEmptied'),
  sites: robotsWith('sites'),
};

function robotsWith<Id extends PassiveId>(id: Id): ReadonlyMap<RobotId, Passive[Id]> {
  const found = new Map<RobotId, Passive[Id]>();
  for (const robot of ROBOT_IDS) {
    const { ability } = ROBOTS[robot];
    const passive: Passive[Id] | undefined = ability.box === 'passive' ? ability.passive[id] : undefined;
    if (passive !== undefined) found.set(robot, passive);
  }
  return found;
}

/** A kind of passive effect, of all completed Robots of a player that have it. */
export function passivesOf<Id extends PassiveId>(field: Field, seat: Seat, id: Id): readonly Passive[Id][] {
  const passives: Passive[Id][] = [];
  for (const robot of playerAt(field, seat).robots) {
    const passive = passiveOf(robot, id);
    if (passive !== undefined) passives.push(passive);
  }
  return passives;
}

export const passiveOf = <Id extends PassiveId>(
  { robot, copied }: CompletedField,
  id: Id,
): Passive[Id] | undefined => PASSIVES[id].get(copied === '' ? robot : copied);

/** The steps of an ability that is activated or done at once. */
export const stepsOfRobot = (robot: CompletedField): readonly EffectStep[] => stepsOf(abilityOf(robot));

export const nationAbility = (field: Field, seat: Seat): NationAbility => {
  const { nation } = playerAt(field, seat);
  return nation === '' ? {} : nationOf(nation, field);
};

export const constructionOf = (field: Field, seat: Seat, id: RobotId): ConstructionField | undefined =>
  playerAt(field, seat).constructions.find(({ robot }) => robot === id);

/** The Robots of a hand whose identity is known. */
export const handOf = (field: Field, seat: Seat): readonly RobotId[] =>
  playerAt(field, seat).hand.filter(isKnown);

export const isKnown = (card: Card | ''): card is RobotId => card !== HIDDEN && card !== '';

/** The open question: the task at work, once it asks. */
export const questionOf = ({ turn, phase }: Field): TaskField | undefined =>
  phase === 'over' ? undefined : turn.tasks[0];

/** The spots of the row that hold a Robot, from 1 for the oldest. */
export const takenSpots = ({ row }: Pick<Field, 'row'>): readonly number[] =>
  row.flatMap((card, index) => (card === '' ? [] : [index + 1]));
