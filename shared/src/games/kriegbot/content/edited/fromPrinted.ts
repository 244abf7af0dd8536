import { expectDefined } from '../../../../core/ground/result';
import { PRINTED_IDS, STRUCTURES } from '../map';
import type { Cast, LimitRule, Scenario, SidePlan } from '../scenario';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../scenarios';
import { edited, EDITED_SIDES, type Edited, type EditedSide } from './edited';
import { PRINTED_GROUND } from './ground';

/** Scenarios of the rulebook to begin from, as far as they can be said in what can be edited. */

/** What a scenario and its sides may have; anything else belongs to those of the rulebook alone. */
const SCENARIO_WORDS: readonly string[] = [
  ...['number', 'casts', 'seatSides', 'sides', 'tokens', 'hooks', 'tentsCount', 'isExpanded', 'victory'],
  ...['atLimit', 'turns', 'indestructible', 'buildings', 'bunkers', 'banned', 'cut', 'coresLack'],
  ...['powersUpNear', 'freeOvercharge', 'tentsBoarded', 'hasMole'],
];
const PLAN_WORDS: readonly string[] = [
  ...['pilots', 'chassis', 'exit', 'entry', 'apart', 'fragile', 'honcho', 'craft', 'bombards', 'ramRelief'],
  ...['bonus', 'hacksWith', 'callsBombs', 'suicidal', 'garrisons', 'tentsDrop', 'tentsWithin', 'hidesPilot'],
];
const hasOnly = (one: object, words: readonly string[]): boolean =>
  Object.keys(one).every((word) => words.includes(word));

const NO_BONUS = { dice: 0, media: [], fire: false } as const;
const NO_TENTS = { foot: 0, motorized: 0 } as const;

const sideFrom = (plan: SidePlan) => ({
  pilots: plan.pilots,
  chassis: plan.chassis === 'dealt' ? [] : plan.chassis,
  exit: plan.exit,
  entry: plan.entry ?? 'edge',
  apart: plan.apart ?? 0,
  fragile: plan.fragile === true,
  honcho: plan.honcho === true,
  craft: plan.craft === true,
  bombards: plan.bombards === 'byTower' ? true : (plan.bombards ?? false),
  ramRelief: plan.ramRelief ?? 0,
  bonus: plan.bonus ?? NO_BONUS,
  hacksWith: plan.hacksWith ?? '',
  callsBombs: plan.callsBombs === true,
  suicidal: plan.suicidal === true,
  tentsBegin: tentStartFrom(plan),
  ...(plan.tentsWithin !== undefined && { tentsWithin: plan.tentsWithin }),
  hidesPilot: plan.hidesPilot === true,
});

function tentStartFrom({ garrisons, tentsDrop, tentsWithin }: SidePlan): EditedSide['tentsBegin'] {
  if (garrisons) return 'posts';
  if (tentsDrop) return 'above';
  return tentsWithin === undefined ? 'edge' : 'behind';
}

const buildingsFrom = ({ buildings, bunkers }: Scenario): object | undefined =>
  buildings && { inland: 0, apart: 0, ...buildings, bunkers: bunkers === true };

const sizeFrom = ({ robots: { green, yellow }, tents }: Cast) => ({
  green,
  yellow,
  tents: { green: tents?.green ?? NO_TENTS, yellow: tents?.yellow ?? NO_TENTS },
});

const limitFrom = (rule: LimitRule): string => (rule.by === 'side' ? rule.team : rule.by);

/** What the scenario says of the map, its cards and power. */
const rulesFrom = (scenario: Scenario): object => ({
  banned: scenario.banned ?? [],
  cut: scenario.cut,
  buildings: buildingsFrom(scenario),
  stands: scenario.indestructible,
  coresLack: scenario.coresLack ?? 0,
  powersUpNear: scenario.powersUpNear,
  freeOvercharge: scenario.freeOvercharge === true,
  boarded: scenario.tentsBoarded === true,
  hasMole: scenario.hasMole === true,
});

/** As it could be edited; what is not in the schema shows that it cannot. */
function editedFrom(id: ScenarioId): Edited | undefined {
  const scenario: Scenario = scenarioOf({ scenario: id });
  const { sides, tokens, victory, atLimit, turns, casts, isExpanded = false } = scenario;
  const plans = EDITED_SIDES.flatMap((team) => sides[team] ?? []);
  const [green, yellow] = plans;
  const isPlain = hasOnly(scenario, SCENARIO_WORDS) && plans.every((plan) => hasOnly(plan, PLAN_WORDS));
  if (!green || !yellow || !isPlain || !hasOnly(sides, EDITED_SIDES)) return undefined;
  const flag = tokens.find(({ kind }) => kind === 'flag')?.at;
  return edited.safeParse({
    name: '',
    story: '',
    ground: PRINTED_GROUND,
    structures: Object.fromEntries(PRINTED_IDS.map((structure) => [structure, STRUCTURES[structure].at])),
    sides: { green: sideFrom(green), yellow: sideFrom(yellow) },
    sizes: casts.map(sizeFrom),
    ...(flag !== undefined && { flag }),
    victory,
    atLimit: limitFrom(atLimit),
    turns,
    expanded: isExpanded,
    ...rulesFrom(scenario),
  }).data;
}

/** Those that can be edited. */
export const EDITABLE_IDS: readonly ScenarioId[] = SCENARIO_IDS.filter((id) => editedFrom(id) !== undefined);

/** A scenario of the rulebook, without a name; the showdown where it cannot be edited. */
export const beginFrom = (id: ScenarioId): Edited =>
  expectDefined(editedFrom(id) ?? editedFrom('showdown'), 'a scenario that can be edited');
