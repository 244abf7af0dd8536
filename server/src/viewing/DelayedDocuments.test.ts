import { eventsOf } from '@gearhall/shared/core/log/coreEvents';
import { anyGame } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { WatchingTerms } from '@gearhall/shared/core/table/terms';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import type { PublicTable } from './ActionTraces';
import { DelayedDocuments } from './DelayedDocuments';
import { packedEvents } from './publishing';

const game = anyGame(metaltalon);
const MINUTE = 60_000;
const NOBODY = { connections: [] };

/** A table whose spectators are behind, and its match; what they see is given as the number of actions. */
function behind(watching: WatchingTerms) {
  const documents = new DelayedDocuments(game, 2, watching);
  let { match, events } = Match.begin(game, { options: {}, seats: 2, seed: 'ab' });
  let table = { id: 't', seats: [], spectators: 0, status: 'playing' } as unknown as PublicTable;
  let now = 0;
  const publish = (packed?: ReturnType<typeof packedEvents>, entry?: object): void => {
    const scene = { table, match, entry: entry as never, packed };
    documents.publish(scene, now, NOBODY);
  };
  publish(packedEvents(game, events));
  const play = (seat: number, action: { readonly type: string }): void => {
    const played = match.play(seat, action);
    if (isRefusal(played)) throw new Error(`This test is wrong: ${played.refused}.`);
    ({ match, events } = played);
    const entry = { ...played.entry, at: now };
    publish(packedEvents(game, eventsOf(entry, events)), entry);
  };
  return {
    documents,
    play,
    /** The next legal action of the first seat to act. */
    act(): void {
      const seat = match.toAct[0]!;
      const legal = match.legal(seat).filter(({ type }) => type !== 'resign');
      play(seat, legal[0]!);
    },
    takeBack(to: number): void {
      play(match.path.find(({ at }) => at === to)!.entry.seat, { type: 'takeBack', to } as never);
    },
    /** Something changes that is no matter of the game. */
    change(more: Partial<PublicTable>, packed?: []): void {
      table = { ...table, ...more };
      publish(packed);
    },
    pass: (ms: number) => (now += ms),
    release: () => documents.release(now, NOBODY),
    get shown() {
      return documents.of('table').match!.length;
    },
    get length() {
      return match.length;
    },
  };
}

const finish = (one: ReturnType<typeof behind>): number[] => {
  const shown = [];
  while (one.release()) shown.push(one.shown);
  return [...shown, one.shown];
};

test('shows the position of so many actions ago', () => {
  const one = behind({ type: 'actions', count: 2 });
  for (const shown of [0, 0, 1, 2]) {
    one.act();
    one.release();
    expect(one.shown).toBe(shown);
  }
});

test('what is undone does not count: trying out and taking back brings nothing nearer', () => {
  const one = behind({ type: 'actions', count: 2 });
  one.act();
  for (let tries = 0; tries < 5; tries += 1) {
    const { length } = one;
    one.act();
    one.takeBack(length);
    one.release();
    expect(one.shown).toBe(0);
  }
  one.act();
  one.release();
  expect(one.shown).toBe(0);
  // Two actions stand behind it: now everything that was tried out before them is due too.
  one.act();
  one.release();
  expect(one.shown).toBe(11);
});

test('what was undone far back is shown once enough has followed', () => {
  const one = behind({ type: 'actions', count: 2 });
  for (let actions = 0; actions < 6; actions += 1) one.act();
  one.release();
  expect(one.shown).toBe(4);
  one.takeBack(0);
  one.act();
  one.release();
  expect(one.shown).toBe(4);
  one.act();
  one.release();
  expect(one.shown).toBe(7);
});

test('shows the position of so many minutes ago, to the millisecond', () => {
  const one = behind({ type: 'minutes', count: 2 });
  one.pass(1);
  one.act();
  expect(one.documents.nextDue).toBe(1 + 2 * MINUTE);
  one.pass(2 * MINUTE - 1);
  one.act();
  one.release();
  expect(one.shown).toBe(0);
  one.pass(1);
  one.release();
  expect(one.shown).toBe(1);
  one.pass(-MINUTE);
  // A clock that is set back makes nothing due earlier.
  one.act();
  one.pass(2 * MINUTE);
  one.release();
  expect(one.shown).toBe(1);
});

test('questions that come to nothing do not pile up', () => {
  const one = behind({ type: 'actions', count: 50 });
  one.act();
  for (let asked = 0; asked < 1000; asked += 1) {
    one.change({ undoBy: 0 });
    one.change({ undoBy: -1 }, []);
  }
  one.change({ status: 'ended' });
  // Little enough to be shown at once.
  expect(one.documents.nextDue).toBeUndefined();
  expect(one.documents.of('table').traces.lastTable).toMatchObject({ undoBy: -1, status: 'ended' });
});

test('the end of a long game is shown piece by piece, and all of it', () => {
  const one = behind({ type: 'minutes', count: 60 });
  const same = behind({ type: 'minutes', count: 60 });
  for (let actions = 0; actions < 90; actions += 1) {
    one.act();
    same.act();
    same.pass(60 * MINUTE);
    same.release();
  }
  one.change({ status: 'ended' });
  same.change({ status: 'ended' });
  expect(one.shown).toBe(0);
  expect(one.documents.nextDue).toBe(0);
  expect(finish(one)).toEqual([20, 40, 60, 80, 90]);
  expect(one.documents.nextDue).toBeUndefined();
  // The same as for those who have seen it one by one.
  const [late, early] = [one.documents.of('table'), same.documents.of('table')];
  expect(late.events).toEqual(early.events);
  expect(late.traces.noticed).toEqual(early.traces.noticed);
  expect(late.traces.lastView).toEqual(early.traces.lastView);
  expect(late.traces.lastTable).toMatchObject({ status: 'ended' });
});
