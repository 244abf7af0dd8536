import { DIRECTIONS, turnsBetween } from '../../../../core/game/hex';
import { REFLEX_NUMBER } from '../../content/charts';
import { CHASSIS } from '../../content/chassis';
import type { RefusalCode } from '../../refusals';
import type { KrusherId } from '../../state';
import { askedFor } from './attacking';
import { krusherOf, type Field, type Fighter } from '../field';
import { nullFieldOf } from '../arms/odds';
import { krusherIn, refuse, type Rule } from '../context';
import { watch } from './showing';

/** "Reflex Facing": source L47-53, for each chassis, and L112-167, step A, "Defender declares"; G7, G30. */

/** After a failed Oust, for its target: a modifier to that die (L373). */
const OUST_PENALTY = -1;

/** All modifiers of the die. */
export const reflexModifierOf = (krusher: Fighter): number =>
  CHASSIS[krusher.chassis].reflexModifier +
  (krusher.marks.reflexPenalty ? OUST_PENALTY : 0) +
  nullFieldOf(krusher);

/** Once a turn; not after it has attacked, while it arms, or after an Oust against it. */
export function whyNoReflex({ marks }: Pick<Fighter, 'marks'>): RefusalCode | undefined {
  if (marks.reflexed) return 'reflexedAlready';
  if (marks.attacked) return 'reflexAfterAttack';
  return marks.busy || marks.noReflex ? 'noReflex' : undefined;
}

/** May the Krusher try to turn? */
export const canReflex = (field: Field, krusher: KrusherId): boolean =>
  whyNoReflex(krusherOf(field, krusher)) === undefined;

export const reflex: Rule<'reflex'> = {
  whyNot: (field, _seat, { facing }) => {
    const krusher = krusherOf(field, askedFor(field));
    const sixths = turnsBetween(krusher.facing, facing);
    return sixths === 0 || sixths > CHASSIS[krusher.chassis].reflexFacing
      ? refuse('reflexTooFar')
      : undefined;
  },
  apply: (context, _seat, { facing }) => {
    const krusher = krusherIn(context, askedFor(context.state));
    const from = krusher.facing;
    const modifier = reflexModifierOf(krusher);
    const die = context.dice.roll(6);
    const success = die + modifier >= REFLEX_NUMBER;
    krusher.marks.reflexed = true;
    if (success) krusher.facing = facing;
    const to = krusher.facing;
    context.emit({ type: 'reflexTried', krusher: krusher.id, die, modifier, success, from, to });
    if (success) watch(context);
  },
  list: (field, seat) =>
    DIRECTIONS.map((facing) => ({ type: 'reflex', facing }) as const).filter(
      (action) => !reflex.whyNot(field, seat, action),
    ),
};
