import type { ActionOf } from '../../actions';
import { effectOf, EQUIPMENT, has, RAM_ITEMS, type PieceWith, type RamItem } from '../../content/equipment';
import type { CarId } from '../../state';
import { damage } from '../damage';
import { stretchesOf, type Stretch } from '../driving/stretches';
import { spendUse, whyNotUse, whyNotUseAll } from '../equipment/equipment';
import { carAt, hasWreck, roadFor, type Field } from '../field';
import { go, isUnderWay } from '../driving/legs';
import { endIfDecided } from '../race/finishing';
import { meet } from '../driving/mines';
import { approachOf, findStretch, lastStepOf, whyNoStretch } from '../driving/orders';
import { enter } from '../race/places';
import { carIn, moverIn, refuse, type RuleContext, type Rule } from '../context';
import { ramResult, type FarSide, type Party } from './ramTable';
import { findSpace, spaceOf, type Hand, type SpaceId } from '../course/road';
import { goAhead } from './straightAhead';

/** Ramming from diagonally behind. (Source L141-L162; R26, R27, R37) */

/** A car that is rammed, and what is behind it. */
export interface Clash {
  readonly target: CarId;
  readonly by: Hand;
  readonly at: SpaceId;
  readonly far: FarSide;
  /** The space beside the target, away from the ramming car; empty if there is no lane. */
  readonly farAt: SpaceId;
  /** The car there. By the Arcade rules there is no third party. */
  readonly third?: CarId;
}

/** What a ram to that side would hit; `undefined` if no car is there. */
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

/** The choices of armed equipment: nothing, each piece, both, as far as the activations allow. */
function ramUses(field: Field): readonly (readonly RamItem[])[] {
  const ready = RAM_ITEMS.filter((item) => !whyNotUse(field, item));
  const isBoth = ready.length > 1 && !whyNotUseAll(field, ready);
  return [[], ...ready.map((item) => [item]), ...(isBoth ? [ready] : [])];
}

export const sideRam: Rule<'sideRam'> = {
  whyNot(field, _seat, { to, by, points, use }) {
    const refusal = whyNoStretch(field, { to, by, points, meets: 'car' });
    if (!refusal) return whyNotUseAll(field, use);
    if (!findSpace(roadFor(field), to)) return refuse('noSuchSpace');
    return carAt(field, to) ? refusal : refuse('noCarThere');
  },
  apply(context, _seat, action) {
    const { to, by, points, use } = action;
    const stretch = findStretch(context.state, { to, by, points, meets: 'car' });
    const clash = clashAt(context.state, to, by);
    if (!stretch || !clash) return;
    for (const item of use) spendUse(context, item);
    go(context, approachOf(stretch));
    const displaces = ram(context, clash, use);
    endIfDecided(context);
    if (!isUnderWay(context)) return;
    if (displaces) go(context, lastStepOf(stretch));
    else goAhead(context);
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

/** The bonus of a ram with these. */
export const ramBonusOf = (use: readonly RamItem[]): number =>
  use.reduce((sum, item) => sum + (effectOf(item, 'ramBonus') ?? 0), 0);

/** The dice, and all their effects except the movement of the ramming car. Is the target pushed away? */
function ram(context: RuleContext, clash: Clash, use: readonly RamItem[]): boolean {
  const { target, by, at, far, farAt, third } = clash;
  const car = moverIn(context).id;
  const die = context.dice.roll(6);
  const bonus = ramBonusOf(use);
  const { hurt, displaces } = ramResult(context.state.options.style, far, die + bonus);
  const ids: Readonly<Record<Party, CarId | undefined>> = { own: car, target, third };
  const damaged = hurt.flatMap((party) => ids[party] ?? []);
  context.emit({
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
  if (displaces) displace(context, target, farAt);
  for (const id of damaged) damage(context, id, 1, 'sideRam');
  for (const item of use) if (has(item, 'saws')) saw(context, target, item);
  if (displaces) meet(context, target);
  return displaces;
}

/** Being pushed to a place counts as arriving there. (R16) */
function displace(context: RuleContext, id: CarId, to: SpaceId): void {
  context.emit({ type: 'displaced', car: id, from: carIn(context, id).at, to });
  enter(context, id, to);
}

/** Rolled separately from the ram itself, even if that destroys a car. (Source L161) */
function saw(context: RuleContext, target: CarId, item: PieceWith<'saws'>): void {
  const die = context.dice.roll(6);
  const points = die >= EQUIPMENT[item].saws.from ? 1 : 0;
  context.emit({ type: 'sawed', car: moverIn(context).id, target, die, damage: points });
  damage(context, target, points, item);
}
