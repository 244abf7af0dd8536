import type { Direction } from '../../../../core/game/hex';
import { hexOf, type ArenaHex, type HexId } from '../../content/arena';
import { CHASSIS } from '../../content/chassis';
import { ITEMS, PROJECTOR_RANGE } from '../../content/items';
import { ARMS } from '../../content/sides';
import { holdIn } from '../../rules/arms/arms';
import { waysOf } from '../../rules/movement/moving';
import { numbersOf } from './exchange';
import { around, lineTo, sideOf, type Line, type Stance } from './geometry';
import type { Situation } from '../imagining';
import type { Body } from '../body';
import { WORTH } from './weights';

/** The value of a place: the exchange that follows when all have moved. */

/** An enemy as the mover must expect it. */
export interface Opponent {
  readonly body: Body;
  /** Its position; it stays there, or moves on from there. */
  readonly stance: Stance;
  /** If it moves later: the places from which it can attack a hex. */
  readonly spotsAround: ((hex: ArenaHex) => readonly Spot[]) | undefined;
}

/** A hex to attack from. */
interface Spot {
  /** From the attacked hex. */
  readonly line: Line;
  readonly isNull: boolean;
  /** The facings that it can reach there: the side on which the attacked hex is then. */
  readonly ways: readonly { readonly side: number; readonly isStraight: boolean }[];
}

export const stanceOf = ({ at, facing }: Pick<Body, 'at' | 'facing'>): Stance => ({ hex: hexOf(at), facing });

export const opponentsOf = (situation: Situation, mover: Body): readonly Opponent[] =>
  situation.enemies.map((body) => ({
    body,
    stance: stanceOf(body),
    spotsAround:
      body.marks.moved || !situation.foresees
        ? undefined
        : rememberedSpots(body, reachOf(situation, body, mover)),
  }));

type Reach = ReadonlyMap<HexId, readonly Direction[]>;

function rememberedSpots(body: Body, reach: Reach): (hex: ArenaHex) => readonly Spot[] {
  const range = rangeOf(body);
  const known = new Map<HexId, readonly Spot[]>();
  return (hex) => {
    const spots = known.get(hex.id) ?? spotsFor(hex, range, reach);
    known.set(hex.id, spots);
    return spots;
  };
}

const spotsFor = (hex: ArenaHex, range: number, reach: Reach): readonly Spot[] =>
  around(hex, range).flatMap((there) => {
    const toHex = lineTo(there, hex);
    const ways = (reach.get(there.id) ?? [])
      .map((facing) => ({ side: sideOf(facing, toHex), isStraight: toHex.straight === facing }))
      // Beyond the next hex it strikes to the front only.
      .filter(({ side }) => side === 0 || toHex.steps === 1);
    return ways.length > 0 ? [{ line: lineTo(hex, there), isNull: there.isNull, ways }] : [];
  });

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
    return holdIn(arm, item).reach?.steps ?? 1;
  });
  return Math.max(...ranges);
}

/** The harm done and taken if the mover ends its move this way. */
export function exchangeAt(
  situation: Pick<Situation, 'blows' | 'taken'>,
  mover: Body,
  { here, opponents }: { here: Stance; opponents: readonly Opponent[] },
): number {
  let taken = 0;
  let most = 0;
  let all = 0;
  for (const opponent of opponents) {
    const exchange = exchangeWith(situation, mover, { here, opponent });
    taken += exchange.taken;
    all += exchange.given;
    most = Math.max(most, exchange.given);
  }
  return most + WORTH.otherTarget * (all - most) - situation.taken * taken;
}

interface Exchange {
  readonly given: number;
  readonly taken: number;
}

const NONE: Exchange = { given: 0, taken: 0 };

function exchangeWith(
  { blows }: Pick<Situation, 'blows'>,
  mover: Body,
  { here, opponent }: { here: Stance; opponent: Opponent },
): Exchange {
  const [mine, theirs] = [blows(mover, opponent.body), blows(opponent.body, mover)];
  const { stance, spotsAround } = opponent;
  if (!spotsAround) {
    return { given: mine(numbersOf(here, stance)), taken: theirs(numbersOf(stance, here)) };
  }
  // It goes to its best place, or stays away.
  let best = NONE;
  for (const spot of spotsAround(here.hex)) {
    const { line, isNull, ways } = spot;
    const { steps } = line;
    const side = sideOf(here.facing, line);
    const isStraight = line.straight === here.facing;
    for (const way of ways) {
      const taken = theirs({ steps, side: way.side, struck: side, isStraight: way.isStraight, isNull });
      const given = mine({ steps, side, struck: way.side, isStraight, isNull: here.hex.isNull });
      if (gainOf(taken, given) > gainOf(best.taken, best.given)) best = { given, taken };
    }
  }
  return best;
}

const gainOf = (taken: number, given: number): number => taken - WORTH.taken * given;
