import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { frameRound, type Padding } from '../../../stage/camera/framing';
import { gap, type Box, type Point, type Size } from '../../../stage/geometry/geometry';
import { PITCH, pointOf, WORLD } from '../looks/layout';
import { krusherEntries } from '../looks/picture';
import { aimsAt, readMove } from '../prospects/moveOptions';

/** All in hexes. */
const ROOM = {
  /** Around all that stand, while others move. */
  all: { margin: 1.5, least: 9 },
  /** Around my own path: the wheel of facings has to fit in too. */
  mine: { margin: 1.4, least: 7 },
  fight: { margin: 1.6, least: 6.5 },
  /** In a small window large figures matter more than space around them. */
  closeFight: { margin: 1.3, least: 5 },
  /** Those who are left at the end. */
  end: { margin: 1.6, least: 7 },
  closeEnd: { margin: 1.2, least: 4.5 },
} as const satisfies Readonly<Record<string, Padding>>;

/** How near an enemy has to be to count for my move, in hexes. */
const NEAR = 6;
/** Narrower windows are small, in pixels. */
const SMALL = 600;
const ROW = Math.sqrt(3) / 2;

/** Where every Krusher stands. */
export type Standing = ReadonlyMap<string, Point>;

const standingIn = (view: View): Standing =>
  new Map(
    krusherEntries(view).flatMap(([id, { at, fallen }]): [string, Point][] =>
      fallen ? [] : [[id, pointOf(at)]],
    ),
  );

/** What to show now; the whole arena before anybody stands in it. */
export function frameOf(view: View, seat: Seat | undefined, window: Size): Box {
  const standing = standingIn(view);
  if (view.phase === 'building' || standing.size === 0) return WORLD;
  if (view.phase === 'over') return left(standing, window);
  if (view.phase === 'combat') return fightOf(view, standing, window);
  return myMove(view, seat, standing) ?? everybody(standing);
}

/** What to show before an event plays; `undefined` where the event does not move the camera. */
export function frameBefore(event: Event, standing: Standing, window: Size): Box | undefined {
  switch (event.type) {
    case 'entered':
    case 'counted':
      return WORLD;
    case 'ended':
      return left(standing, window);
    case 'turnBegan':
      return standing.size === 0 ? WORLD : everybody(standing);
    case 'moved':
      return everybody(new Map([...standing, ['', pointOf(event.to)]]));
    case 'oustTried':
    case 'attacked':
      return fight([event.krusher, event.target], standing, window);
    default:
      return undefined;
  }
}

const everybody = (standing: Standing): Box => boxRound([...standing.values()], ROOM.all);

const isSmall = ({ width, height }: Size): boolean => Math.min(width, height) < SMALL;

/** All that stand when the game is over. */
const left = (standing: Standing, window: Size): Box =>
  standing.size === 0 ? WORLD : boxRound([...standing.values()], isSmall(window) ? ROOM.closeEnd : ROOM.end);

/** My Krusher with all that it can reach, and the enemies near it. */
function myMove(view: View, seat: Seat | undefined, standing: Standing): Box | undefined {
  const moveOptions = readMove(view, seat);
  if (!moveOptions) return undefined;
  const from = pointOf(moveOptions.at);
  const team = view.krushers[moveOptions.krusher]?.team;
  const enemies = [...standing]
    .filter(([id, at]) => view.krushers[id]?.team !== team && gap(from, at) <= (NEAR + 0.1) * PITCH)
    .map(([, at]) => at);
  return boxRound([from, ...[...moveOptions.reach.keys()].map(pointOf), ...enemies], ROOM.mine);
}

/** The attacker and the target; until the target is declared, all possible ones. */
function fightOf(view: View, standing: Standing, window: Size): Box {
  const { combat, question } = view;
  const attacker = combat?.order[0] ?? question?.krusher ?? '';
  if (!standing.has(attacker)) return everybody(standing);
  const targets =
    combat && combat.target !== ''
      ? [combat.target]
      : [...standing.keys()].filter((id) => aimsAt(view, attacker, id).length > 0);
  return fight([attacker, ...targets], standing, window);
}

/** The fighters, and the Krushers beside them. */
function fight(fighters: readonly string[], standing: Standing, window: Size): Box {
  const places = fighters.flatMap((id) => standing.get(id) ?? []);
  const beside = [...standing.values()].filter((at) => places.some((place) => gap(place, at) < PITCH * 1.1));
  return boxRound([...places, ...beside], isSmall(window) ? ROOM.closeFight : ROOM.fight);
}

const boxRound = (points: readonly Point[], padding: Padding): Box => frameRound(points, padding, PITCH, ROW);
