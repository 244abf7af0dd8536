import type { Choice, Thought } from '@gearhall/shared/core/bots/PlannedTurn';
import { botAt, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { choiceOf, choiceRequestOf, type ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Match } from '@gearhall/shared/core/match';
import type { ViewHistory } from '@gearhall/shared/core/replay/viewHistory';
import { FollowedMatch } from '@gearhall/shared/core/replay/FollowedMatch';
import type { Missed } from '../../ground/threads/WorkerPool';
import type { Table } from '../model/Table';
import { tellOfFailure } from './botFailure';

interface Acting {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** What is a fault of the bot, or of its thread; everything else happens where many bots think. */
const FAULTS: readonly Missed[] = ['threw', 'hung', 'died'];

/** What the seats of bots that remember have seen: it is kept, so that each turn adds only what is new. */
const seen = new WeakMap<Table, Map<Seat, FollowedMatch>>();

/** How the bot on a seat is asked in another thread; undefined for one that chooses at once. */
export function thinkingOf(table: Table, acting: Acting): (() => Thought) | undefined {
  if (!botAt(acting.match.game.bots, acting.level).thinks) return undefined;
  return () => {
    const thinking = new AbortController();
    return { choice: chosenInThread(table, acting, thinking.signal), abandon: () => thinking.abort() };
  };
}

/** What a bot on a seat would choose, asked in another thread; undefined where there is no answer. Never rejects. */
export const chosenInThread = (
  table: Table,
  acting: Acting,
  signal: AbortSignal,
): Promise<Choice | undefined> =>
  think(table, acting, signal).catch((error: unknown) => {
    table.services.log.error({ err: error, table: table.core.id }, 'a bot could not be asked');
    return undefined;
  });

async function think(table: Table, acting: Acting, signal: AbortSignal): Promise<Choice | undefined> {
  const { match, seat, level } = acting;
  const { botThreads, chance, metrics } = table.services;
  // The request is dear to make: not where it would be turned away.
  const missed = botThreads.whyNot(table.core.id);
  if (missed) {
    metrics.thoughts.inc({ end: missed });
    return undefined;
  }
  const { remembers } = botAt(match.game.bots, level);
  const history = remembers && (await historyAt(table, acting));
  if (signal.aborted) return undefined;
  const request = choiceRequestOf(match, { seat, level, history, seed: chance.seed() });
  const reply = await botThreads.ask(request, { lane: table.core.id, signal });
  metrics.thoughts.inc({ end: 'missed' in reply ? reply.missed : 'chosen' });
  if ('result' in reply) return choiceOf(request, reply.result);
  if (FAULTS.includes(reply.missed)) tellOfMissed(table, acting, { ...reply, request });
  return undefined;
}

function historyAt(table: Table, { match, seat }: Acting): Promise<ViewHistory> {
  const work = followedBy(table, seat).upTo(match);
  return table.services.background.do(work, { table: table.core.id }, { admitted: true });
}

function followedBy(table: Table, seat: Seat): FollowedMatch {
  const bySeat = seen.get(table) ?? new Map<Seat, FollowedMatch>();
  seen.set(table, bySeat);
  const followed = bySeat.get(seat) ?? new FollowedMatch(seat);
  bySeat.set(seat, followed);
  return followed;
}

interface MissedAnswer {
  readonly missed: Missed;
  readonly error?: unknown;
  readonly request: ChoiceRequest;
}

function tellOfMissed(
  table: Table,
  { match }: Acting,
  { missed, error, request: { level, seat, options, seats, seed } }: MissedAnswer,
): void {
  const position = { bot: level, seat, options, seats, actions: match.length, chance: seed };
  tellOfFailure(table, error ?? new Error(`The thread of a bot has ${missed}.`), {
    ...position,
    thread: missed,
  });
}
