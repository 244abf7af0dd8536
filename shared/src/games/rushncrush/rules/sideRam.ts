import { RAM_ITEMS, type ActionOf, type RamItem } from '../actions';
import type { CarId } from '../state';
import { damage } from './damage';
import { stretchesOf, type Stretch } from './driving';
import { spendUse, whyNotUse, whyNotUseAll } from './equipment';
import { carAt, hasWreck, roadFor, type Field } from './field';
import { go, isUnderWay } from './going';
import { endIfDecided } from './finishing';
import { meet } from './mines';
import { approachOf, findStretch, lastStepOf, whyNoStretch } from './orders';
import { enter } from './places';
import { before, carIn, moverIn, no, type Play, type Rule } from './play';
import { ramResult, type FarSide, type Party } from './ramTable';
import { findSpace, spaceOf, type Hand, type SpaceId } from './road';
import { goAhead } from './straightAhead';

/** Ramming from diagonally behind. (Source L141-L162; R26, R27, R37) */

/** What the Side Bumper adds to the die. */
export const BUMPER_BONUS = 1;
/** From this on the saw costs a Structure point. */
export const SAW_FROM = 4;

/** A car that is rammed, and what is behind it. */
export interface Clash {
  readonly target: CarId;
  readonly by: Hand;
  readonly at: SpaceId;
  readonly far: FarSide;
  /** The space beside the target, away from the ramming car; empty where there is no lane. */
  readonly farAt: SpaceId;
  /** The car there. By the Arcade rules there is no third party. */
  readonly third?: CarId;
}

/** What a ram to that side would hit; `undefined` where no car is. */
export function clashAt(field: Field, at: SpaceId, by: Hand): Clash | undefined {
  const target = carAt(field, at)?.id;
  if (target === undefined) return undefined;
  const road = roadFor(field);
  const farAt = spaceOf(road, at).beside[by];
  const behind = farAt === '' ? undefined : carAt(field, farAt)?.id;
  const isClear =
    farAt !== '' && behind === undefined && !spaceOf(road, farAt).isWall && !hasWreck(field, farAt);
  const third = field.options.style === 'arcade' ? undefined : behind;
  return {
    target,
    by,
    at,
    far: isClear ? 'clear' : 'blocked',
    farAt,
    ...(third !== undefined && { third }),
  };
}

const isFromTheSide = (stretch: Stretch): stretch is Stretch & { readonly by: Hand } =>
  stretch.meets === 'car' && stretch.by !== 'ahead';

/** The ways to use what is armed: nothing, each piece, both, as far as activations go. */
function ramUses(field: Field): readonly (readonly RamItem[])[] {
  const ready = RAM_ITEMS.filter((item) => !whyNotUse(field, item));
  const isBoth = ready.length > 1 && !whyNotUseAll(field, ready);
  return [[], ...ready.map((item) => [item]), ...(isBoth ? [ready] : [])];
}

export const sideRam: Rule<'sideRam'> = {
  whyNot(field, _seat, { to, by, points, use }) {
    const refusal = whyNoStretch(field, { to, by, points, meets: 'car' });
    if (!refusal) return whyNotUseAll(field, use);
    if (!findSpace(roadFor(field), to)) return no('noSuchSpace');
    return carAt(field, to) ? refusal : no('noCarThere');
  },
  apply(play, _seat, action) {
    const { to, by, points, use } = action;
    const stretch = findStretch(before(play), { to, by, points, meets: 'car' });
    const clash = clashAt(play.state, to, by);
    if (!stretch || !clash) return;
    for (const item of use) spendUse(play, item);
    go(play, approachOf(stretch));
    const displaces = ram(play, clash, use);
    endIfDecided(play);
    if (!isUnderWay(play)) return;
    if (displaces) go(play, lastStepOf(stretch));
    else goAhead(play);
  },
  list(field) {
    const rams = stretchesOf(field).filter(isFromTheSide);
    if (rams.length === 0) return [];
    const uses = ramUses(field);
    return rams.flatMap(({ to, by, points }) =>
      uses.map((use): ActionOf<'sideRam'> => ({ type: 'sideRam', to, by, points, use: [...use] })),
    );
  },
};

/** The dice, and what they bring for everybody but the way of the ramming car. Does the target make way? */
function ram(play: Play, clash: Clash, use: readonly RamItem[]): boolean {
  const { target, by, at, far, farAt, third } = clash;
  const car = moverIn(play).id;
  const die = play.dice.roll(6);
  const bonus = use.includes('sideBumper') ? BUMPER_BONUS : 0;
  const { hurt, displaces } = ramResult(play.state.options.style, far, die + bonus);
  const ids: Readonly<Record<Party, CarId | undefined>> = { own: car, target, third };
  const damaged = hurt.flatMap((party) => ids[party] ?? []);
  play.tell({
    type: 'sideRammed',
    car,
    target,
    by,
    at,
    die,
    bonus,
    far,
    ...(third !== undefined && { third }),
    displaced: displaces,
    hurt: damaged,
  });
  if (displaces) displace(play, target, farAt);
  for (const id of damaged) damage(play, id, 1, 'sideRam');
  if (use.includes('circularSaw')) saw(play, target);
  if (displaces) meet(play, target);
  return displaces;
}

/** Being pushed to a place counts as coming there. (R16) */
function displace(play: Play, id: CarId, to: SpaceId): void {
  play.tell({ type: 'displaced', car: id, from: carIn(play, id).at, to });
  enter(play, id, to);
}

/** Apart from what the ram itself brings, whoever is lost by that. (Source L161) */
function saw(play: Play, target: CarId): void {
  const die = play.dice.roll(6);
  const points = die >= SAW_FROM ? 1 : 0;
  play.tell({ type: 'sawed', car: moverIn(play).id, target, die, damage: points });
  damage(play, target, points, 'circularSaw');
}
