import type { Choice } from '@gearhall/shared/core/bots/PlannedTurn';
import { botTurn } from '@gearhall/shared/core/bots/botTurn';
import { levelAtOnce } from '@gearhall/shared/core/bots/levelAtOnce';
import { seededDice } from '@gearhall/shared/core/dice/dice';
import type { TypedThing } from '@gearhall/shared/core/game';
import { botAt, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { meansOf } from '@gearhall/shared/core/replay/history';
import type { Match, Played } from '@gearhall/shared/core/match';
import { isSame } from '@gearhall/shared/core/json/equality';
import { isRefusal, expectDefined, refuse } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Member } from '@gearhall/shared/core/series/series';
import type { SeriesRecord } from '../../store/contract/series';
import { botDecision, decisionsOf, withDecision } from '../../series/seriesRecord';
import type { Table } from '../model/Table';
import { tellOfFailure } from './botFailure';

interface Acting {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/**
 * Lets the bot choose from its seat's view, with dice of its own, and plays its choice: what it has chosen in another
 * thread, where that is still about this view. Where the bot fails, the rules' fallback acts, and the operator is told.
 */
export function playBot(table: Pick<Table, 'core' | 'services'>, acting: Acting, choice?: Choice): Played {
  const { match, seat } = acting;
  const view = match.project(seat);
  const { level, chance, choose } =
    choice && isStillAbout(choice, acting, view)
      ? { level: choice.level, chance: choice.seed, choose: () => choice.action }
      : choosingAtOnce(acting, view, table.services.chance.seed());
  return botTurn({
    choose,
    fallback: () => match.game.fallback(view, seat),
    play(action) {
      const parsed = match.parse(action);
      return parsed ? match.play(seat, parsed) : refuse('malformed');
    },
    onFailure: (error, chosen) => noteFailure(table, { ...acting, level }, { error, choice: chosen, chance }),
  });
}

/** A choice that was made from another view is about a position that is gone. */
const isStillAbout = (choice: Choice, { seat, level }: Acting, view: unknown): boolean =>
  choice.seat === seat && choice.level === level && isSame(choice.view, view);

/** A level that thinks has not been answered in time, or cannot be waited for: the best one that does not acts for it. */
function choosingAtOnce({ match, seat, level: asked }: Acting, view: unknown, chance: string) {
  const { bots, fallback, legal } = match.game;
  const level = levelAtOnce(bots, asked);
  const choose = (): TypedThing => {
    if (level === undefined) return fallback(view, seat);
    const bot = botAt(bots, level);
    return bot.choose(view, seat, legal(view, seat), meansOf(match, seat, seededDice(chance), bot));
  };
  return { level: level ?? asked, chance, choose };
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
