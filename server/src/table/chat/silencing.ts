import { CloseCode } from '@colyseus/core';
import { actionWith, optionsWith } from '@gearhall/shared/core/game/freeTexts';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { PersonId } from '../../identity/tokens';
import { peopleAt } from '../../store/contract/finishedGames';
import { withOptions, type Rewording } from '../../store/contract/rewording';
import { readSeries } from '../../store/contract/series';
import type { Store } from '../../store/contract/store';
import type { StoredTable } from '../../store/contract/table';
import { hasWords, silent } from '../../tableRecord/gameTexts';
import { StoreFailure } from '../model/services';
import { settingsOf } from '../../tableRecord/settings';
import type { Table } from '../model/Table';

/** Takes what somebody has written in a game out of it again (`Game.freeTexts`). The game itself stays as it was. */

type Worded = Pick<StoredTable, 'core' | 'tableRecord' | 'entries'>;

/** What a table holds instead of what a person has written there; undefined where they have written nothing. */
function withoutWordsOf(game: AnyGame, stored: Worded, person: PersonId): Rewording | undefined {
  if (!game.freeTexts) return undefined;
  const actions = stored.entries.flatMap((entry, index): [number, TypedThing][] => {
    const isTheirs = entry.person === person && isWorded(game, entry.action);
    return isTheirs ? [[index, actionWith(game, entry.action, silent)]] : [];
  });
  const options = optionsWithout(game, stored, person);
  if (actions.length === 0 && options === undefined) return undefined;
  return { actions: new Map(actions), ...(options === undefined ? {} : { options }) };
}

/** An action of older rules may have another form. */
const isWorded = (game: AnyGame, action: TypedThing): boolean =>
  game.action.safeParse(action).success && hasWords((reword) => actionWith(game, action, reword));

function optionsWithout(game: AnyGame, { core, tableRecord }: Worded, person: PersonId): unknown {
  const { optionsBy, seating } = tableRecord;
  // Tables from before do not say who has written them: the host has.
  if ((optionsBy ?? seating.seats[seating.host]?.person) !== person) return undefined;
  const { options } = settingsOf(core, tableRecord);
  const isTold = hasWords((reword) => optionsWith(game, options, reword));
  return isTold ? optionsWith(game, options, silent) : undefined;
}

/** What is needed of the hall to take words out of a table. */
interface Place {
  readonly store: Pick<Store, 'load' | 'reword' | 'series' | 'saveSeries'>;
  readonly game: AnyGame | undefined;
  readonly id: string;
}

/** What it holds instead of what they had written at a table, which nobody changes meanwhile; undefined: nothing. */
export async function silence({ store, game, id }: Place, person: PersonId): Promise<Rewording | undefined> {
  const stored = game?.freeTexts && (await store.load(id));
  // A damaged log is not written any more.
  const rewording = stored && !stored.damage ? withoutWordsOf(game, stored, person) : undefined;
  if (!stored || !rewording) return undefined;
  await store.reword(id, rewording);
  const series = rewording.options === undefined ? undefined : await readSeries(store, stored.core);
  const before = settingsOf(stored.core, stored.tableRecord).options;
  if (series) await store.saveSeries({ ...series, state: replaced(series.state, before, rewording.options) });
  return rewording;
}

/** A value in which each part that equals another one is that instead. */
function replaced(value: unknown, before: unknown, after: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isSame(value, before)) return after;
  if (Array.isArray(value)) return value.map((part) => replaced(part, before, after));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, before, after)]));
}

/** Closes the room of a table; those who are there come back by themselves. */
type EndRoom = (code: number) => void;

/**
 * The same at an open table, from a job of its queue: the room closes then, and is opened again with what the store
 * holds.
 */
export async function silenceAt(table: Table, person: PersonId, end: EndRoom): Promise<boolean> {
  const { services, core, game } = table;
  if (!mayHaveWritten(table, person)) return false;
  const rewording = await silence({ store: services.store, game, id: core.id }, person);
  if (!rewording) return false;
  table.update({ tableRecord: withOptions(table, rewording).tableRecord });
  end(CloseCode.SERVER_SHUTDOWN);
  return true;
}

/** Silences everybody at an open table whom the operator has muted. If the store is down, it is tried again later. */
export async function silenceMuted(table: Table, end: EndRoom): Promise<void> {
  const { services, game } = table;
  if (!game.freeTexts) return;
  try {
    for (const person of peopleAt(table.tableRecord)) {
      const isMuted = [{ person, address: '' }, ...table.people.connectionsOf(person)].some((one) =>
        services.moderation.muteOf(one),
      );
      if (isMuted && (await silenceAt(table, person, end))) return;
    }
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    services.log.warn({ err: error, table: table.core.id }, 'what somebody has written waits for the store');
  }
}

/** Without reading the log: whether the table shows anything that they may have written. */
function mayHaveWritten({ game, match, tableRecord, settings }: Table, person: PersonId): boolean {
  const { seats } = tableRecord.seating;
  const isTheirs = (seat: Seat): boolean =>
    seats[seat]?.person === person || seats[seat]?.formers?.includes(person) === true;
  const hasActions = (match?.entries ?? []).some(
    ({ seat, action }) => isTheirs(seat) && hasWords((reword) => actionWith(game, action, reword)),
  );
  return hasActions || hasWords((reword) => optionsWith(game, settings.options, reword));
}
