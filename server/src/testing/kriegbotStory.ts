import { observerOf, kriegbot, type Action, type Field } from './kriegbotTable';

/** Green's Helibot from the design on, with some of its cards replaced. */
export const outfit = (
  chosen: Action,
  { skin = 'chameleon', ...slots }: Readonly<Record<string, string>>,
): Action => ({ ...chosen, slots: { ...OUTFIT, ...slots }, skin });

const OUTFIT = {
  primary: 'gatlingGun',
  secondary: 'rocketPod',
  zero: 'incendiaryMunitions',
  four: 'targetingLaser',
  inner: 'chaff',
  deep: '',
} as const;

/** What viewers were sent, step by step. */
export type Trace = string[][];

/** The part of a view that a story reads. */
export interface Asked {
  readonly phase: string;
  readonly turn: number;
  readonly question?: { readonly kind: string; readonly robot: string; readonly brief: boolean };
  readonly window?: {
    readonly kind: string;
    readonly about: string;
    readonly asked: readonly string[];
    readonly answered: readonly string[];
  };
}
export const askedAt = ({ seen }: Field): Asked => seen[0]!.view as Asked;

/** What is going on: the kind of the interrupt or of the question, with a separate word for a brief one. */
export function momentOf(field: Field): string {
  const { window, question, phase } = askedAt(field);
  if (window) return `${window.kind} ${window.about}`;
  return question ? `${question.brief ? 'brief ' : ''}${question.kind} ${question.robot}` : phase;
}

export const legalOf = ({ seen }: Field, seat: number) =>
  kriegbot.legal(seen[seat]!.view, seat) as readonly Action[];

/** Acts for a seat, and fails if the action is refused. */
export async function act({ seen }: Field, seat: number, action: Action): Promise<void> {
  const { refusal } = await seen[seat]!.act(action);
  if (refusal) throw new Error(`The story cannot be told: ${refusal.refused}, ${JSON.stringify(action)}.`);
}

/** Connections of these viewers that record everything. */
export async function witnessesOf(field: Field, viewers: readonly number[]) {
  const observers = await Promise.all(viewers.map((viewer) => observerOf(field.people[viewer]!, field.id)));
  const trace: Trace = [];
  const idle = async (): Promise<string[]> => [
    ...viewers.map((viewer) => `to ${viewer}`),
    ...viewers.map((viewer) => JSON.stringify(field.seen[viewer]!.view)),
    await field.overHttp(),
  ];
  return {
    trace,
    /** The record of a step in which nobody is sent anything. */
    idle,
    /** Everything that they were sent since the last time, what they see now, and what HTTP reveals. */
    async note(): Promise<void> {
      const noted = await Promise.all(observers.map((one) => one.noted()));
      const views = viewers.map((viewer) => JSON.stringify(field.seen[viewer]!.view));
      trace.push([...noted.flatMap((frames, at) => [`to ${viewers[at]}`, ...frames]), ...views]);
      trace.at(-1)!.push(await field.overHttp());
    },
    async close(): Promise<void> {
      for (const one of observers) await one.close();
    },
  };
}

/** What a viewer can get at will: a fresh join, the history, the chat, refusals, and what HTTP reveals. */
export async function around(field: Field, viewer: number, tries: readonly Action[]): Promise<string[]> {
  const { id, seen, people, overHttp } = field;
  const late = await observerOf(people[viewer]!, id);
  const frames = await late.noted();
  await late.close();
  const own = seen[viewer]!;
  await own.ask('history', { events: 0, chat: 0 });
  const history = await own.reviewGame();
  const answers = [];
  for (const action of tries) answers.push((await own.act(action)).refusal);
  answers.push((await own.ask('undo', { ask: false })).refusal);
  return [...frames, JSON.stringify([own.events, own.chat, history, answers]), await overHttp()];
}
