import { theEffect, pieceWith, type RamItem } from '../../content/equipment';
import type { Car, CarId } from '../../state';
import { lastFrom, meetingsOf, type Meets, type Stretch } from '../driving/stretches';
import { isReady, whyNotUse } from '../equipment/equipment';
import { roadFor, type Field } from '../field';
import { hazardsAt, type Hazard } from '../driving/mines';
import { SIDES } from '../gears/odds';
import { ramResult, type FarSide, type Party } from '../ramming/ramTable';
import { spaceOf, type Hand, type SpaceId } from '../course/road';
import { clashAt } from '../ramming/sideRam';

/** The possible results of a Side Ram, with their probabilities. (R26, R37) */

/** The probability of each possible result of a Side Ram, for one die. */
export type RamChances = Readonly<Record<Party | 'displaces', number>>;

export interface SideRamPreview {
  readonly kind: 'sideRam';
  readonly target: CarId;
  readonly by: Hand;
  readonly far: FarSide;
  /** The space on the far side; empty if there is no lane. */
  readonly farAt: SpaceId;
  readonly third?: CarId;
  /** What a pushed target would drive over. */
  readonly farHazards: readonly Hazard[];
  /** Without equipment. */
  readonly plain: RamChances;
  /** With the Side Bumper, if it can be used. */
  readonly bumper?: RamChances;
  /** The probability that the Circular Saw costs the target a point, if it can be used. */
  readonly saw?: number;
  /** Where the car goes if it does not push the target away, and what it meets there. */
  readonly ahead: { readonly at: SpaceId; readonly meets: Meets };
}

const SCORES = [1, 2, 3, 4, 5, 6] as const;

/** The probabilities of a Side Ram with this bonus. */
export function ramOdds(
  style: Field['options']['style'],
  { far, third }: { readonly far: FarSide; readonly third?: CarId },
  bonus: number,
): RamChances {
  const results = SCORES.map((die) => ramResult(style, far, die + bonus));
  const share = (of: (result: (typeof results)[number]) => boolean): number =>
    results.filter(of).length / SIDES;
  return {
    own: share(({ hurt }) => hurt.includes('own')),
    target: share(({ hurt }) => hurt.includes('target')),
    third: third === undefined ? 0 : share(({ hurt }) => hurt.includes('third')),
    displaces: share(({ displaces }) => displaces),
  };
}

export function sideRamPreview(field: Field, car: Car, stretch: Stretch, by: Hand): SideRamPreview {
  const clash = clashAt(field, stretch.to, by);
  if (!clash) throw new Error(`No car is on ${stretch.to}, which a Side Ram is to hit.`);
  const { style } = field.options;
  const from = lastFrom(car, stretch);
  const ahead = spaceOf(roadFor(field), from).next.ahead;
  const canUse = (item: RamItem): boolean =>
    field.turn?.car === car.id ? !whyNotUse(field, item) : isReady(field, car, item);
  const { target, far, farAt, third } = clash;
  return {
    kind: 'sideRam',
    target,
    by,
    far,
    farAt,
    ...(third !== undefined && { third }),
    farHazards: far === 'clear' ? hazardsAt(field, farAt, target) : [],
    plain: ramOdds(style, clash, 0),
    ...(canUse(pieceWith('ramBonus')) && { bumper: ramOdds(style, clash, theEffect('ramBonus')) }),
    ...(canUse(pieceWith('saws')) && { saw: (SIDES + 1 - theEffect('saws').from) / SIDES }),
    ahead: { at: ahead, meets: meetingsOf(field, car)(from, ahead) },
  };
}
