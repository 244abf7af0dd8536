import type { Store } from '../../store/contract/store';
import { core, finishedGame, tableRecord } from './storeSamples';

/** What every store must keep of games that are over: their records and the list of them. */
export function finishedGamesSuite(store: () => Store): void {
  test('tells what a table is without loading it', async () => {
    expect(await store().status(core.id)).toBeUndefined();
    await store().create(core, tableRecord);
    expect(await store().status(core.id)).toEqual({ game: 'g', status: 'gathering', hasRecord: false });
    await store().saveTableRecord(core.id, { ...tableRecord, status: 'ended' });
    await store().archive(core.id, '{}');
    expect(await store().status(core.id)).toEqual({ game: 'g', status: 'ended', hasRecord: true });
  });

  test('keeps the first record of a game', async () => {
    await store().create(core, tableRecord);
    expect(await store().record(core.id)).toBeUndefined();
    await store().archive(core.id, '{"first":"✓"}');
    await store().archive(core.id, '{"second":true}');
    expect(await store().record(core.id)).toBe('{"first":"✓"}');
  });

  test('replaces a record, where a name has been taken out of it', async () => {
    await store().create(core, tableRecord);
    await store().archive(core.id, '{"names":["Ada"]}');
    await store().replaceRecord(core.id, '{"names":["Somebody"]}');
    expect(await store().record(core.id)).toBe('{"names":["Somebody"]}');
  });

  test('lists the public finished games, the latest first, short ones not at all', async () => {
    const games = [
      finishedGame('table00001', { at: 5 }),
      finishedGame('table00002', { at: 9, scores: [3, 1.5] }),
      finishedGame('table00003', { at: 7, game: 'h' }),
      finishedGame('table00004', { at: 8, actions: 9 }),
      finishedGame('table00005', { at: 8 }),
    ];
    for (const game of games) {
      await store().create({ ...core, id: game.table }, tableRecord);
      await store().listFinished(game, game.table !== 'table00005');
    }
    expect(await store().finished({ limit: 9 })).toEqual([games[1], games[2], games[0]]);
    expect(await store().finished({ game: 'h', limit: 9 })).toEqual([games[2]]);
    expect(await store().finished({ limit: 1 })).toEqual([games[1]]);
    const renamed = { ...games[2]!, seats: [{ sitter: 'person' as const, name: 'Somebody' }] };
    await store().listFinished(renamed, true);
    expect(await store().finished({ game: 'h', limit: 9 })).toEqual([renamed]);
  });
}
