import { instant, together } from '../../../stage/animation';
import { flare } from '../../../stage/motions';
import { speak } from '../../../stage/unitMotions';
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

/** How many of them a robot bears shows with the next view. */
const isDish = (token: string): boolean => token.startsWith('dish');

export const CARRYING_EFFECTS: Pick<Part['effects'], CarryingEvent> = {
  tokenLaid: () => [],
  tokenTaken: ({ token, robot }, context) => [
    instant(() => context.sprites.tokens.put(token, '')),
    ...tell(context, robot, 'takes it', isDish(token) ? () => ({}) : withSign('carries')),
  ],
  tokenFell: ({ token, robot, at }, context) => [
    instant(() => context.sprites.tokens.put(token, at)),
    ...tell(context, robot, 'drops it', ({ signs }) => ({
      signs: isDish(token) ? signs : signs.filter((sign) => sign !== 'carries'),
    })),
  ],
};

/** Whose player has given up, and whose robots nobody takes over. */
export const WITHDRAWN_LINE: Part['lines']['withdrawn'] = ({ robot }, context) =>
  says(robot, context, 'leaves the map: its player has given up');
export const WITHDRAWN_EFFECT: Part['effects']['withdrawn'] = ({ robot }, context) => [
  speak(context, robot, 'leaves the map'),
  instant(() => context.sprites.units.drop(robot)),
];

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
