import { instant, together } from '../../../stage/animation';
import { flare } from '../../../stage/motions';
import { burst } from '../effects/context';
import { tell, withSign } from '../effects/telling';
import { pointOf } from '../layout';
import { capital, tokenName } from '../words/names';
import { says } from '../words/saying';
import type { OwnEvent } from './kinds';
import type { Part } from './part';

/** What scenarios say and show of things that robots carry. */

type CarryingEvent = OwnEvent<'captureTheFlag'>;

export const CARRYING_LINES: Pick<Part['lines'], CarryingEvent> = {
  tokenLaid: ({ token, at }) => ({ text: `${capital(tokenName(token))} lies on ${at}.` }),
  tokenTaken: ({ token, robot }, context) => says(robot, context, `takes ${tokenName(token)}`),
  tokenFell: ({ token, robot, at }, context) => says(robot, context, `drops ${tokenName(token)} on ${at}`),
};

export const CARRYING_EFFECTS: Pick<Part['effects'], CarryingEvent> = {
  tokenLaid: () => [],
  tokenTaken: ({ token, robot }, context) => [
    instant(() => context.sprites.tokens.put(token, '')),
    ...tell(context, robot, 'takes it', withSign('carries')),
  ],
  tokenFell: ({ token, robot, at }, context) => [
    instant(() => context.sprites.tokens.put(token, at)),
    ...tell(context, robot, 'drops it', ({ signs }) => ({
      signs: signs.filter((sign) => sign !== 'carries'),
    })),
  ],
};

/** Crypto may be destroyed too. */
export const CRYPTO_LINES: Pick<Part['lines'], CarryingEvent | 'tokenDestroyed'> = {
  ...CARRYING_LINES,
  tokenDestroyed: ({ token, at }) => ({ text: `${capital(tokenName(token))} on ${at} is destroyed.` }),
};

export const CRYPTO_EFFECTS: Pick<Part['effects'], CarryingEvent | 'tokenDestroyed'> = {
  ...CARRYING_EFFECTS,
  tokenDestroyed: ({ token, at }, context) => {
    const { danger, hazard } = context.sprites.palette;
    const there = (): ReturnType<typeof pointOf> => pointOf(at);
    return [
      instant(() => context.sprites.tokens.put(token, '')),
      together(flare(context, danger, there), burst(context, there, [danger, hazard], 60)),
    ];
  },
};
