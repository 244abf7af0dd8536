import type { Direction } from '../../../core/hex';
import { hexOf, type HexId } from '../content/arena';
import { CHASSIS } from '../content/chassis';
import { ITEMS, POLEARM, PROJECTOR_RANGE } from '../content/items';
import { ARMS } from '../content/sides';
import { holdOf } from '../rules/arms';
import { waysOf } from '../rules/moving';
import { around, lineTo, sideOf, type Stance } from './geometry';
import type { Body, Situation } from './situation';
import { WORTH } from './weights';

/** What a place is worth: the exchange to which it leads, when all have moved. */

/** An enemy as the mover must reckon with it. */
export interface Opponent {
  readonly body: Body;
  /** Where it stands; it stays there, or it moves on from there. */
  readonly stance: Stance;
  /** It moves later: the facings that it can reach in each hex. */
  readonly reach: ReadonlyMap<HexId, readonly Direction[]> | undefined;
  /** The furthest that it can attack, in steps. */
  readonly range: number;
}

export const stanceOf = ({ at, facing }: Pick<Body, 'at' | 'facing'>): Stance => ({ hex: hexOf(at), facing });

export const opponentsOf = (situation: Situation, mover: Body): readonly Opponent[] =>
  situation.enemies.map((body) => ({
    body,
    stance: stanceOf(body),
    reach: body.marks.moved ? undefined : reachOf(situation, body, mover),
    range: rangeOf(body),
  }));

/** As if the mover had left its hex already. */
function reachOf({ view }: Situation, body: Body, mover: Body): Map<HexId, Direction[]> {
  const field = { ...view, krushers: { ...view.krushers, [mover.id]: { ...mover, fallen: true } } };
  const reach = new Map([[body.at, [body.facing]]]);
  const points = CHASSIS[body.chassis].movement;
  for (const { to, facing } of waysOf(field, body.id, { points, freeTurn: true })) {
    const facings = reach.get(to);
    if (facings) facings.push(facing);
    else reach.set(to, [facing]);
  }
  return reach;
}

export function rangeOf({ arms }: Body): number {
  const ranges = ARMS.map((arm) => {
    const held = arms[arm];
    const item = held ? ITEMS[held] : undefined;
    if (!item) return 0;
    if (item.kind === 'projector') return PROJECTOR_RANGE.furthest;
    return holdOf(arm, item) === 'polearm' ? POLEARM.reach : 1;
  });
  return Math.max(...ranges);
}

/** What the mover gives and takes if it ends its move so. */
export function exchangeAt(
  { blows }: Pick<Situation, 'blows'>,
  mover: Body,
  { here, opponents }: { here: Stance; opponents: readonly Opponent[] },
): number {
  let taken = 0;
  let most = 0;
  let all = 0;
  for (const opponent of opponents) {
    const exchange = exchangeWith({ blows }, mover, { here, opponent });
    taken += exchange.taken;
    all += exchange.given;
    most = Math.max(most, exchange.given);
  }
  return most + WORTH.otherTarget * (all - most) - WORTH.taken * taken;
}

interface Exchange {
  readonly given: number;
  readonly taken: number;
}

function exchangeWith(
  { blows }: Pick<Situation, 'blows'>,
  mover: Body,
  { here, opponent }: { here: Stance; opponent: Opponent },
): Exchange {
  const { body, stance, reach, range } = opponent;
  const [mine, theirs] = [blows(mover, body), blows(body, mover)];
  const at = (there: Stance): Exchange => ({ given: mine(here, there), taken: theirs(there, here) });
  if (!reach) return at(stance);
  // It comes to the place that is best for it; or it stays away.
  let best: Exchange = { given: 0, taken: 0 };
  for (const there of attackingPlaces(here, range, reach)) {
    const exchange = at(there);
    if (gainOf(exchange) > gainOf(best)) best = exchange;
  }
  return best;
}

const gainOf = ({ given, taken }: Exchange): number => taken - WORTH.taken * given;

/** Where it can go to attack the hex. */
function* attackingPlaces(
  { hex }: Stance,
  range: number,
  reach: ReadonlyMap<HexId, readonly Direction[]>,
): Generator<Stance> {
  for (const there of around(hex, range)) {
    for (const facing of reach.get(there.id) ?? []) {
      const line = lineTo(there, hex);
      // Beyond the next hex it strikes to the front only.
      if (line.steps === 1 || sideOf(facing, line) === 0) yield { hex: there, facing };
    }
  }
}
