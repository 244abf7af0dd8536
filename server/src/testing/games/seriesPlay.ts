import type { TableSeries, SeriesPage } from '@gearhall/shared/games/series';
import type { Person, Seen } from '../clients/Person';

/** How wire tests play series of MetalTalon: the seat that is to lose a match resigns. */

export const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

type BestOf = Extract<TableSeries, { readonly type: 'bestOf' }>;

export const seriesAt = ({ table }: Seen): BestOf => JSON.parse(table.series) as BestOf;

/** The first table of a series of these people, gathering. */
export async function gathered(people: readonly Person[], games = 3, more: object = {}): Promise<Seen[]> {
  const id = await people[0]!.createTable('metaltalon', people.length, {
    series: { type: 'bestOf', games },
    ...more,
  });
  const all = await Promise.all(people.map((person) => person.join(id)));
  for (const [seat, seen] of all.entries()) if (seat > 0) await seen.ask('sit', { seat });
  return all;
}

export async function begun(people: readonly Person[], games = 3): Promise<Seen[]> {
  const all = await gathered(people, games);
  await all[0]!.ask('start');
  await playing(all);
  return all;
}

export async function playing(all: readonly Seen[]): Promise<void> {
  for (const seen of all) await seen.until(() => seen.table.status === 'playing', 'the start');
}

/** The loser resigns; resolves with the id of the next table, or '' when the series is over. */
export async function lost(loser: Seen, all: readonly Seen[]): Promise<string> {
  await loser.act({ type: 'resign' });
  for (const seen of all) {
    await seen.until(
      () => seen.table.rematch !== '' || seriesAt(seen).outcome !== undefined,
      'what comes next',
    );
  }
  return all[0]!.table.rematch;
}

/** These people come to a table, in this order. */
export const coming = (people: readonly Person[], table: string): Promise<Seen[]> =>
  people.reduce<Promise<Seen[]>>(
    async (before, person) => [...(await before), await person.join(table)],
    Promise.resolve([]),
  );

/** The page of a series, as this person sees it. */
export async function pageFor(person: Person, id: string): Promise<SeriesPage> {
  const headers = { Authorization: `Bearer ${person.token}` };
  return (await (await fetch(`${person.address}/api/series/${id}`, { headers })).json()) as SeriesPage;
}
