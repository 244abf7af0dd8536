import { StoreRefusal } from '../../store/contract/errors';
import type { SeriesRecord } from '../../store/contract/series';
import type { Store } from '../../store/contract/store';
import type { TableRecord } from '../../store/contract/table';
import { core, entry, finishedGame, seated, subscription, tableRecord } from './storeSamples';

const [FIRST, SECOND] = ['table00001', 'table00002'] as const;
const series: SeriesRecord = {
  id: 'series0001',
  game: 'g',
  terms: { type: 'bestOf', games: 3 },
  state: { wins: [0, 0] },
  matches: [{ table: FIRST, seating: [0, 1] }],
};
const further: SeriesRecord = {
  ...series,
  state: { wins: [0, 1] },
  matches: [
    { table: FIRST, seating: [0, 1], winners: [1] },
    { table: SECOND, seating: [1, 0] },
  ],
};
const first = { ...core, id: FIRST, series: { id: series.id, number: 1 } };
const second = { ...core, id: SECOND, series: { id: series.id, number: 2 } };
const ended: TableRecord = { ...seated('ada', 'bo'), status: 'ended' };

/** What every store must do for series of matches. */
export function seriesSuite(store: () => Store): void {
  test('keeps a series as it was last stored', async () => {
    expect(await store().series(series.id)).toBeUndefined();
    await store().create(first, tableRecord, series);
    expect(await store().series(series.id)).toEqual(series);
    await store().saveSeries(further);
    expect(await store().series(series.id)).toEqual(further);
    expect((await store().load(FIRST))?.core).toEqual(first);
    expect(await store().seriesOf(FIRST)).toEqual(further);
    expect(await store().seriesOf('nowhere000')).toBeUndefined();
    expect(await store().series('nowhere000')).toBeUndefined();
  });

  test('keeps whom a change of a series calls, for one asker, with the series itself', async () => {
    await store().create(first, tableRecord, series);
    await store().subscribe('ada', subscription('ada'));
    const calls = [
      { person: 'ada', kind: 'decide' },
      { person: 'nobody', kind: 'decide' },
    ] as const;
    await store().saveSeries(further, { table: FIRST, at: 7, calls });
    const open = { table: FIRST, game: core.game, person: 'ada', kind: 'decide', series: series.id };
    const taken = await Promise.all([store().takeCalls(FIRST), store().takeOldCalls(8)]);
    expect(taken.flat()).toEqual([open]);
    // The same decision once more is another call, after the first has been taken on.
    await store().saveSeries(further, { table: FIRST, at: 9, calls });
    await store().saveSeries(further, { table: FIRST, at: 9, calls: [] });
    expect(await store().takeCalls(FIRST)).toEqual([open]);
  });

  test('makes a series only with its first table, and refuses to store one that it does not hold', async () => {
    await expect(store().saveSeries(series)).rejects.toThrow(StoreRefusal);
    await store().create(core, tableRecord);
    await expect(store().create(first, tableRecord, series)).rejects.toThrow(StoreRefusal);
    expect(await store().series(series.id)).toBeUndefined();
    expect(await store().tablesOfSeries(series.id)).toEqual([]);
  });

  test('knows the tables of a series, who sits there, and for whom they wait', async () => {
    await store().create(first, tableRecord, series);
    await store().create({ ...core, id: 'table00009' }, tableRecord);
    await store().saveTableRecord(FIRST, ended);
    await store().append(FIRST, 0, entry(0));
    await store().listFinished(finishedGame(FIRST, {}), true);
    await store().create(second, seated('bo', 'ada'));
    await store().append(SECOND, 0, entry(0));
    await store().saveWaiting(SECOND, 1, [1]);
    const tables = await store().tablesOfSeries(series.id);
    const byId = Object.fromEntries(tables.map((table) => [table.core.id, table]));
    expect(Object.keys(byId).sort()).toEqual([FIRST, SECOND]);
    expect(byId[FIRST]).toMatchObject({ tableRecord: ended, finished: finishedGame(FIRST, {}) });
    expect(byId[SECOND]).toMatchObject({ tableRecord: seated('bo', 'ada'), waiting: [1] });
  });

  test('knows the tables between whose matches something may be due', async () => {
    expect(await store().betweenMatches()).toEqual([]);
    await store().create({ ...core, id: 'table00009' }, ended);
    await store().create(first, tableRecord, series);
    await store().create(second, seated('bo', 'ada'));
    expect(await store().betweenMatches()).toEqual([FIRST]);
    await store().saveTableRecord(FIRST, ended);
    await store().saveTableRecord(SECOND, ended);
    expect(await store().betweenMatches()).toEqual([FIRST, SECOND]);
    await store().saveTableRecord(FIRST, { ...ended, rematch: SECOND });
    const named = ended.seating.seats.map((seat) => ({ ...seat, name: '"rematch":"x' }));
    await store().saveTableRecord(SECOND, { ...ended, seating: { host: 0, seats: named } });
    expect(await store().betweenMatches()).toEqual([SECOND]);
  });

  test('deletes a series with its last table', async () => {
    await store().create(first, ended, series);
    await store().create(second, tableRecord);
    await store().remove(FIRST);
    expect(await store().series(series.id)).toEqual(series);
    expect((await store().tablesOfSeries(series.id)).map((table) => table.core.id)).toEqual([SECOND]);
    await store().remove(SECOND);
    expect(await store().series(series.id)).toBeUndefined();
    expect(await store().tablesOfSeries(series.id)).toEqual([]);
  });

  test('tells which unstarted tables are to go on with a series', async () => {
    await store().create(first, tableRecord, series);
    await store().create(second, { ...tableRecord, madeAt: 7 });
    const off = { ...core, id: 'table00003', series: { id: series.id, number: 3 } };
    await store().create(off, { ...tableRecord, calledOff: true });
    expect(await store().unstarted()).toEqual([
      { id: FIRST },
      { id: SECOND, madeAt: 7, goesOn: true },
      { id: off.id },
    ]);
    await store().saveTableRecord(FIRST, { ...tableRecord, deciding: true });
    expect((await store().unstarted())[0]).toEqual({ id: FIRST, goesOn: true });
  });
}
