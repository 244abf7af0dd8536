import { keepSome } from '../../../../core/ground/keepSome';
import { turned, type Direction } from '../../../../core/game/hex';
import { type CardId, cardsWith, pilotWith } from '../../content/cards';
import { HEX_IDS, type HexId } from '../../content/map';
import { isLive, isOpen } from '../pieces/cardsOnRobots';
import { type Built, builtKey } from '../field/structuresOnMap';
import { onMap, robotOf, type SeenRobot, type Field, type Moving } from '../field/field';
import { idOf, NOWHERE, numberOf, SIDES } from '../field/hexNumbers';
import { explore, type Node, type MoveLimits, type Reached, type StepKind } from './reachSearch';
import { pilotCardFor } from '../pieces/actionsLeft';
import { slowedBy } from '../pieces/speed';
import { mayEnter } from '../field/terrain';

/** A place that a robot can reach on its way, and what it has left there. */
export interface Spot {
  readonly at: HexId;
  readonly facing: Direction;
  readonly points: number;
  readonly rotations: number;
  readonly sideslips: number;
  /** The last step of the way. */
  readonly by: StepKind;
  /** May it end here? If not, it is passing through, and must go on (K25). */
  readonly ends: boolean;
  /** Cards that the way uses: Reverse, and a Hotshot pilot. */
  readonly cards: readonly CardId[];
  readonly before?: Spot;
}

export const spotKey = ({ at, facing }: Pick<Spot, 'at' | 'facing'>): string => `${at} ${facing}`;

export const isFree = (field: Pick<Field, 'robots'>, robot: SeenRobot, at: HexId): boolean =>
  !onMap(field).some((other) => other.id !== robot.id && other.at === at);

/**
 * May it end its move where it stands (L181, K25, K26)? Boosters carry it over anything, but only during the move (K3).
 */
export function canStopHere(field: Field, robot: SeenRobot, movement: Moving): boolean {
  if (!isFree(field, robot, robot.at)) return false;
  return !movement.boosted || robot.marks.steps === 0 || mayEnter(field, robot, robot.at);
}

/** What the mover can still do, and with which cards. */
interface Means {
  readonly plan: MoveLimits;
  /** Its own, without a Hotshot that has not been used yet. */
  readonly rotations: number;
  readonly sideslips: number;
  readonly hotshot: CardId | undefined;
  /** The card by which it may back up. */
  readonly reverse: CardId | undefined;
  /** The number of face-down cards that a way with these would show. */
  readonly shows: { readonly hotshot: number; readonly reverse: number };
}

/** Held by a Mag Claw, it can change neither hex nor facing (K28). */
function meansOf(field: Field, robot: SeenRobot, movement: Moving): Means {
  const held = robot.marks.clamped;
  const { helped } = robot.marks;
  const hotshot = helped.includes(pilotWith('agility')) ? undefined : pilotCardFor(field, robot, 'agility');
  const reverse = cardsWith('reverse').find((card) => isLive(robot, card));
  const [rotations, sideslips] = held ? [0, 0] : [movement.rotations, movement.sideslips];
  const extra = hotshot && !held ? 1 : 0;
  return {
    rotations,
    sideslips,
    hotshot,
    reverse,
    shows: {
      hotshot: hotshot && !isOpen(robot, hotshot) ? 1 : 0,
      reverse: reverse && !isOpen(robot, reverse) ? 1 : 0,
    },
    plan: {
      points: held ? 0 : movement.points,
      rotations: rotations + extra,
      sideslips: sideslips + extra,
      reverses: reverse !== undefined,
      firstReverse: reverse && helped.includes(reverse) ? 1 : 1 + slowedBy(robot),
      ...groundFor(field, robot, movement),
    },
  };
}

const ANYWHERE: readonly boolean[] = HEX_IDS.map(() => true);

/** What a template may enter, by number of hex: cached, because the terrain rarely changes. */
const MOST_GROUNDS = 500;
const firmGrounds = new Map<string, readonly boolean[]>();

function firmFor(field: Built, robot: SeenRobot): readonly boolean[] {
  const key = [robot.chassis, robot.biped, builtKey(field)].join();
  const firm = firmGrounds.get(key) ?? HEX_IDS.map((id) => mayEnter(field, robot, id));
  keepSome(firmGrounds, MOST_GROUNDS, [key, firm]);
  return firm;
}

/** Where the mover may go, and where it may end. */
function groundFor(
  field: Field,
  robot: SeenRobot,
  { boosted }: Moving,
): Pick<MoveLimits, 'enters' | 'ends' | 'wadesFrom'> {
  const firm = firmFor(field, robot);
  const start = numberOf(robot.at);
  const fresh = robot.marks.steps === 0;
  // Without boosters, the ground that it may enter does not restrict where it may end.
  const ends = boosted ? [...firm] : [...ANYWHERE];
  if (fresh) ends[start] = true;
  for (const other of onMap(field)) if (other.id !== robot.id) ends[numberOf(other.at)] = false;
  return {
    enters: boosted ? ANYWHERE : firm,
    ends,
    wadesFrom: fresh && !boosted && !firm[start] ? start : NOWHERE,
  };
}

/**
 * Every place and facing that the moving robot can reach from where it stands: by the way that shows the fewest
 * face-down cards, then costs the fewest points, rotations and sideslips (K63). Its own spot is included. Hexes that it
 * can only pass through are included if it can still reach one to end in (K25); `ends` distinguishes them.
 */
