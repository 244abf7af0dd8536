import { draftOf } from '../../../../core/game/drafts';
import { scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { HarmCause } from '../../events';
import type { Doer, Fact } from '../../state/facts';
import type { RobotId } from '../../state/robot';
import type { Unit } from '../../state/units';
import { robotIn, type RuleContext } from './context';

/** What happens for a scenario to react to (rules/scenarios/hooks.ts). */

/** Markers of these causes are put by whoever is acting; the others by nobody (KS0.13). */
const BY_DOER: readonly HarmCause[] = [
  'attack',
  'ram',
  'nuke',
  'bombardment',
  'collapse',
  'dam',
  'mine',
  'bomb',
  'landing',
];

/** From now on this robot acts, until something new begins. */
export function actAs(context: RuleContext, id: RobotId): void {
  context.state.doer = { team: robotIn(context, id).team, robot: id };
}

/** A tent acts: it answers for what it does as the robot does from which it came (KS9.13). */
export function actAsUnit(context: RuleContext, { team, robot }: Pick<Unit, 'team' | 'robot'>): void {
  context.state.doer = { team, robot };
}

/** A whole side acts. */
export function actAsSide(context: RuleContext, team: TeamId): void {
  context.state.doer = { team, robot: '' };
}

/** A fact without what the robot bore, which is seen then. */
type Noted<One = Fact> = One extends Fact ? Omit<One, 'bore'> : never;

/** Remembers what has happened, where a scenario reacts to anything. */
export function note(context: RuleContext, fact: Noted): void {
  const { options, tokens, facts } = context.state;
  if (scenarioOf(options).hooks.length === 0) return;
  const bore = tokens.filter(({ bearer }) => bearer !== '' && bearer === fact.robot).map(({ id }) => id);
  facts.push(draftOf({ ...fact, bore }));
}

/** Who has brought a marker about; nobody, where the cause is nobody's action. */
export const doerOf = (context: RuleContext, cause: HarmCause): { readonly by?: Doer } =>
  context.state.doer && BY_DOER.includes(cause) ? { by: { ...context.state.doer } } : {};
