import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { instant, together, type Animation } from '../../../stage/animation';
import { flare, rise, scene } from '../../../stage/motions';
import type { KrusherPicture } from '../picture';
import { criticalLines, damageLines, strikeLines, woundLines } from '../words/sums';
import { lunge, rolled, shot, sideSpot, spot, throwDice, type Show } from './show';

type Use = KrusherPicture['uses'][Arm];

/** An arm is used for something, which is seen on it. */
export const useArm = ({ cast }: Show, krusher: string, arm: Arm, use: Use): Animation =>
  instant(() => cast.change(krusher, ({ uses }) => ({ uses: { ...uses, [arm]: use } })));

/** A dotted line shows who attacks whom. */
export function declareAttack(
  { cast }: Show,
  { krusher, target }: Pick<EventOf<'attacked'>, 'krusher' | 'target'>,
): Animation {
  return scene(500, () => {
    cast.attend(krusher, target);
    const [from, to] = [cast.spotOf(krusher), cast.spotOf(target)];
    const line = from && to && cast.sparks.aim(from, to);
    return (share) => {
      if (share === 1 && line && !line.destroyed) line.destroy();
    };
  });
}

/** The blow is struck, or the shot fired; the dice tell what came of it. */
export function strike(show: Show, event: EventOf<'struck'>): Animation[] {
  const { krusher, target, arm, item, dice, hit } = event;
  const motion = ITEMS[item].kind === 'projector' ? shot : lunge;
  const { tumble, read } = throwDice(show, {
    dice,
    lines: strikeLines(event),
    at: spot(show, target),
    read: 1000,
    fallen: () => show.play(hit ? 'hit' : 'miss'),
  });
  return [
    instant(() => show.play('fire')),
    together(motion(show, krusher, target), tumble),
    read,
    useArm(show, krusher, arm, 'struck'),
  ];
}

export function damage(show: Show, event: EventOf<'damageRolled'>): Animation[] {
  const { target, side, die } = event;
  const roll = { dice: [die], lines: damageLines(event), at: spot(show, target), read: 750 };
  const { tumble, read } = throwDice(show, roll);
  return [together(flare(show, show.cast.palette.danger, sideSpot(show, target, side)), tumble), read];
}

export const critical = (show: Show, event: EventOf<'criticalRolled'>): Animation[] =>
  rolled(show, {
    dice: [event.die],
    lines: criticalLines(event),
    at: spot(show, event.target),
    read: 800,
  });

/** What was rolled is marked: numbers rise from the side that was hit, and its bar grows shorter. */
export function wound(show: Show, event: EventOf<'damaged'>): Animation[] {
  const { cast } = show;
  const { krusher, side, arm, shield, armor, linkage } = event;
  const at = sideSpot(show, krusher, side);
  const mark = instant(() =>
    cast.change(krusher, ({ hits, pierced, worn }) => ({
      hits: { ...hits, [side]: hits[side] + armor },
      pierced: pierced + linkage,
      ...(arm && { worn: { ...worn, [arm]: worn[arm] + shield } }),
    })),
  );
  const words = woundLines(event).map((line, index) =>
    rise(
      show,
      line,
      () => {
        const place = at();
        return place && { x: place.x, y: place.y + index * 40 };
      },
      cast.palette.danger,
    ),
  );
  return [instant(() => show.play('hit')), together(flare(show, cast.palette.danger, at), mark, ...words)];
}
