import { changesFor, isHit, meansOf, stretchesFrom, stretchesOf, type Stretch } from './stretches';
import { carAt, moverOf, roadFor, type Field } from '../field';
import { go, type Leg } from './legs';
import { refuse, type Rule, type WhyNot } from '../context';
import { findSpace, FINISH, type SpaceId, type Way } from '../course/road';

/** A stretch without its last step: the way up to what is hit. */
export function approachOf({ by, path, points, changes, steering }: Stretch): Leg {
  const last = changesFor(by);
  return {
    path: path.slice(0, -1),
    points: points - 1,
    changes: changes - last,
    steering: Math.max(0, steering - last),
  };
}

/** The last step of a stretch. */
export function lastStepOf(stretch: Stretch): Leg {
  const approach = approachOf(stretch);
  return {
    path: stretch.path.slice(-1),
    points: 1,
    changes: stretch.changes - approach.changes,
    steering: stretch.steering - approach.steering,
  };
}

/** What an action says about its stretch. */
export interface Wanted extends Pick<Stretch, 'to' | 'points'> {
  /** Without it: driven to the end. With it: the last step hits a wall or a car. */
  readonly by?: Way;
  readonly meets?: 'wall' | 'car';
}

const isWanted = (stretch: Stretch, { to, points, by, meets }: Wanted): boolean =>
  stretch.to === to &&
  stretch.points === points &&
  (meets ? stretch.meets === meets && stretch.by === by : !isHit(stretch.meets));

/** The stretch of an action. */
export const findStretch = (field: Field, wanted: Wanted): Stretch | undefined =>
  stretchesOf(field).find((stretch) => isWanted(stretch, wanted));

/** Why there is no such stretch; `undefined` when there is one. */
export function whyNoStretch(field: Field, wanted: Wanted): WhyNot {
  if (findStretch(field, wanted)) return undefined;
  const { movement, changes, steering } = meansOf(field);
  const left = changes + steering;
  if (wanted.points > movement) return refuse('notEnoughMovement', { left: movement, needed: wanted.points });
  const boundless = stretchesFrom(field, moverOf(field), { movement, changes: movement, steering: 0 });
  const found = boundless.find((stretch) => isWanted(stretch, wanted));
  return found ? refuse('notEnoughChanges', { left, needed: found.changes }) : refuse('cannotReach');
}

/** Why a car cannot drive onto a space at all, on whatever way. */
function whyNotThere(field: Field, to: SpaceId): WhyNot {
  if (to === FINISH) return undefined;
  const space = findSpace(roadFor(field), to);
  if (!space) return refuse('noSuchSpace');
  if (space.isWall) return refuse('wallThere');
  return carAt(field, to) ? refuse('carThere') : undefined;
}

export const drive: Rule<'drive'> = {
  whyNot(field, _seat, { to, points }) {
    const refusal = whyNoStretch(field, { to, points });
    return refusal && (whyNotThere(field, to) ?? refusal);
  },
  apply(context, _seat, { to, points }) {
    const stretch = findStretch(context.state, { to, points });
    if (stretch) go(context, stretch);
  },
  list: (field) =>
    stretchesOf(field).flatMap(({ to, points, meets }) =>
      isHit(meets) ? [] : [{ type: 'drive', to, points }],
    ),
};
