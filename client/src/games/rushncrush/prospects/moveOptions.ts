import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { has } from '@gearhall/shared/games/rushncrush/content/equipment';
import { targetOf } from '@gearhall/shared/games/rushncrush/rules/equipment/aiming';
import type { Stretch } from '@gearhall/shared/games/rushncrush/rules/driving/stretches';
import { moverOf, roadFor, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import { FINISH, spaceOf, type SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { isWay, stretchFinder, type StretchFinder, type WayAction } from './ways';

/** What is drawn on a space where something can be done. The first of several is drawn. */
const SIGNS = ['car', 'wall', 'line', 'hazard', 'drive', 'swerve', 'shot', 'boost', 'mine'] as const;
export type Sign = (typeof SIGNS)[number];

/** A legal action that has its place on the board. */
export interface Option {
  readonly action: Action;
  readonly sign: Sign;
  /** Only of an action that drives. */
  readonly stretch?: Stretch;
}

/** A space where something can be done: the cheapest first. */
export interface Spot {
  readonly sign: Sign;
  readonly options: readonly [Option, ...Option[]];
}

/** What my car on turn can do on the board. */
export interface MoveOptions {
  readonly car: string;
  readonly at: SpaceId;
  readonly spots: ReadonlyMap<SpaceId, Spot>;
}

/** Absent where it is not this seat's turn. */
export function readTurn(
  view: View,
  seat: Seat | undefined,
  legal: readonly Action[],
): MoveOptions | undefined {
  if (!isOnTurn(view, seat)) return undefined;
  const { id, at } = moverOf(view);
  const stretchFor = stretchFinder(view);
  const byPlace = new Map<SpaceId, Option[]>();
  for (const action of legal)
    for (const [space, option] of placed(view, action, stretchFor))
      byPlace.set(space, [...(byPlace.get(space) ?? []), option]);
  const spots = new Map([...byPlace].flatMap(([space, options]) => spotOf(space, options)));
  return { car: id, at, spots };
}

export const isOnTurn = (view: View, seat: Seat | undefined): boolean =>
  view.phase === 'race' && view.turn !== undefined && seat !== undefined && moverOf(view).seat === seat;

function spotOf(space: SpaceId, options: readonly Option[]): [SpaceId, Spot][] {
  // Steering points do not come back.
  const cost = ({ stretch }: Option): number =>
    stretch ? stretch.steering * 1000 + stretch.points + stretch.changes / 100 : 0;
  const sorted = options.toSorted(
    (one, other) => SIGNS.indexOf(one.sign) - SIGNS.indexOf(other.sign) || cost(one) - cost(other),
  );
  // The cheapest of each kind before more expensive ones of the same kind.
  const isCheapest = (option: Option, index: number): boolean =>
    sorted.findIndex((one) => kindOf(one) === kindOf(option)) === index;
  const [first, ...others] = [
    ...sorted.filter(isCheapest),
    ...sorted.filter((option, index) => !isCheapest(option, index)),
  ];
  return first ? [[space, { sign: first.sign, options: [first, ...others] }]] : [];
}

/** Equal for actions that differ only in their cost. */
const kindOf = ({ action }: Option): string => JSON.stringify({ ...action, points: 0 });

/** Where an action has its place on the board, if anywhere. */
function placed(view: View, action: Action, stretchFor: StretchFinder): [SpaceId, Option][] {
  if (isWay(action)) return driven(action, stretchFor(action));
  switch (action.type) {
    case 'swerve':
      return [[spaceOf(roadFor(view), moverOf(view).at).next[action.by], { action, sign: 'swerve' }]];
    case 'boost':
      return [[spacesAhead(view, action.spaces).at(-1) ?? '', { action, sign: 'boost' }]];
    case 'burnOn':
      return [[spacesAhead(view, turnOf(view).boost).at(-1) ?? '', { action, sign: 'boost' }]];
    case 'layMine':
      return [[turnOf(view).left, { action, sign: 'mine' }]];
    case 'use':
      return shot(view, action);
    default:
      return [];
  }
}

const SIGN_OF = { nothing: 'drive', hazard: 'hazard', wall: 'wall', car: 'car', line: 'line' } as const;

function driven(action: WayAction, stretch: Stretch | undefined): [SpaceId, Option][] {
  return stretch ? [[action.to, { action, sign: SIGN_OF[stretch.meets], stretch }]] : [];
}

function shot(view: View, action: Extract<Action, { type: 'use' }>): [SpaceId, Option][] {
  if (!has(action.item, 'shoots')) return [];
  const target = targetOf(view, moverOf(view), action.item);
  const at = target && view.cars[target.car]?.at;
  return at ? [[at, { action, sign: 'shot' }]] : [];
}

/** The next spaces straight ahead of the car on turn, as far as the road goes. */
function spacesAhead(view: View, count: number): SpaceId[] {
  const ahead: SpaceId[] = [];
  let at = moverOf(view).at;
  while (ahead.length < count && at !== FINISH) {
    at = spaceOf(roadFor(view), at).next.ahead;
    ahead.push(at);
  }
  return ahead;
}
