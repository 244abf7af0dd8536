import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import type { Animation } from '../../../stage/animation';
import { banner } from '../../../stage/motions';
import { EFFECT_WORDS } from '../words/board';
import type { EffectContext } from './context';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

/** How many of them a robot bears shows with the next view. */
export const isDish = (token: string): boolean => token.startsWith('dish');

/** What happens only in Musical Chairs. */
export const CHAIRS_EFFECTS = {
  tokenGiven: () => [],
  pilesPassed: ({ round }, context) => [
    banner(context, EFFECT_WORDS.round(round), context.sprites.palette.brass, 900),
  ],
  dishesShared: ({ each }, context) => [
    banner(context, EFFECT_WORDS.dishesShared(each), context.sprites.palette.brass, 1400),
  ],
} satisfies { [Type in 'tokenGiven' | 'pilesPassed' | 'dishesShared']: Effect<Type> };
