import { levelsOf, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { BotWanted } from '../../tableRecord/seating';
import type { Table } from '../model/Table';

/** A bot for a seat of this table: each table begins elsewhere in the list of names. */
export function botWanted({ core }: Table, level: BotLevel): BotWanted {
  const nameFrom = [...core.id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return { level, nameFrom };
}

/** Not every game has experts and characters. */
export const noSuchBot = ({ game }: Table, level: BotLevel | undefined): Refusal | undefined =>
  level === undefined || levelsOf(game.about).includes(level) ? undefined : refuse('noSuchBot');
