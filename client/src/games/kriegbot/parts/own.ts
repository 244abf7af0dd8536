import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { ChoiceId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Sentence } from '../../../ui/words/sentences';
import type { OrderContext, Wording } from '../words/places';
import type { LineWriter } from '../words/saying';
import type { OwnAction, OwnCause, OwnEvent, OwnQuestion, OwnRefusal } from './kinds';
import type {
  CauseWords,
  Effect,
  ExpansionPart,
  Part,
  QuestionWords,
  ScenarioPart,
  ScenarioWords,
} from './part';

type Wordings = (action: ActionOf<OwnAction>, context: OrderContext) => Wording;

/** What the parts that have been loaded have words for, by kind. A table opens when its own parts are there. */
const own = {
  lines: new Map<Event['type'], LineWriter<OwnEvent>>(),
  effects: new Map<Event['type'], Effect<OwnEvent>>(),
  orders: new Map<Action['type'], Wordings>(),
  questions: new Map<string, QuestionWords>(),
  refusals: new Map<string, Sentence>(),
  causes: new Map<string, CauseWords>(),
};
const scenarios = new Map<ChoiceId, ScenarioWords>();

let expansion: ExpansionPart | undefined;
/** What buildings are called that players place, at the table that has been opened last. */
let placedName = 'building';

type Table = keyof typeof own;

/** From now on its words are known. */
function takeIn(part: Part<never>): void {
  for (const table of Object.keys(own) as Table[])
    for (const [kind, words] of Object.entries(part[table]))
      (own[table] as Map<string, unknown>).set(kind, words);
}

export function takeInExpansion(part: ExpansionPart): void {
  takeIn(part);
  expansion = part;
}

export function takeInScenario(id: ChoiceId, part: ScenarioPart): void {
  takeIn(part);
  scenarios.set(id, part);
}

export function callPlaced(name: string): void {
  placedName = name;
}

/** An event only ever gets the words of its own type; the same below. */
export const ownLine = (type: OwnEvent): LineWriter<OwnEvent> | undefined => own.lines.get(type);
export const ownEffect = (type: OwnEvent): Effect<OwnEvent> | undefined => own.effects.get(type);
export const ownOrder = (type: OwnAction): Wordings | undefined => own.orders.get(type);
export const ownQuestion = (kind: OwnQuestion): QuestionWords | undefined => own.questions.get(kind);
export const ownCause = (cause: OwnCause): CauseWords | undefined => own.causes.get(cause);
export const ownRefusals = (): Readonly<Record<OwnRefusal, Sentence>> =>
  Object.fromEntries(own.refusals) as Readonly<Record<OwnRefusal, Sentence>>;
export const scenarioWords = ({ options }: Pick<View, 'options'>): ScenarioWords | undefined =>
  scenarios.get(options.scenario);
/** Those of a scenario, whichever the table plays. */
export const wordsOfScenario = (id: ChoiceId): ScenarioWords | undefined => scenarios.get(id);
export const ownPlacedName = (): string => placedName;
export const ownExpansion = (): ExpansionPart | undefined => expansion;
