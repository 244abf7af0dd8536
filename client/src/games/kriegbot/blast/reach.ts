import { cardEffect, cardsWith, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { CALLED_BOMB } from '@gearhall/shared/games/kriegbot/content/scenario';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import {
  fateOfRobot,
  fateOfStructure,
  fateOfUnit,
  isSwept,
  type BlastAt,
  type Fate,
} from '@gearhall/shared/games/kriegbot/rules/damage/blastFates';
import { isExposed, siteOf, structuresIn } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { cryptoLying } from '@gearhall/shared/games/kriegbot/rules/objectives/crypto';
import { findUnit, onMap, placeOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { unitsOnMap } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Box } from '../../../stage/geometry/geometry';
import type { Blasting, SetOff } from '../attacks/blasting';
import { PITCH, pointOf, WORLD } from '../looks/layout';

/** What happens to all within a ring, or to one thing there; of a bomb that is rolled for: whether it hits. */
export type Harm = Fate | 'rolled';

interface Struck {
  readonly id: string;
  readonly at: HexId;
  readonly harm: Harm;
}

/** All hexes within this distance. */
export interface Ring {
  readonly within: number;
  readonly harm: Harm;
}

/** What a bomb or a nuke would do if it were used now. */
export interface Reach {
  readonly at: HexId;
  /** From the inside to the outside, in hexes. */
  readonly rings: readonly Ring[];
  /** What it would reach, except for itself. */
  readonly struck: readonly Struck[];
}

const [NUKE] = cardsWith('nuke');
const [BOMB] = cardsWith('bomb');

export function reachOf(view: View, action: Blasting): Reach | undefined {
  if (action.type === 'callBomb') return reachOfBomb(view, action.at, CALLED_BOMB);
  if (action.type === 'bomb') return BOMB && reachOfBomb(view, action.at, BOMB);
  return reachOfNuke(view, action);
}

interface Thing {
  readonly id: string;
  readonly at: HexId;
  /** What a nuclear blast makes of it. */
  fate(from: BlastAt): Fate | undefined;
}

/** What stands or lies on the map, and can be harmed. */
function thingsIn(view: View): readonly Thing[] {
  const crypto = cryptoLying(view).map((id) => ({ id, at: placeOf(view, id) }));
  return [
    ...onMap(view).map((robot): Thing => ({
      id: robot.id,
      at: robot.at,
      fate: (from) => fateOfRobot(view, robot, from),
    })),
    ...unitsOnMap(view).map((unit): Thing => ({
      id: unit.id,
      at: unit.at,
      fate: (from) => fateOfUnit(view, unit, from),
    })),
    ...structuresIn(view)
      .filter((id) => isExposed(view, id))
      .map((id): Thing => ({ id, at: siteOf(view, id), fate: (from) => fateOfStructure(view, id, from) })),
    ...crypto.map(({ id, at }): Thing => ({
      ...{ id, at },
      fate: (from) => (isSwept(from, at) ? 'destroyed' : undefined),
    })),
  ];
}

function reachOfBomb(view: View, at: HexId, card: CardId): Reach | undefined {
  const within = cardEffect(card, 'bomb')?.within;
  if (within === undefined) return undefined;
  const near = thingsIn(view).filter((one) => rangeBetween(at, one.at) <= within);
  return {
    at,
    rings: [{ within, harm: 'rolled' }],
    struck: near.map((one) => ({ id: one.id, at: one.at, harm: 'rolled' })),
  };
}

function reachOfNuke(view: View, { type }: SetOff): Reach | undefined {
  const asked = view.question?.robot ?? '';
  const user = type === 'remoteNuke' ? (findUnit(view, asked)?.robot ?? '') : asked;
  const at = placeOf(view, user);
  const blast = NUKE && cardEffect(NUKE, 'nuke');
  if (!blast || at === '') return undefined;
  return {
    at,
    rings: [
      { within: blast.destroysWithin, harm: 'destroyed' },
      { within: blast.harmsWithin, harm: 'harmed' },
    ],
    struck: thingsIn(view).flatMap((one) => {
      const harm = one.fate({ at, blast });
      return harm && one.id !== user ? [{ id: one.id, at: one.at, harm }] : [];
    }),
  };
}

/** All that the widest ring of a nuke holds; absent for bombs, which reach no further than one sees anyway. */
export function frameOfReach({ at, rings }: Reach): Box | undefined {
  const widest = Math.max(...rings.map(({ within }) => within));
  if (widest < 3) return undefined;
  const [{ x, y }, reach] = [pointOf(at), (widest + 1) * PITCH];
  const [left, top] = [Math.max(WORLD.x, x - reach), Math.max(WORLD.y, y - reach)];
  const right = Math.min(WORLD.x + WORLD.width, x + reach);
  const foot = Math.min(WORLD.y + WORLD.height, y + reach);
  return { x: left, y: top, width: right - left, height: foot - top };
}
