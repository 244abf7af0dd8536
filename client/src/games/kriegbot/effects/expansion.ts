import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import { instant, type Animation } from '../../../stage/animation';
import { flare, rise } from '../../../stage/motions';
import { speak, spot } from '../../../stage/unitMotions';
import { EFFECT_WORDS } from '../words/board';
import { pointOf } from '../layout';
import { throwDice, type EffectContext } from './context';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

/** What happens only with the expansion, besides what units do. */
export const EXPANSION_EFFECTS = {
  mineSet: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.mineSet)],
  mineBlown: ({ robot }, context) => [
    instant(() => context.play('hit')),
    flare(context, context.sprites.palette.danger, spot(context, robot)),
    speak(context, robot, EFFECT_WORDS.mineBlown),
  ],
  bombSet: ({ robot, at }, context) => [
    instant(() => context.sprites.tokens.arm(at)),
    ...(robot === ''
      ? [rise(context, EFFECT_WORDS.bombSet(at), () => pointOf(at))]
      : [speak(context, robot, EFFECT_WORDS.bombSet(at))]),
  ],
  bombWent: ({ at }, context) => [
    instant(() => {
      context.sprites.tokens.blow(at);
      context.play('destroyed');
    }),
    flare(context, context.sprites.palette.danger, () => pointOf(at)),
  ],
  blasted: ({ target, dice, hit }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, target)),
    ...throwDice(context, {
      dice,
      lines: [EFFECT_WORDS.blast, hit ? 'Hit' : 'Miss'],
      at: spot(context, target),
      read: 900,
    }),
  ],
  shed: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.shed, context.sprites.palette.good)],
  camouflaged: ({ robot }, context) => [
    speak(context, robot, EFFECT_WORDS.camouflaged, context.sprites.palette.good),
  ],
} satisfies { readonly [Type in Event['type']]?: Effect<Type> };
