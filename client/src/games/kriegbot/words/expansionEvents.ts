import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/rolling';
import { says, type LineWriter } from './saying';
import { capital, itemName, TEAM_NAMES } from './names';

/** What happens to mines, bombs and skins. */
export const EXPANSION_LINES = {
  mineSet: ({ robot, by }, context) =>
    context.by(by, `A mine of ${context.full(by)} sticks to ${context.full(robot)}.`),
  mineBlown: ({ robot, by, location }, context) =>
    context.by(
      by,
      `${capital(context.full(by))} blows up a mine on ${context.full(robot)}, in place ${location}.`,
    ),
  bombSet: ({ robot, at, by }, context) =>
    by
      ? { text: `${TEAM_NAMES[by]} calls a bomb to ${at}.` }
      : says(robot, context, `places a bomb on ${at}`),
  bombWent: ({ at }) => ({ text: `The bomb on ${at} goes off.` }),
  blasted: ({ target, dice, silhouette, hit }, context) => ({
    text: `The blast against ${context.full(target)}: ${sumOf(dice)} against silhouette ${silhouette}, ${hit ? 'a hit' : 'a miss'}.`,
    dice,
  }),
  shed: ({ robot, item }, context) =>
    says(
      robot,
      context,
      item === ''
        ? 'throws its skin off'
        : `throws its skin off, with all markers of the ${itemName(context.templateOf(robot), item)}`,
    ),
  camouflaged: ({ robot }, context) => says(robot, context, 'lights its camouflage'),
} satisfies { readonly [Type in Event['type']]?: LineWriter<Type> };
