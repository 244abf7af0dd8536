import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { slam } from '../../../stage/film/slam';
import { glow, sparkFan } from '../../../stage/film/spray';
import { whiten } from '../../../stage/film/strikes';
import { spot } from '../../../stage/motions/unitMotions';
import { PITCH } from '../looks/layout';
import { criticalLines, criticalWord } from '../words/sums';
import { SHORT_TUMBLE_MS } from './blows';
import { figureOf, throwDice, UNIT, type EffectContext } from './context';

/** How strongly a critical hit shakes the camera. */
const PIERCED = 0.5;
/** Its sparks fly upward. */
const UP = -Math.PI / 2;
/** The word on the screen: 54 pixels high in a large window, turned by 4 degrees. */
const WORD = { size: 75, tilt: (-4 * Math.PI) / 180, ms: 1100 } as const;

export function critical(context: EffectContext, event: EventOf<'criticalRolled'>): Animation[] {
  const at = spot(context, event.target);
  const roll = { dice: [event.die], lines: criticalLines(event), at, tumbleMs: SHORT_TUMBLE_MS };
  const { tumble, read } = throwDice(context, roll);
  const { danger } = context.sprites.palette;
  const pierced = instant(() => {
    context.jolt(PIERCED);
    context.play('hit');
  });
  return [
    tumble,
    read,
    pierced,
    together(
      ...(context.isCalm() ? [] : [flash(context, event.target)]),
      sparkFan(context, { at, unit: UNIT * 1.3, towards: () => UP, count: 44 }),
      glow(context, { at, unit: UNIT * 1.3, colour: danger, ms: 200 }),
      trailing(slammed(context, event)),
    ),
    rest(60),
  ];
}

/** White light at the wound, and for a moment the whole of the victim in white. */
const flash = (context: EffectContext, target: string): Animation =>
  together(
    whiten(context, figureOf(context, target)),
    glow(context, { at: spot(context, target), unit: UNIT * 2.4, colour: 0xffffff, ms: 130 }),
  );

/** It slams beside the victim, askew: where the dice with their sum do not lie. */
const slammed = (context: EffectContext, event: EventOf<'criticalRolled'>): Animation => {
  const { sparks, palette, roll } = context.sprites;
  return slam({
    make: () => {
      const at = context.sprites.spotOf(event.target);
      return (
        at &&
        sparks.word(
          criticalWord(event),
          { x: at.x, y: at.y + PITCH * (roll.root.y < at.y ? 0.95 : -0.9) },
          { size: WORD.size, colour: palette.danger },
        )
      );
    },
    size: () => sparks.size,
    ...{ ms: WORD.ms, tilt: WORD.tilt, isCalm: context.isCalm() },
  });
};
