import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { botPlayer } from '@gearhall/shared/core/testing/playout';
import { playSeries } from '@gearhall/shared/core/testing/seriesPlay';
import { gangOf } from '@gearhall/shared/games/kriegbot/campaign/gangs';
import type { Campaign } from '@gearhall/shared/games/kriegbot/campaign/state';
import { RULES } from '@gearhall/shared/games/rules';
import { SERIES } from '@gearhall/shared/games/series';
import { textHash } from '../../../server/src/store/rows/chain';
import type { Hall } from '../support/hall';
import { newGuest, type Guest } from '../support/staged';

/** A campaign in the store of a hall: bots have played some missions, and people have taken their places. */

const { kriegbot } = RULES;
const NAMES = ['Ada', 'Bo', 'Cy'];
const idOf = (): string => randomBytes(5).toString('hex');

/** The first moment after this number of missions at which this phase waits for Ada's gang. */
function stateAfter(missions: number, phase: Campaign['phase']): Campaign {
  for (let number = 0; number < 20; number += 1) {
    const plan = {
      ...{ game: kriegbot, series: SERIES.campaign, terms: { type: 'campaign' } },
      ...{ options: kriegbot.options.parse({}), seed: `screenshots ${number}` },
      players: NAMES.map(() => botPlayer('easy')),
    };
    for (const { state } of playSeries(plan)) {
      const now = state as Campaign;
      if (now.history.length > missions) break;
      if (now.history.length === missions && isFor(now, phase)) return now;
    }
  }
  throw new Error('No campaign comes to this.');
}

const isFor = ({ phase, history }: Campaign, wanted: Campaign['phase']): boolean =>
  phase === wanted && (wanted !== 'spoils' || history.at(-1)?.victor === gangOf(0));

const seatOf = ({ name, token }: Guest) => ({
  sitter: 'person',
  person: token.split('.')[1],
  name,
  level: '',
  ...{ resigned: false, again: false, salt: '', standIn: '', offered: false },
});

/** Writes it into the store of a running hall; resolves with its page, and Ada. */
export async function stagedCampaign(
  hall: Hall,
  missions: number,
  phase: Campaign['phase'],
): Promise<{ readonly link: string; readonly table: string; readonly ada: Guest }> {
  const guests = await Promise.all(NAMES.map((name) => newGuest(hall, name)));
  const [ada] = guests;
  if (!ada) throw new Error('Nobody is here.');
  const state = stateAfter(missions, phase);
  const id = idOf();
  const seating = NAMES.map((_, member) => member);
  const winnersOf = (at: number) => seating.filter((member) => gangOf(member) === state.history[at]?.victor);
  const matches = Array.from({ length: missions + 1 }, (_, at) => ({
    ...{ table: idOf(), seating },
    ...(at < missions ? { winners: winnersOf(at) } : {}),
  }));
  const series = {
    id,
    game: 'kriegbot',
    terms: { type: 'campaign' },
    state,
    matches,
    seed: 'ab',
    begun: true,
  };
  const db = new DatabaseSync(path.join(hall.folder, 'gearhall.sqlite'), { timeout: 2000 });
  const text = JSON.stringify(series);
  db.exec('begin');
  db.prepare('insert into series (id, record, hash) values (?, ?, ?)').run(
    id,
    text,
    textHash(id, 'series', text),
  );
  for (const [at, { table }] of matches.entries()) {
    const isOver = at < missions;
    writeTable(db, table, { series: { id, number: at + 1 }, status: isOver ? 'ended' : 'gathering', guests });
  }
  db.exec('commit');
  db.close();
  return { link: `${hall.url}/series/${id}`, table: `${hall.url}/t/${matches.at(-1)?.table}`, ada };
}

interface Written {
  readonly series: { readonly id: string; readonly number: number };
  readonly status: 'ended' | 'gathering';
  readonly guests: readonly Guest[];
}

function writeTable(db: DatabaseSync, id: string, { series, status, guests }: Written): void {
  const { rulesVersion } = kriegbot.about;
  const chosen = kriegbot.options.parse({ scenario: 'showdown', campaign: {} });
  const core = {
    id,
    game: 'kriegbot',
    rulesVersion,
    options: chosen,
    terms: NO_TERMS,
    listed: false,
    series,
  };
  const record = { status, seating: { host: 0, seats: guests.map(seatOf) }, seed: 'ab', startsItself: true };
  const texts = [JSON.stringify(core), JSON.stringify(record)] as const;
  db.prepare(
    'insert into tables (id, core, affairs, status, core_hash, affairs_hash) values (?, ?, ?, ?, ?, ?)',
  ).run(id, ...texts, status, textHash(id, 'core', texts[0]), textHash(id, 'affairs', texts[1]));
  db.prepare('insert into log_heads values (?, ?, ?, ?)').run(id, 0, textHash(id, 'core', texts[0]), 0);
  db.prepare('insert into series_tables (table_id, series_id) values (?, ?)').run(id, series.id);
}
