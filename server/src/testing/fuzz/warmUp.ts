import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { Person, Seen } from '../clients/Person';
import type { Rng } from './Rng';

const MOST_STEPS = 8;
/** A few items of a list of thousands are enough. */
const MOST_KEPT = 50;

/**
 * Plays the beginning of a game, so that cases meet more than its first question, and returns actions that are legal
 * then.
 */
export async function warmUp(
  game: AnyGame,
  people: readonly Person[],
  table: string,
  rng: Rng,
): Promise<TypedThing[]> {
  const seats = await Promise.all(people.map((person) => person.join(table)));
  try {
    for (let steps = rng.below(MOST_STEPS); steps > 0; steps -= 1) await oneStep(game, seats, rng);
    const awaited = seats[0]?.table.toAct ?? [];
    return awaited.flatMap((seat) => legalFor(game, seats, seat)).slice(0, MOST_KEPT);
  } finally {
    await Promise.all(seats.map((seen) => seen.leave()));
  }
}

async function oneStep(game: AnyGame, seats: readonly Seen[], rng: Rng): Promise<void> {
  const seat = seats[0]?.table.toAct[0];
  const actor = seat === undefined ? undefined : seats[seat];
  if (!actor || seat === undefined) return;
  const legal = legalFor(game, seats, seat);
  if (legal.length === 0) return;
  const before = actor.table.actions;
  const { refusal } = await actor.act(rng.pick(legal));
  if (refusal) throw new Error(`A legal action was refused: ${refusal.refused}.`);
  // The others may not see the action, so only the actor's own count is certain to rise.
  await actor.until(() => actor.table.actions > before, 'the actor to see the action');
}

function legalFor(game: AnyGame, seats: readonly Seen[], seat: number): readonly TypedThing[] {
  const view = seats[seat]?.view;
  return view === undefined ? [] : game.legal(view, seat);
}
