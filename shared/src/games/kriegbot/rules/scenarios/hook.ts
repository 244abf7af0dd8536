import type { RobotId } from '../../state/robot';
import type { TeamId } from '../../content/teams';
import type { HookPlace } from '../../state/tasks';
import type { RuleContext } from '../field/context';
import type { Fact } from '../../state/facts';

export interface Hook {
  /** What it does at a place of the turn. */
  readonly places?: Readonly<Partial<Record<HookPlace, Happening>>>;
  readonly reacts?: Reactions;
}

/** The robot is empty where the place is nobody's; a side is named where several are asked in turn. */
export type Happening = (context: RuleContext, robot: RobotId | '', side?: TeamId) => void;

/** What scenarios do besides the rules, and where in the turn. */
export type Reactions = {
  readonly [Kind in Fact['kind']]?: (context: RuleContext, fact: Extract<Fact, { kind: Kind }>) => void;
};
