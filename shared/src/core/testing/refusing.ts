import { quickDice, seedFrom, type Dice } from '../dice';
import type { AnyGame, TypedThing } from '../game';
import type { Match } from '../match';
import { isRefusal } from '../result';
import { seatsOf, type Seat } from '../seats';
import { poolOf, type Pool } from './arbitraries';
import type { Found } from './growing';
import { nearAction } from './near';
import { spread } from './spread';

/** Moments, at most, at which actions are tried until each refusal has come up. */
const MOMENTS = 800;
/** Moments, at most, whose actions are tried at others. */
const SOURCES = 2_000;
/** One in this number of tries is for any seat, the others for one that is to act. */
const ANY_SEAT = 5;

/** An action that was refused for a reason that had not come up before. */
export interface Refused extends Found {
  readonly action: TypedThing;
}

export interface FoundRefusals {
  readonly found: readonly Refused[];
  /** Refusals that never occurred. */
  readonly unmet: readonly string[];
}

/** What is tried: real actions, by their kinds, and all values that are in them. */
interface Real {
  readonly kinds: readonly (readonly TypedThing[])[];
  readonly pool: Pool;
}

/**
 * Tries actions where they do not belong, and others that are nearly real, until each refusal has come up that is
 * not rare.
 */
export function growRefusals(
  game: AnyGame,
  moments: readonly Found[],
  rare: readonly string[],
): FoundRefusals {
  const missing = new Set(game.refusals.filter((code) => !rare.includes(code)));
  if (missing.size === 0) return { found: [], unmet: [] };
  const found: Refused[] = [];
  const real = realOf(moments);
  const dice = quickDice(seedFrom('refusals'));
  for (const place of dice.shuffle(spread(moments, MOMENTS))) {
    if (missing.size === 0) break;
    const { before } = place.moment;
    for (const action of candidates(game, place, real, dice)) {
      const code = refusalOf(before, seatFor(before, dice), action);
      if (code !== undefined && missing.delete(code)) found.push({ ...place, action });
    }
  }
  return { found, unmet: [...missing] };
}

function realOf(moments: readonly Found[]): Real {
  const actions = spread(moments, SOURCES)
    .map(({ moment }) => moment.entry.action)
    .filter(({ type }) => type !== 'resign');
  return { kinds: [...Map.groupBy(actions, ({ type }) => type).values()], pool: poolOf(actions) };
}

/** One of each kind, as it was and with another value in it, and what was really done there, nearly. */
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
