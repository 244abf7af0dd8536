import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { instant, together, type Animation } from '../../../stage/animation';
import { flare, rise } from '../../../stage/motions';
import { aimLine, spot } from '../../../stage/unitMotions';
import type { KrusherPicture } from '../picture';
import { criticalLines, damageLines, strikeLines, woundLines } from '../words/sums';
import { lunge, rolled, shot, sideSpot, throwDice, type EffectContext } from './context';

type Use = KrusherPicture['uses'][Arm];

/** Shows on an arm what it is used for. */
export const useArm = ({ sprites }: EffectContext, krusher: string, arm: Arm, use: Use): Animation =>
  instant(() => sprites.change(krusher, ({ uses }) => ({ uses: { ...uses, [arm]: use } })));

/** A dotted line shows who attacks whom. */
export function declareAttack(
  context: EffectContext,
  { krusher, target }: Pick<EventOf<'attacked'>, 'krusher' | 'target'>,
): Animation {
  const { sprites } = context;
  return aimLine(context, 500, () => {
    sprites.attend(krusher, target);
    return [sprites.spotOf(krusher), sprites.spotOf(target)];
  });
}

/** The blow is struck, or the shot fired; the dice show the result. */
export function strike(context: EffectContext, event: EventOf<'struck'>): Animation[] {
  const { krusher, target, arm, item, dice, hit } = event;
  const motion = ITEMS[item].kind === 'projector' ? shot : lunge;
  const { tumble, read } = throwDice(context, {
    dice,
    lines: strikeLines(event),
    at: spot(context, target),
    read: 1000,
    fallen: () => context.play(hit ? 'hit' : 'miss'),
  });
  return [
    instant(() => context.play('fire')),
    together(motion(context, krusher, target), tumble),
    read,
    useArm(context, krusher, arm, 'struck'),
  ];
}

export function damage(context: EffectContext, event: EventOf<'damageRolled'>): Animation[] {
  const { target, side, die } = event;
  const roll = { dice: [die], lines: damageLines(event), at: spot(context, target), read: 750 };
  const { tumble, read } = throwDice(context, roll);
  return [
    together(flare(context, context.sprites.palette.danger, sideSpot(context, target, side)), tumble),
    read,
  ];
}

export const critical = (context: EffectContext, event: EventOf<'criticalRolled'>): Animation[] =>
  rolled(context, {
    dice: [event.die],
    lines: criticalLines(event),
    at: spot(context, event.target),
    read: 800,
  });

/** Marks the damage rolled: numbers rise from the side that was hit, and its bar becomes shorter. */
export function wound(context: EffectContext, event: EventOf<'damaged'>): Animation[] {
  const { sprites } = context;
  const { krusher, side, arm, shield, armor, linkage } = event;
  const at = sideSpot(context, krusher, side);
  const mark = instant(() =>
    sprites.change(krusher, ({ hits, pierced, worn }) => ({
      hits: { ...hits, [side]: hits[side] + armor },
      pierced: pierced + linkage,
      ...(arm && { worn: { ...worn, [arm]: worn[arm] + shield } }),
    })),
  );
  const words = woundLines(event).map((line, index) =>
    rise(
      context,
      line,
      () => {
        const place = at();
        return place && { x: place.x, y: place.y + index * 40 };
      },
      sprites.palette.danger,
    ),
  );
  return [
    instant(() => context.play('hit')),
    together(flare(context, sprites.palette.danger, at), mark, ...words),
  ];
}
