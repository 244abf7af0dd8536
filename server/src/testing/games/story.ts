import { observerOf, type Action, type SteadyTable } from './steadyTable';

/** What viewers were sent, step by step. */
export type Trace = string[][];

export const legalOf = ({ game, seen }: SteadyTable, seat: number) =>
  game.legal(seen[seat]!.view, seat) as readonly Action[];

/** Acts for a seat, and fails if the action is refused. */
export async function act({ seen }: SteadyTable, seat: number, action: Action): Promise<void> {
  const { refusal } = await seen[seat]!.act(action);
  if (refusal) throw new Error(`The story cannot be told: ${refusal.refused}, ${JSON.stringify(action)}.`);
}

/** Connections of these viewers that record everything. */
export async function witnessesOf(table: SteadyTable, viewers: readonly number[]) {
  const observers = await Promise.all(viewers.map((viewer) => observerOf(table.people[viewer]!, table.id)));
  const trace: Trace = [];
  const idle = async (): Promise<string[]> => [
    ...viewers.map((viewer) => `to ${viewer}`),
    ...viewers.map((viewer) => JSON.stringify(table.seen[viewer]!.view)),
    await table.overHttp(),
  ];
  return {
    trace,
    /** The record of a step in which nobody is sent anything. */
    idle,
    /** Everything that they were sent since the last time, what they see now, and what HTTP reveals. */
    async note(): Promise<void> {
      const noted = await Promise.all(observers.map((one) => one.noted()));
      const views = viewers.map((viewer) => JSON.stringify(table.seen[viewer]!.view));
      trace.push([...noted.flatMap((frames, at) => [`to ${viewers[at]}`, ...frames]), ...views]);
      trace.at(-1)!.push(await table.overHttp());
    },
    async close(): Promise<void> {
      for (const one of observers) await one.close();
    },
  };
}

/** What a viewer can get at will: a fresh join, the history, the chat, refusals, and what HTTP reveals. */
export async function around(
  table: SteadyTable,
  viewer: number,
  tries: readonly Action[],
  { undoes = true }: { readonly undoes?: boolean } = {},
): Promise<string[]> {
  const { id, seen, people, overHttp } = table;
  const late = await observerOf(people[viewer]!, id);
  const frames = await late.noted();
  await late.close();
  const own = seen[viewer]!;
  await own.ask('history', { events: 0, chat: 0 });
  const history = await own.reviewGame();
  const answers = [];
  for (const action of tries) answers.push((await own.act(action)).refusal);
  if (undoes) answers.push((await own.ask('undo', { ask: false })).refusal);
  return [...frames, JSON.stringify([own.events, own.chat, history, answers]), await overHttp()];
}
