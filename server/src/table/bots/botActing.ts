import { botTurn } from '@gearhall/shared/core/bots/botTurn';
import { seededDice } from '@gearhall/shared/core/dice/dice';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import { meansOf } from '@gearhall/shared/core/replay/history';
import type { Match, Played } from '@gearhall/shared/core/match';
import { isRefusal, expectDefined, refuse } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Member } from '@gearhall/shared/core/series/series';
import type { SeriesRecord } from '../../store/contract/series';
import { botDecision, decisionsOf, withDecision } from '../../series/seriesRecord';
import type { Table } from '../model/Table';

interface Acting {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/**
 * Lets the bot choose from its seat's view, with dice of its own, and plays its choice. Where the bot fails, the rules'
 * fallback acts, and the operator is told.
 */
export function playBot(table: Pick<Table, 'core' | 'services'>, acting: Acting): Played {
  const { match, seat, level } = acting;
  const { bots, fallback, legal } = match.game;
  const view = match.project(seat);
  const chance = table.services.chance.seed();
  return botTurn({
    choose: () => bots[level].choose(view, seat, legal(view, seat), meansOf(match, seat, seededDice(chance))),
    fallback: () => fallback(view, seat),
    play(action) {
      const parsed = match.parse(action);
      return parsed ? match.play(seat, parsed) : refuse('malformed');
    },
    onFailure: (error, choice) => noteFailure(table, acting, { error, choice, chance }),
  });
}

interface Failure {
  readonly error: unknown;
  readonly choice: TypedThing | undefined;
  /** Of the bot's own dice. */
  readonly chance: string;
}

/** What is needed, with the table's record, to bring the bot into the same position. */
function noteFailure(table: Pick<Table, 'core' | 'services'>, acting: Acting, failure: Failure): void {
  const { match, seat, level } = acting;
  const { error, choice, chance } = failure;
  const { options, seats } = match.start;
  tellOfFailure(table, error, { bot: level, seat, options, seats, actions: match.length, chance, choice });
}

/** What a bot decides between the matches of a series; where it fails, the first of what it may. */
export function botDecides(
  table: Pick<Table, 'core' | 'services'>,
  series: SeriesRecord,
  member: Member,
): unknown {
  return botTurn({
    choose: () => botDecision(series, member) as TypedThing,
    fallback: () => expectDefined(decisionsOf(series, member)[0], 'something that a bot may decide'),
    play(decision) {
      const refusal = withDecision(series, member, decision);
      return isRefusal(refusal) ? refusal : { decision };
    },
    onFailure: (error, choice) =>
      tellOfFailure(table, error, { bot: 'series', member, decisions: series.drawn, choice }),
  }).decision;
}

/** Tells the operator that a bot failed; `position`: where. */
function tellOfFailure(
  { core, services }: Pick<Table, 'core' | 'services'>,
  error: unknown,
  position: Readonly<Record<string, unknown>> & { readonly bot: string },
): void {
  const { id: table, game, rulesVersion } = core;
  services.metrics.botFailures.inc({ game, level: position.bot });
  const failure = { code: 'botFailed', err: error, table, game, rulesVersion, ...position };
  services.refusals.note('', 'error', failure, 'a bot failed: the fallback acts for it');
}
