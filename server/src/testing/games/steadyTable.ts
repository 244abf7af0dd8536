import { seedFrom } from '@gearhall/shared/core/dice/dice';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Config } from '../../ground/config';
import type { Store } from '../../store/contract/store';
import { openHall, type OpenHall } from '../halls/openHall';
import { Person, type Seen } from '../clients/Person';
import { RawClient } from '../clients/rawClient';
import { steeredClock, type SteeredClock } from '../steeredClock';

export type Action = { readonly type: string } & Record<string, unknown>;

/** What a seat does next, chosen from its legal actions. */
export type Choose = (legal: readonly Action[], view: unknown, seat: number) => Action;

/** A separate hall with one table, at which everything except a story's own actions is the same every time. */
export interface SteadyTable {
  readonly id: string;
  /** In the order of the seats; spectators come last. */
  readonly seen: readonly Seen[];
  readonly people: readonly Person[];
  readonly time: SteeredClock;
  readonly open: OpenHall;
  readonly game: AnyGame;
  /** Lets the first seat to act do what is chosen, and all seats see it. */
  step(choose: Choose): Promise<void>;
  /** Lets the time of an interrupt, or of a brief question, pass. */
  silence(): Promise<void>;
  /** What anybody may request about the table. */
  overHttp(): Promise<string>;
  close(): Promise<void>;
}

export interface Wishes {
  readonly game: AnyGame;
  readonly seats: number;
  readonly spectators?: number;
  readonly options?: object;
  readonly terms?: object;
  /** Whether it is in the list of tables. */
  readonly listed?: boolean;
  readonly config?: Partial<Config>;
  readonly store?: Store;
  /** Different words give different dice. */
  readonly dice?: string;
}

/** Grace period for messages on the wire when a time is up. */
const GRACE = 250;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];

/** At most one is open at a time. */
export async function openSteadyTable(wishes: Wishes): Promise<SteadyTable> {
  const { game, seats, spectators = 1, options = {}, terms, listed = false, config, store } = wishes;
  const { dice = 'same dice' } = wishes;
  const time = steeredClock();
  const open = await openHall({
    games: [game],
    clock: time.clock,
    config: { messagesPerSecond: 1000, ...config },
    ...(store ? { store } : {}),
    chance: { seed: () => seedFrom(dice), tableId: () => '0000000001' },
  });
  const names = NAMES.slice(0, seats + spectators);
  const people = await Promise.all(names.map((name) => Person.enter(open.address, name)));
  const id = await people[0]!.createTable(game.about.id, seats, {
    ...{ options, listed },
    ...(terms ? { terms } : {}),
  });
  const seen: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    seen.push(await person.join(id));
    if (seat > 0 && seat < seats) await seen[seat]!.ask('sit', { seat });
  }
  await seen[0]!.ask('start');
  for (const one of seen) await one.until(() => one.view !== undefined, 'the start');
  let isClosed = false;
  return {
    ...{ id, seen, people, time, open, game },
    async step(choose) {
      const seat = seen[0]!.table.toAct[0]!;
      const { view } = seen[seat]!;
      const { actions } = seen[seat]!.table;
      const answer = await seen[seat]!.act(choose(game.legal(view, seat) as Action[], view, seat));
      if (answer.refusal) throw new Error(`The story cannot be told: ${answer.refusal.refused}.`);
      await seen[seat]!.until(() => seen[seat]!.table.actions > actions, 'the step');
      // What the others may see of it has been sent before this answer: the next step is chosen from what they see.
      // Who has lost the connection gets no answer.
      const here = seen.slice(0, seats).filter(({ closed }) => closed === undefined);
      for (const one of here) await one.ask('start');
    },
    async silence() {
      const { answerDeadline } = seen[0]!.table;
      if (answerDeadline === 0) throw new Error('Nothing is asked that would pass.');
      time.pass(answerDeadline + GRACE - time.clock.wall());
      for (const one of seen)
        await one.until(() => one.table.answerDeadline !== answerDeadline, 'the silence to be over');
    },
    async overHttp() {
      const paths = ['/api/tables', `/api/tables/${id}`, `/api/tables/${id}/view`, `/api/records/${id}`];
      const answers = await Promise.all(paths.map((path) => fetch(open.address + path)));
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const one of seen) await one.leave();
      await open.hall.close();
    },
  };
}

const JOIN_ROOM = 10;

/** A connection that records everything it is sent; what is random for each connection is blanked. */
export async function observerOf(person: Person, id: string) {
  const client = await RawClient.join(person, id);
  return {
    client,
    async noted(): Promise<string[]> {
      await client.quiet(2);
      return client.frames.splice(0).map((frame) => {
        const bytes = Buffer.from(frame);
        // Code, length of the reconnection token, token.
        if (bytes[0] === JOIN_ROOM) bytes.fill(0, 2, 2 + (bytes[1] ?? 0));
        return bytes.toString('latin1');
      });
    },
    async close(): Promise<void> {
      client.socket.close();
      await client.untilClosed();
    },
  };
}
