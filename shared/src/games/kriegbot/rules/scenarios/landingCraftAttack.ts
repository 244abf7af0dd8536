import { expectDefined } from '../../../../core/ground/result';
import { armsOf } from '../../content/cards';
import { type StructureId } from '../../content/map';
import { CRAFT_ARMS } from '../../content/scenario';
import type { TeamId } from '../../content/teams';
import type { Assault } from '../../state/assault';
import type { TargetId } from '../../state';
import { rangeBetween } from '../field/arcs';
import { plainAttempt } from '../attacking/attempts';
import { diceAt } from '../attacking/arms';
import { craftOf, crewOf } from '../field/landingCraft';
import { announce, carryOut } from '../attacking/declaring';
import { actAsSide } from '../field/facts';
import { isDestroyed, isExposed, isStructure, structuresIn } from '../field/structuresOnMap';
import {
  enemiesOf,
  findRobot,
  placeOf,
  teamsIn,
  unitThere,
  type Field,
  type SeenRobot,
} from '../field/field';
import { answered, ask, first, refuse, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { hasLine } from '../field/sight';
import { seemsPainted } from '../pieces/tokens';
import { foeUnits } from '../pieces/units';

/** The War of the Worlds (L425-435): the attack of the landing craft. */

/** The attack as it would be declared: never powered up, without help (KS7.2). */
export const craftAttempt = (field: Field, craft: StructureId, target: TargetId): Assault =>
  plainAttempt({
    attacker: craft,
    arms: CRAFT_ARMS,
    target,
    range: rangeBetween(placeOf(field, craft), placeOf(field, target)),
  });

/** Enemy robots, derelicts too, their units, and structures. */
function targetsOf(field: Field, craft: StructureId): readonly TargetId[] {
  const crew = expectDefined(crewOf(field, craft), `the crew of ${craft}`);
  const enemies = [...enemiesOf(field, crew), ...foeUnits(field, { id: '', team: crew })];
  return [...enemies.map(({ id }) => id), ...structuresIn(field)];
}

function whyNotTarget(field: Field, craft: StructureId, target: TargetId): WhyNot {
  if (isStructure(target)) return isExposed(field, target) ? undefined : refuse('noTarget');
  const enemy = unitThere(field, target) ?? findRobot(field, target);
  if (!enemy || enemy.at === '') return refuse('noTarget');
  return enemy.team === crewOf(field, craft) ? refuse('notAnEnemy') : undefined;
}

/** All around, over an ordinary line; the hex of the craft itself is never in the way. */
function whyNotShot(field: Field, craft: StructureId, target: TargetId): WhyNot {
  const [from, to] = [placeOf(field, craft), placeOf(field, target)];
  const range = rangeBetween(from, to);
  if (range === 0) return refuse('tooClose');
  if (diceAt(CRAFT_ARMS, range) === 0) return refuse('outOfRange', { range });
  const robot: SeenRobot | undefined = findRobot(field, target);
  const painted = robot ? seemsPainted(field, robot) : unitThere(field, target)?.kind === 'drone';
  return hasLine(field, from, to, { painted, medium: armsOf(CRAFT_ARMS).medium })
    ? undefined
    : refuse('noLine');
}

const whyNotCraft = (field: Field, craft: StructureId, target: TargetId): WhyNot =>
  whyNotTarget(field, craft, target) ?? whyNotShot(field, craft, target);

/** What it may attack now. */
const aimsOf = (field: Field, craft: StructureId): readonly TargetId[] =>
  targetsOf(field, craft).filter((target) => !whyNotCraft(field, craft, target));

/** Before the first robot attacks: one attack of each craft that stands, if it has any target, side after side. */
export function askCraft(context: RuleContext, _robot = '', side?: TeamId): void {
  const [team, ...later] = side
    ? [side]
    : teamsIn(context.state).filter((one) => readyCraft(context.state, one));
  first(context, ...later.map((other) => ({ ...CRAFT_TURN, side: other })));
  const craft = team && readyCraft(context.state, team);
  if (craft) ask(context, 'craft', craft);
}

const CRAFT_TURN = { kind: 'hook', hook: 'landingCraft', place: 'attackStart', robot: '' } as const;

/** The landing craft of a side, if it stands and has any target. */
function readyCraft(field: Field, team: TeamId): StructureId | undefined {
  const craft = craftOf(field, team);
  const isReady = craft && !isDestroyed(field, craft) && aimsOf(field, craft).length > 0;
  return isReady ? craft : undefined;
}

const asked = (field: Field): StructureId => expectDefined(field.question, 'a question').robot as StructureId;

export const craft: Rule<'craft'> = {
  whyNot: (field, _seat, { target }) => whyNotCraft(field, asked(field), target),
  apply(context, _seat, { target }) {
    const id = asked(context.state);
    const assault = craftAttempt(context.state, id, target);
    answered(context);
    actAsSide(context, expectDefined(crewOf(context.state, id), `the crew of ${id}`));
    announce(context, assault);
    carryOut(context, assault);
  },
  list: (field) => aimsOf(field, asked(field)).map((target) => ({ type: 'craft', target })),
};
