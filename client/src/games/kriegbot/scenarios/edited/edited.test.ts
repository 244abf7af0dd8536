import fc from 'fast-check';
import { anyGame, seatLimits } from '@gearhall/shared/core/game';
import { playout, randomPlayer } from '@gearhall/shared/core/testing/playout';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { formatEdited, type Edited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { beginFrom, EDITABLE_IDS } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { problemsOf } from '@gearhall/shared/games/kriegbot/content/edited/problems';
import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { editedByLot } from '@gearhall/shared/games/kriegbot/testing/editedByLot';
import { words } from '../../words';
import { printed } from '../printed';
import { neededBy } from './needed';
import { edited } from './words';

/** An edited scenario has the words of what was chosen for it, and no table of it lacks any. */

const game = anyGame(kriegbot);
const NAMES = ['Ada', 'Bo', 'Cyd', 'Dov', 'Eve', 'Flo'];

const chosenOf = (made: Edited) =>
  game.options.parse({
    scenario: 'edited',
    edited: formatEdited({ ...made, name: 'Mine', turns: 5 }),
    readyMade: true,
  }) as Parameters<typeof scenarioOf>[0];

test.each(EDITABLE_IDS)('%s, edited, needs the words of the scenario that it comes from', (id) => {
  const needed: readonly string[] = neededBy(scenarioOf(chosenOf(beginFrom(id))));
  const isPlain = id === 'showdown' || id === 'killTheHuman' || id === 'theHoncho';
  if (isPlain) expect(needed).toEqual([]);
  else expect(needed).toContain(id);
});

/** Everything that somebody reads in a game of it, by what it is about: each kind of thing once. */
function readIn(made: Edited, seed: string): ReadonlyMap<string, string> {
  const chosen = chosenOf(made);
  const write = words.logWriter(NAMES, { options: chosen });
  const read = new Map<string, string>();
  const take = (kind: string, say: () => string): void => {
    if (!read.has(kind)) read.set(kind, say());
  };
  const players = Array.from({ length: seatLimits(game, chosen).min }, () => randomPlayer);
  for (const { match, entry, events } of playout({ game, options: chosen, seed, players })) {
    const view = match.project('everyone') as View;
    for (const event of events as readonly Event[]) {
      const line = write(event)?.text;
      if (line !== undefined) take(event.type, () => line);
      if (event.type === 'gameEnded')
        take('ending', () => words.ending(event.winners, event.cause, NAMES, view));
    }
    take((entry.action as Action).type, () => words.status(view, NAMES));
    if (view.turn > 0) take('objective', () => words.objective?.(view, NAMES) ?? '');
    const { question } = view;
    if (question) take(question.kind, () => `${words.status(view, NAMES)} ${askedIn(match, question.seat)}`);
  }
  return read;
}

/** What this seat is asked, and what it may do. */
function askedIn(match: { readonly project: (viewer: number) => unknown }, seat: number): string {
  const view = match.project(seat) as View;
  const legal = kriegbot.legal(view, seat);
  const orders = words.orders(view, seat, legal, NAMES).flatMap((group) => group.orders);
  return [words.prompt(view, seat, NAMES), ...orders.map(({ label }) => label || 'undefined')].join(' ');
}

/** What is not said, or with a hole in it. */
const lackingAt = (made: Edited, seed: string): readonly string[] =>
  [...readIn(made, seed)].flatMap(([kind, text]) =>
    text.trim() === '' || /undefined|NaN|\[object/u.test(text) ? [`${kind}: ${text}`] : [],
  );

test.each(EDITABLE_IDS)('a game of %s, edited, lacks no words', (id) => {
  expect(lackingAt(beginFrom(id), id)).toEqual([]);
});

const BY_LOT = fc
  .sample(editedByLot, { seed: 3, numRuns: 600 })
  .filter((one) => problemsOf(one).length === 0)
  .slice(0, 12);

test('neither does a game of something else that can be made', () => {
  expect(BY_LOT).toHaveLength(12);
  for (const [index, one] of BY_LOT.entries()) expect(lackingAt(one, String(index))).toEqual([]);
});

const viewOf = (made: Edited): View => {
  const options = chosenOf(made);
  const players = Array.from({ length: seatLimits(game, options).min }, () => randomPlayer);
  for (const { match } of playout({ game, options, seed: 'begun', players })) {
    const view = match.project('everyone') as View;
    if (view.turn > 0) return view;
  }
  throw new Error('The game has not begun.');
};

test('what wins is told in the words of the scenario that it comes from, and its building looks as there', () => {
  for (const made of [...EDITABLE_IDS.map(beginFrom), ...BY_LOT]) {
    const view = viewOf(made);
    const { victory } = scenarioOf(view.options);
    const ways = victory.flatMap((way) => {
      const told = Object.values(printed).find((one) => one.ways?.[way]);
      return told?.ways?.[way]?.(view, NAMES).trim() ?? [];
    });
    for (const way of ways) expect(words.objective?.(view, NAMES)).toContain(way);
    const { stands } = made;
    if (stands) expect(Object.keys(edited.buildings?.(view) ?? {})).toContain(stands.id);
  }
});
