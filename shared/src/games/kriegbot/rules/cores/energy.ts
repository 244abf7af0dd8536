import {
  CORE_IDS,
  coreCard,
  coreWith,
  STEP,
  type AbilityKind,
  type Core,
  type CoreId,
} from '../../content/cores';
import { scenarioOf } from '../../content/scenarios';
import type { EnergyCause } from '../../events';
import type { RobotId } from '../../state/robot';
import { refuse, robotIn, type RuleContext, type WhyNot } from '../field/context';
import { originOf, robotsIn, teamIn, type Field, type SeenCore, type SeenRobot } from '../field/field';

/** Power cores: what a robot can spend, and what lies open of it (L536-559, KX5 to KX31). */

/** Robots have power cores at this table. */
export const hasCores = ({ options }: Pick<Field, 'options'>): boolean => options.expansion !== '';
/** The whole expansion is in play: its cards and its infantry too. */
export const isExpanded = ({ options }: Pick<Field, 'options'>): boolean => options.expansion === 'full';

/** The steps that its cores lack at the start (L703): until anything has changed, they lie face down so (KX98). */
export const lackAtStart = ({ options }: Pick<Field, 'options'>): number =>
  scenarioOf(options).coresLack ?? 0;

/** Its face-down core has room, as everybody knows (KX98). */
export const isLow = (field: Pick<Field, 'options'>, robot: SeenRobot): boolean =>
  coreOf(robot)?.shown === false && lackAtStart(field) > 0 && isSound(robot);

/** What drives it; none in the basic game, before one is chosen, and in a Phoenix-bot (KX26). */
export const coreOf = ({
  powerCore,
  phoenix,
}: Pick<SeenRobot, 'powerCore' | 'phoenix'>): SeenCore | undefined =>
  phoenix || !powerCore?.card ? undefined : powerCore;

/** Which it is, if this viewer knows it. */
export function knownCore(robot: Pick<SeenRobot, 'powerCore' | 'phoenix'>): CoreId | undefined {
  const card = coreOf(robot)?.card;
  return card && card !== 'hidden' ? card : undefined;
}

/** Its card, if this viewer knows it. */
export function coreCardOf(robot: SeenRobot): Core | undefined {
  const card = knownCore(robot);
  return card && coreCard(card);
}

/** The steps that it can spend, as far as this viewer knows: a face-down core can always pay one (KX30). */
export function energyOf(robot: SeenRobot): number {
  const core = coreOf(robot);
  return core?.card === 'hidden' ? STEP : (core?.level ?? 0);
}

/** Why it cannot pay this; in the basic game nothing costs energy. */
export const whyNotPaid = (field: Pick<Field, 'options'>, robot: SeenRobot, steps: number): WhyNot =>
  !hasCores(field) || energyOf(robot) >= steps ? undefined : refuse('noEnergy');

/** Neither damaged nor disabled: only then it gains energy, and its ability works (KX12, KX18). */
export const isSound = ({ core }: Pick<SeenRobot, 'core'>): boolean => core.damage === 0 && !core.disabled;

/** Its core lies open and is empty. */
export const isEmpty = (robot: SeenRobot): boolean => {
  const core = coreOf(robot);
  return core !== undefined && core.shown && core.level === 0;
};

/** The steps by which its recharge would raise the level now: the rest is lost (KX12). */
export function rechargeOf(robot: SeenRobot): number {
  const card = coreCardOf(robot);
  return card ? Math.min(card.recharge, roomFor(robot)) : 0;
}

/** Why its core cannot do this now, as far as this viewer knows (L552, KX18). */
export function whyNotAbility(robot: SeenRobot, kind: AbilityKind): WhyNot {
  const card = coreCardOf(robot);
  if (card?.ability.kind !== kind) return refuse('noAbility');
  if (!isSound(robot)) return refuse('coreHurt');
  if (robot.marks.coreUsed) return refuse('abilityUsed');
  return energyOf(robot) < STEP ? refuse('noEnergy') : undefined;
}

/** Might its core be this one, as far as everybody knows (KX31)? */
export function mightBeCore(field: Pick<Field, 'robots' | 'teams'>, robot: SeenRobot, card: CoreId): boolean {
  const own = coreOf(robot);
  if (!own) return false;
  return own.shown ? own.card === card : coresUnseen(field, robot).includes(card);
}

/** The cores of its side that nobody has seen; there is one of each in the game. */
export const coresUnseen = (
  field: Pick<Field, 'robots' | 'teams'>,
  robot: Pick<SeenRobot, 'team' | 'captured'>,
): readonly CoreId[] =>
  CORE_IDS.filter(
    (id) =>
      teamIn(field, originOf(robot)).cores.includes(id) &&
      robotsIn(field).every(({ powerCore }) => !powerCore?.shown || powerCore.card !== id),
  );

/** Might it use this ability now, as far as everybody knows (KX30, KX37)? */
export const mightUse = (field: Field, robot: SeenRobot, kind: AbilityKind): boolean =>
  mightBeCore(field, robot, coreWith(kind)) &&
  isSound(robot) &&
  !robot.marks.coreUsed &&
  !(robot.powerCore?.shown && robot.powerCore.level < STEP);

/** Reveals a core that is face down, for good (KX5). */
export function showCore(context: RuleContext, id: RobotId): void {
  const { powerCore } = robotIn(context, id);
  if (!powerCore || powerCore.shown || powerCore.card === '') return;
  powerCore.shown = true;
  context.emit({ type: 'coreShown', robot: id, core: powerCore.card });
}

/** Pays energy, where the robot has a core: that shows it. The caller has checked that there is enough. */
export function spend(context: RuleContext, id: RobotId, steps: number, cause: EnergyCause): void {
  if (steps > 0) change(context, id, -steps, cause);
}

/** Adds its recharge, as far as there is room (KX12); what raises nothing shows nothing (KX6). */
export const recharge = (context: RuleContext, id: RobotId, cause: EnergyCause): void => {
  const steps = rechargeOf(robotIn(context, id));
  if (steps > 0) change(context, id, steps, cause);
};

/** The steps that it can take in now: its core is sound, and has room. */
export function roomFor(robot: SeenRobot): number {
  const card = coreCardOf(robot);
  return card && isSound(robot) ? card.most - energyOf(robot) : 0;
}

/** Adds this number of steps, as far as there is room (KX12). */
export function gain(context: RuleContext, id: RobotId, steps: number, cause: EnergyCause): void {
  const gained = Math.min(steps, roomFor(robotIn(context, id)));
  if (gained > 0) change(context, id, gained, cause);
}

function change(context: RuleContext, id: RobotId, by: number, cause: EnergyCause): void {
  const robot = robotIn(context, id);
  const { powerCore } = robot;
  if (!powerCore || !coreOf(robot)) return;
  showCore(context, id);
  const from = powerCore.level;
  powerCore.level = from + by;
  context.emit({ type: 'energy', robot: id, from, to: powerCore.level, cause });
}

/** Uses the ability of its core, for one step; once a turn (KX7). */
export function useAbility(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  showCore(context, id);
  robot.marks.coreUsed = true;
  if (robot.powerCore?.card) context.emit({ type: 'ability', robot: id, core: robot.powerCore.card });
  spend(context, id, STEP, 'ability');
}
