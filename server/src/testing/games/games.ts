import type { AnyGame } from '@gearhall/shared/core/game';
import type { Terms } from '@gearhall/shared/core/table/terms';
import { RULES } from '@gearhall/shared/games/rules';
import type { Person, Seen } from '../clients/Person';

/** Lets a seat to act take the first of its legal actions (or the chosen one), computed from its own view. */
export async function playOn(
  game: AnyGame,
  seats: readonly Seen[],
  choose: (legal: readonly { type: string }[], step: number) => { type: string } | undefined = ([first]) =>
    first,
): Promise<void> {
  const step = seats[0]!.table.actions;
  const seat = seats[0]!.table.toAct[0]!;
  const actor = seats[seat]!;
  const { actions } = actor.table;
  const action = choose(game.legal(actor.view, seat), step);
  const answer = await actor.act(action!);
  if (answer.refusal) throw new Error(`${JSON.stringify(action)} was refused: ${answer.refusal.refused}.`);
  await actor.until(() => actor.table.actions > actions, 'the actor to see the action');
  for (const seen of seats) await caughtUp(seen, game, step);
}

/** A viewer may not see the action at all, so this waits for an answer, which comes after everything sent before. */
async function caughtUp(seen: Seen, game: AnyGame, step: number): Promise<void> {
  if (game.about.secrets.length === 0)
    await seen.until(() => seen.table.actions > step, 'the others to see the action');
  else await seen.ask('history', { events: seen.events.length, chat: seen.chat.length });
}

/** A table of a game with these people on its seats, who have joined. */
export async function seated(
  people: readonly Person[],
  game: AnyGame = RULES.metaltalon,
  terms: Partial<Terms> = {},
): Promise<Seen[]> {
  const id = await people[0]!.createTable(game.about.id, people.length, { terms });
  const all = await Promise.all(people.map((person) => person.join(id)));
  for (const [seat, seen] of all.entries())
    if (seat > 0) expect((await seen.ask('sit', { seat })).refusal).toBeUndefined();
  return all;
}

/** The same, started. */
export async function playing(
  people: readonly Person[],
  game: AnyGame = RULES.metaltalon,
  terms: Partial<Terms> = {},
): Promise<Seen[]> {
  const all = await seated(people, game, terms);
  expect((await all[0]!.ask('start')).refusal).toBeUndefined();
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}