export function spotsFrom(field: Field, movement: Moving): ReadonlyMap<string, Spot> {
  const robot = robotOf(field, movement.robot);
  const means = meansOf(field, robot, movement);
  const reached: Reached[] = [];
  explore(means.plan, startOf(robot), (one) => {
    reached.push(one);
    return false;
  });
  const best = bestOf(means, reached);
  return spotsOf(means, movement, best);
}

/** The spot at this place and facing. */
export function spotTo(
  field: Field,
  movement: Moving,
  { at, facing }: Pick<Spot, 'at' | 'facing'>,
): Spot | undefined {
  const robot = robotOf(field, movement.robot);
  const means = meansOf(field, robot, movement);
  const place = numberOf(at) * SIDES + facing;
  const reached: Reached[] = [];
  explore(means.plan, startOf(robot), (one) => {
    if (placeOf(one) === place) reached.push(one);
    return false;
  });
  const best = bestOf(means, reached);
  return spotsOf(means, movement, best).get(spotKey({ at, facing }));
}

/** The cheapest by hex and facing; one that only passes through must still lead somewhere. */
function bestOf(means: Means, reached: readonly Reached[]): ReadonlyMap<number, Reached> {
  const best = new Map<number, Reached>();
  const bound: Reached[] = [];
  for (const one of reached) {
    if (!means.plan.ends[one.hex]) bound.push(one);
    else keepBetter(means, best, one);
  }
  bound.sort((one, other) => costOf(means, one) - costOf(means, other));
  for (const one of bound) {
    if (!best.has(placeOf(one)) && leadsOn(means.plan, one)) best.set(placeOf(one), one);
  }
  return best;
}

const placeOf = ({ hex, facing }: Node): number => hex * SIDES + facing;

function keepBetter(means: Means, best: Map<number, Reached>, one: Reached): void {
  const before = best.get(placeOf(one));
  if (!before || costOf(means, one) < costOf(means, before)) best.set(placeOf(one), one);
}

const leadsOn = (plan: MoveLimits, from: Reached): boolean =>
  explore(plan, from, ({ hex }) => plan.ends[hex] === true);

const needsHotshot = ({ rotations, sideslips }: Means, node: Node): boolean =>
  node.rotations > rotations || node.sideslips > sideslips;

/** Digits of a number: cards shown, points, rotations, sideslips. */
function costOf(means: Means, one: Reached): number {
  const { shows } = means;
  const shown = (needsHotshot(means, one) ? shows.hotshot : 0) + (one.reversed ? shows.reverse : 0);
  return ((shown * 100 + one.spent) * 10 + one.rotations) * 10 + one.sideslips;
}

/** The spots, each with the previous one on its way. */
function spotsOf(
  means: Means,
  movement: Moving,
  best: ReadonlyMap<number, Reached>,
): ReadonlyMap<string, Spot> {
  const made = new Map<Reached, Spot>();
  const spotOf = (one: Reached): Spot => {
    const known = made.get(one);
    if (known) return known;
    const spot = spotAt(means, movement, one, one.before && spotOf(one.before));
    made.set(one, spot);
    return spot;
  };
  const spots = new Map<string, Spot>();
  for (const one of best.values()) {
    const spot = spotOf(one);
    spots.set(spotKey(spot), spot);
  }
  return spots;
}

function spotAt(means: Means, movement: Moving, one: Reached, before: Spot | undefined): Spot {
  const calls = needsHotshot(means, one);
  const extra = calls ? 1 : 0;
  const cards: CardId[] = [];
  if (calls && means.hotshot) cards.push(means.hotshot);
  if (one.reversed && means.reverse) cards.push(means.reverse);
  return {
    at: idOf(one.hex),
    facing: turned(0, one.facing),
    points: movement.points - one.spent,
    rotations: movement.rotations + extra - one.rotations,
    sideslips: movement.sideslips + extra - one.sideslips,
    by: one.by,
    ends: means.plan.ends[one.hex] === true,
    cards,
    ...(before && { before }),
  };
}

/** The steps of a way, from its start. */
export function stepsTo(spot: Spot): readonly Spot[] {
  const steps: Spot[] = [];
  for (let step: Spot | undefined = spot; step?.before; step = step.before) steps.unshift(step);
  return steps;
}

/** Can the mover still reach a hex to end in (K25)? */
export function canGoOn(field: Field, movement: Moving): boolean {
  const robot = robotOf(field, movement.robot);
  const { plan } = meansOf(field, robot, movement);
  return explore(plan, startOf(robot), ({ hex }) => plan.ends[hex] === true);
}

const startOf = (robot: SeenRobot): Node & { readonly spent: number } => ({
  hex: numberOf(robot.at),
  facing: robot.facing,
  rotations: 0,
  sideslips: 0,
  reversed: 0,
  spent: 0,
});

/** The directions in which it may step now: ahead, then aside, then back; with the card that it needs. */
export function stepsOut(
  field: Field,
  movement: Moving,
): readonly { readonly direction: Direction; readonly cards: readonly CardId[]; readonly by: StepKind }[] {
  const robot = robotOf(field, movement.robot);
  const { plan, hotshot, reverse, sideslips } = meansOf(field, robot, movement);
  if (plan.points < 1) return [];
  const aside = ([-1, 1] as const).map((side) => ({
    direction: turned(robot.facing, side),
    cards: sideslips < 1 && hotshot ? [hotshot] : [],
    by: 'sideslip' as const,
  }));
  const back = {
    direction: turned(robot.facing, SIDES / 2),
    cards: reverse ? [reverse] : [],
    by: 'reverse' as const,
  };
  return [
    { direction: robot.facing, cards: [], by: 'ahead' },
    ...(plan.sideslips > 0 ? aside : []),
    ...(plan.reverses && plan.firstReverse <= plan.points ? [back] : []),
  ];
}
