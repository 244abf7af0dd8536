import { STRUCTURES, type PrintedId } from '../map';
import { known } from '../../../../core/result';
import type { LimitRule, Scenario, SidePlan } from '../scenario';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../scenarios';
import {
  EDITED_SIDES,
  EDITED_VICTORIES,
  type Edited,
  type EditedLimit,
  type EditedSide,
  type EditedSideId,
  type EditedSize,
  type EditedVictory,
} from './edited';
import { PRINTED_GROUND } from './ground';

/** Scenarios of the rulebook to begin from, as far as they can be said in what can be edited. */

const isEditedVictory = (way: string): way is EditedVictory => EDITED_VICTORIES.some((one) => one === way);

/** What the plan of a side may have; anything else belongs to a scenario of the rulebook. */
const PLAN_WORDS: readonly string[] = [
  ...['pilots', 'chassis', 'exit', 'entry', 'apart', 'fragile', 'honcho', 'craft', 'bombards', 'ramRelief'],
  'bonus',
];

function canBeEdited({ sides, victory, hasMole }: Scenario): boolean {
  const plans = Object.values(sides);
  return (
    !hasMole &&
    sides.police === undefined &&
    victory.every(isEditedVictory) &&
    plans.every((plan) => Object.keys(plan).every((word) => PLAN_WORDS.includes(word)))
  );
}

const bonusFrom = ({ bonus }: SidePlan): EditedSide['bonus'] => ({
  dice: bonus?.dice ?? 0,
  media: (bonus?.media ?? []).filter((medium) => medium !== 'none'),
  fire: bonus?.fire ?? false,
});

const sideFrom = (plan: SidePlan): EditedSide => ({
  pilots: plan.pilots,
  chassis: plan.chassis === 'dealt' ? [] : [...plan.chassis],
  exit: plan.exit,
  entry: plan.entry ?? 'edge',
  apart: plan.apart ?? 0,
  fragile: plan.fragile === true,
  honcho: plan.honcho === true,
  craft: plan.craft === true,
  bombards: plan.bombards === true,
  ramRelief: plan.ramRelief ?? 0,
  bonus: bonusFrom(plan),
});

const NO_TENTS = { foot: 0, motorized: 0 } as const;

const sizesFrom = ({ casts }: Scenario): EditedSize[] =>
  casts.map(({ robots, tents }) => ({
    green: robots.green ?? 1,
    yellow: robots.yellow ?? 1,
    tents: { green: { ...(tents?.green ?? NO_TENTS) }, yellow: { ...(tents?.yellow ?? NO_TENTS) } },
  }));

function limitFrom(rule: LimitRule): EditedLimit {
  if (rule.by === 'side') return rule.team === 'police' ? 'nobody' : rule.team;
  return rule.by === 'points' ? 'score' : rule.by;
}

const PLACES = Object.fromEntries(
  (Object.keys(STRUCTURES) as readonly PrintedId[]).map((id) => [id, STRUCTURES[id].at]),
);

const sideOf = ({ sides }: Scenario, team: EditedSideId): EditedSide =>
  sideFrom(known(sides[team], `a side ${team}`));

function editedFrom(id: ScenarioId): Edited | undefined {
  const scenario = scenarioOf({ scenario: id });
  if (!canBeEdited(scenario) || !EDITED_SIDES.every((team) => scenario.sides[team])) return undefined;
  const { tokens, victory, atLimit, turns, isExpanded = false } = scenario;
  const flag = tokens.find(({ kind }) => kind === 'flag')?.at;
  return {
    name: '',
    story: '',
    ground: PRINTED_GROUND,
    structures: { ...PLACES },
    sides: { green: sideOf(scenario, 'green'), yellow: sideOf(scenario, 'yellow') },
    sizes: sizesFrom(scenario),
    ...(flag !== undefined && { flag }),
    victory: victory.filter(isEditedVictory),
    atLimit: limitFrom(atLimit),
    turns,
    expanded: isExpanded,
  };
}

/** Those that can be edited. */
export const EDITABLE_IDS: readonly ScenarioId[] = SCENARIO_IDS.filter((id) => editedFrom(id) !== undefined);

/** A scenario of the rulebook, without a name; the showdown where it cannot be edited. */
export const beginFrom = (id: ScenarioId): Edited =>
  known(editedFrom(id) ?? editedFrom('showdown'), 'a scenario that can be edited');
