import type { Action, ActionOf } from '../../actions';
import { FINISH, WAYS } from '../../rules/course/road';
import { turnsAfter, type After } from '../imagining/afterTheWay';
import { numberOfBox } from '../candidates/boxes';
import { bestStop } from '../judging/midway';
import { AHEAD, LEFT, LINE, NOWHERE, RIGHT } from '../tables/graph';
import type { Situation } from '../imagining/situation';
import { ENOUGH, Way } from '../judging/ways';

/** The way, and the side of a compulsory lane change. */

/** The way of the car on turn. */
function ownWay(situation: Situation, after: After): Way {
  const { car } = situation;
  const engine = { box: numberOfBox(car.box) ?? 0, heat: car.heat };
  return new Way(situation, {
    box: car.box,
    steering: car.steering,
    turnsAfter: after(situation, engine),
  });
}

const changesOf = ({ turn, car }: Situation): number => Math.min(ENOUGH, turn.changes + car.steering);

/** Along the best way as far as it is clear, or into what is there. */
export function bestDrive(
  situation: Situation,
  legal: readonly Action[],
  after: After = turnsAfter,
): Action | undefined {
  const { turn, onward, graph, hazards } = situation;
  const way = ownWay(situation, after);
  let spot = situation.space;
  let changes = changesOf(situation);
  let order: Action | undefined;
  const orders: ActionOf<'drive'>[] = [];
  for (let points = 1; points <= turn.movement; points += 1) {
    const by = way.bestStep(spot, turn.movement - points + 1, changes);
    const to = onward[3 * spot + by] ?? NOWHERE;
    const action = orderFor(situation, legal, { from: spot % graph.count, by, points });
    if (action?.type !== 'drive') return stopped(situation, orders) ?? order ?? action;
    order = action;
    orders.push(action);
    if (to === LINE || hazards.has(to % graph.count)) break;
    spot = to;
    changes -= by === AHEAD ? 0 : 1;
  }
  return stopped(situation, orders) ?? order;
}

/** The order that ends where something is to be used, before the way goes on. */
function stopped(situation: Situation, orders: readonly ActionOf<'drive'>[]): Action | undefined {
  const stop = bestStop(
    situation,
    orders.map(({ to }) => to).filter((to) => to !== FINISH),
  );
  return stop === undefined ? undefined : orders[stop];
}

/** The last step of a way. */
interface Step {
  readonly from: number;
  readonly by: number;
  readonly points: number;
}

function orderFor({ graph }: Situation, legal: readonly Action[], step: Step): Action | undefined {
  const to = graph.next[3 * step.from + step.by] ?? NOWHERE;
  const id = to === LINE ? FINISH : graph.ids[to];
  const isThere = (action: Action): action is ActionOf<'drive' | 'crash' | 'sideRam' | 'rushNCrush'> =>
    'points' in action && action.to === id && action.points === step.points;
  const orders = legal.filter(isThere).filter((order) => !('by' in order) || order.by === WAYS[step.by]);
  // A ram with everything that is armed for it.
  return orders.toSorted((one, other) => usedBy(other) - usedBy(one))[0];
}

const usedBy = (order: Action): number => (order.type === 'sideRam' ? order.use.length : 0);

/** The better side. */
export function bestSwerve(
  situation: Situation,
  legal: readonly Action[],
  after: After = turnsAfter,
): Action | undefined {
  const { turn, space, onward } = situation;
  const way = ownWay(situation, after);
  const turnsBy = ({ by }: ActionOf<'swerve'>): number => {
    const to = onward[3 * space + (by === 'left' ? LEFT : RIGHT)] ?? NOWHERE;
    return to === LINE ? 0 : way.turnsFrom(to, turn.movement - 1, changesOf(situation));
  };
  return legal
    .filter((action) => action.type === 'swerve')
    .toSorted((one, other) => turnsBy(one) - turnsBy(other))[0];
}
