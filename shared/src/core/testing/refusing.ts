import { quickDice, seedFrom, type Dice } from '../dice/dice';
import type { AnyGame, TypedThing } from '../game';
import type { Match } from '../match';
import { isRefusal } from '../ground/result';
import { seatsOf, type Seat } from '../ground/seats';
import { poolOf, type Pool } from './arbitraries';
import type { Found } from './growing';
import { nearAction } from './near';
import { spread } from './spread';

/** Moments at which actions are tried until each refusal has occurred; short games are repeated. */
const MOMENTS = 1200;
/** The maximum number of moments that supply actions to be tried at other moments. */
const SOURCES = 2_000;
/** One in this number of tries is for any seat, the others for a seat that is to act. */
const ANY_SEAT = 5;

/** An action that was refused for a reason that had not occurred before. */
export interface Refused extends Found {
  readonly action: TypedThing;
}

export interface FoundRefusals {
  readonly found: readonly Refused[];
  /** Refusals that never occurred. */
  readonly unmet: readonly string[];
}

/** The actions to try: real ones, by their kinds, and all values that occur in them. */
interface Real {
  readonly kinds: readonly (readonly TypedThing[])[];
  readonly pool: Pool;
}

/**
 * Tries actions where they do not belong, and others that are nearly real, until each refusal has come up that is
 * not rare. A list of moments is asked for only when those before it were not enough.
 */
export function growRefusals(
  game: AnyGame,
  lists: readonly (() => readonly Found[])[],
  rare: readonly string[],
): FoundRefusals {
  const missing = new Set(game.refusals.filter((code) => !rare.includes(code)));
  const found = lists.flatMap((moments) => (missing.size === 0 ? [] : refusedAt(game, moments(), missing)));
  return { found, unmet: [...missing] };
}

/** What is refused at some of these moments for a reason that is missing; it is missing no longer. */
function refusedAt(game: AnyGame, moments: readonly Found[], missing: Set<string>): Refused[] {
  const found: Refused[] = [];
  const real = realOf(moments);
  const dice = quickDice(seedFrom('refusals'));
  const places = dice.shuffle(spread(moments, MOMENTS));
  for (let tries = 0; tries < MOMENTS && missing.size > 0; tries += 1) {
    const place = places[tries % places.length];
    if (!place) break;
    const { before } = place.moment;
    for (const action of candidates(game, place, real, dice)) {
      const code = refusalOf(before, seatFor(before, dice), action);
      if (code !== undefined && missing.delete(code)) found.push({ ...place, action });
    }
  }
  return found;
}

function realOf(moments: readonly Found[]): Real {
  const actions = spread(moments, SOURCES)
    .map(({ moment }) => moment.entry.action)
    .filter(({ type }) => type !== 'resign');
  return { kinds: [...Map.groupBy(actions, ({ type }) => type).values()], pool: poolOf(actions) };
}

/** One action of each kind, unchanged and with one value altered, and alterations of the action really taken there. */
function candidates(
  game: AnyGame,
  { moment }: Found,
  { kinds, pool }: Real,
  dice: Dice,
): readonly TypedThing[] {
  const { action: done } = moment.entry;
  const some = kinds.map((kind) => dice.pick(kind));
  const near = [...some, ...(done.type === 'resign' ? [] : [done])].map((action) =>
    nearAction(action, pool, dice),
  );
  return [...some, ...near.filter((action) => game.action.safeParse(action).success)];
}

function seatFor({ start, toAct }: Match, dice: Dice): Seat {
  return dice.roll(ANY_SEAT) === 1 ? dice.pick(seatsOf(start.seats)) : dice.pick(toAct);
}

function refusalOf(match: Match, seat: Seat, action: TypedThing): string | undefined {
  const step = match.game.apply(match.state, seat, action, quickDice(match.start.seed));
  return isRefusal(step) ? step.refused : undefined;
}
