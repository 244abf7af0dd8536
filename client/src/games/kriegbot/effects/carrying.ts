import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import { instant, together, type Animation } from '../../../stage/animation';
import { pulse, rise } from '../../../stage/motions';
import { spot } from '../../../stage/unitMotions';
import { pointOf } from '../layout';
import { EFFECT_WORDS } from '../words/board';
import type { EffectContext } from './context';

/** As long as other words rise. */
const TELL_MS = 750;

type Effects<Type extends Event['type']> = {
  readonly [One in Type]: (event: EventOf<One>, context: EffectContext) => readonly Animation[];
};

/** What is laid out, picked up and lost. */
export const CARRYING: Effects<'tokenLaid' | 'tokenTaken' | 'tokenFell'> = {
  tokenLaid: ({ token, kind, team, at }, context) => [
    instant(() => context.sprites.putToken(token, { kind, team, at, bearer: '' })),
    pulse(context, context.sprites.palette.brass, () => pointOf(at)),
  ],
  tokenTaken: ({ token, robot, at }, context) => [
    instant(() => {
      context.play('launch');
      context.sprites.putToken(token, { at: '', bearer: robot });
    }),
    together(
      pulse(context, context.sprites.palette.brass, spot(context, robot), 400),
      tell(context, token, { at, words: EFFECT_WORDS.taken, colour: context.sprites.palette.brass }),
    ),
  ],
  tokenFell: ({ token, at }, context) => [
    instant(() => context.sprites.putToken(token, { at, bearer: '' })),
    together(
      pulse(context, context.sprites.palette.danger, () => pointOf(at), 400),
      tell(context, token, { at, words: EFFECT_WORDS.dropped, colour: context.sprites.palette.danger }),
    ),
  ],
};

/** Says what happens to a token; its name is known when the animation begins: it may have just appeared. */
function tell(
  context: EffectContext,
  token: string,
  {
    at,
    words,
    colour,
  }: { readonly at: HexId; readonly words: (token: string) => string; readonly colour: number },
): Animation {
  let said: Animation | undefined;
  return {
    ms: TELL_MS,
    begin: () => {
      said = rise(context, words(context.sprites.tokenName(token)), () => pointOf(at), colour);
      said.begin?.();
    },
    frame: (share) => said?.frame(share),
    end: () => said?.end?.(),
  };
}
