import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { optionSets, type OptionSet } from '@gearhall/shared/core/testing/optionSets';
import { RULES } from '@gearhall/shared/games/rules';
import { makeLog } from '../../ground/logs/log';
import { fileIn, openStore } from '../../store/openStore';
import { openHall } from '../halls/openHall';
import { Person, type Seen } from '../clients/Person';

/**
 * Writes a small database as this version of the hall leaves it: of each game, a running table for each value of each
 * option, one that has ended, and one that gathers. Later versions open it in their tests.
 *
 *  npm run -s generate -- kept-release 0.3.0
 */

const ACTIONS = 14;

/** Which legal action somebody takes who does not think: another one each time, and the same in every run. */
const nth = (legal: readonly TypedThing[], step: number): TypedThing | undefined => {
  const going = legal.filter(({ type }) => type !== 'resign');
  return going[(step * 7 + 3) % going.length];
};

async function seated(people: readonly Person[], game: AnyGame, options: unknown): Promise<Seen[]> {
  const id = await people[0]!.createTable(game.about.id, people.length, { options });
  const all: Seen[] = [];
  for (const person of people) all.push(await person.join(id));
  for (const [seat, seen] of all.entries()) if (seat > 0) await asked(seen, 'sit', { seat });
  return all;
}

async function asked(seen: Seen, type: Parameters<Seen['ask']>[0], body: object = {}): Promise<void> {
  const { refusal } = await seen.ask(type, { ...body });
  if (refusal) throw new Error(`"${type}" was refused: ${JSON.stringify(refusal)}.`);
}

async function begun(people: readonly Person[], game: AnyGame, options: unknown): Promise<Seen[]> {
  const all = await seated(people, game, options);
  await asked(all[0]!, 'start');
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

async function playSome(game: AnyGame, all: readonly Seen[]): Promise<void> {
  for (let step = 0; step < ACTIONS && all[0]!.table.status === 'playing'; step += 1) {
    const seat = all[0]!.table.toAct[0]!;
    const actor = all[seat]!;
    const action = nth(game.legal(actor.view, seat) as readonly TypedThing[], step);
    if (!action) throw new Error(`Nothing is legal for seat ${seat} of ${game.about.id}.`);
    await asked(actor, 'act', { action });
    for (const seen of all) await seen.ask('history', { events: seen.events.length, chat: seen.chat.length });
  }
}

/** The standard game, and every value of every option where they can be listed. */
function formatsOf(game: AnyGame): readonly OptionSet[] {
  try {
    return optionSets(game);
  } catch {
    return [{ name: 'standard', options: game.options.parse({}) }];
  }
}

const leave = (all: readonly Seen[]): Promise<unknown> => Promise.all(all.map((seen) => seen.leave()));

async function keepTables(address: string, game: AnyGame): Promise<void> {
  for (const [index, { name, options }] of formatsOf(game).entries()) {
    const people = [await Person.enter(address, 'Ada'), await Person.enter(address, 'Bo')];
    try {
      const all = await begun(people, game, options);
      await playSome(game, all);
      if (index === 0) await asked(all[0]!, 'chat', { text: `A table of ${game.about.id}.` });
      await leave(all);
      if (index > 0) continue;
      await leave(await seated(people, game, options));
      const ending = await begun(people, game, options);
      await playSome(game, ending);
      await asked(ending[1]!, 'act', { action: { type: 'resign' } });
      await leave(ending);
    } catch (error) {
      process.stdout.write(`left out: ${game.about.id}, ${name} (${String(error)})\n`);
    }
  }
}

async function main(version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gearhall-release-'));
  const log = makeLog('error');
  const store = await openStore({ type: 'sqlite', folder, sync: 'normal' }, log, () => undefined);
  const { hall, address } = await openHall({ games: Object.values(RULES), store });
  for (const game of Object.values(RULES)) await keepTables(address, game);
  await hall.close();
  const database = new DatabaseSync(fileIn(folder));
  database.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete; vacuum');
  database.close();
  const file = join(__dirname, `${version}.sqlite.br`);
  writeFileSync(file, brotliCompressSync(readFileSync(fileIn(folder))));
  rmSync(folder, { recursive: true });
  process.stdout.write(`${file}: ${readFileSync(file).length} bytes\n`);
}

void main(process.argv[2] ?? 'today').then(() => process.exit(0));
