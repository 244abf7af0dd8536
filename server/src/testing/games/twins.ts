import type { AnyGame } from '@gearhall/shared/core/game';
import { act, around } from './story';
import { observerOf, openSteadyTable, type Action, type SteadyTable } from './steadyTable';

/** A step of a story: what somebody does, with a name for reports. */
export interface TwinStep {
  readonly name: string;
  readonly seat: number;
  run(table: SteadyTable): Promise<void>;
}

/** By viewer (the seats, then a spectator): the step with which they learn what differs; 'start': it is their own. */
export type Learns = readonly string[];

export interface Story {
  readonly game: AnyGame;
  readonly options?: object;
  readonly steps: readonly TwinStep[];
  /** What those who do not know the secret yet try after each step, and what they are refused. */
  readonly tries: readonly Action[];
  readonly learns: Learns;
}

const START = 'start';

export const acts = (name: string, seat: number, action: Action): TwinStep => ({
  name,
  seat,
  run: (table) => act(table, seat, action),
});

async function accepted({ seen }: SteadyTable, seat: number, ...request: Parameters<AskOf>): Promise<void> {
  const { refusal } = await seen[seat]!.ask(...request);
  if (refusal) throw new Error(`The story cannot be told: ${refusal.refused}.`);
}
type AskOf = SteadyTable['seen'][number]['ask'];

export const undoes = (name: string, seat: number): TwinStep => ({
  name,
  seat,
  run: (table) => accepted(table, seat, 'undo', { ask: false }),
});

/** A seat asks whether it may undo; the others answer in this way. */
export const asksToUndo = (name: string, seat: number, answer: { readonly yes: boolean }): TwinStep => ({
  name,
  seat,
  async run(table) {
    await accepted(table, seat, 'undo', { ask: true });
    for (const [other, seen] of table.seen.slice(0, -1).entries()) {
      if (other === seat) continue;
      await seen.until(() => seen.table.undoBy === seat, 'the question');
      await accepted(table, other, 'consent', { yes: answer.yes });
      if (!answer.yes) return;
    }
  },
});

export const says = (name: string, seat: number, text: string): TwinStep => ({
  name,
  seat,
  run: (table) => accepted(table, seat, 'chat', { text }),
});

/** By viewer and step: what it was sent, and what it could find out. */
type Sent = string[][][];

/** Tells a story with one spectator. */
async function tell({ game, options = {}, steps, tries, learns }: Story): Promise<Sent> {
  const table = await openSteadyTable({ game, seats: learns.length - 1, options });
  const observers = await Promise.all(table.people.map((person) => observerOf(person, table.id)));
  const sent: Sent = learns.map(() => []);
  const unaware = new Set(learns.keys());
  const actors = new Set<number>();
  const search = async (viewer: number): Promise<void> => {
    // The player who has acted might be free to undo it.
    const found = await around(table, viewer, tries, { undoes: !actors.has(viewer) });
    sent[viewer]!.at(-1)!.push(...found);
  };
  const note = async (name: string): Promise<void> => {
    for (const [viewer, step] of learns.entries()) if (step === name) unaware.delete(viewer);
    const frames = await Promise.all(observers.map((one) => one.noted()));
    for (const [viewer, list] of frames.entries())
      sent[viewer]!.push([...list, JSON.stringify(table.seen[viewer]!.view)]);
    // One after the other: simultaneous joins come in any order. At the start there is nothing to find yet.
    if (name !== START) for (const viewer of unaware) await search(viewer);
  };
  try {
    await note(START);
    for (const { name, seat, run } of steps) {
      actors.add(seat);
      await run(table);
      await note(name);
    }
    return sent;
  } finally {
    for (const one of observers) await one.close();
    await table.close();
  }
}

/**
 * Tells two stories whose tables differ in a secret; by viewer, the first step at which they were sent something else.
 */
export async function firstDifferences(one: Story, other: Story): Promise<Learns> {
  const [sent, sentToo] = [await tell(one), await tell(other)];
  const names = [START, ...one.steps.map(({ name }) => name)];
  return sent.map((steps, viewer) => {
    const at = steps.findIndex((step, index) => step.join('\n') !== sentToo[viewer]![index]!.join('\n'));
    return names[at] ?? 'never';
  });
}
