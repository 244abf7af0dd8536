import type { EnergyCause, Event } from '@gearhall/shared/games/kriegbot/events';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/field/dice';
import { abilityInWords, coreName } from './cores';
import { capital, count, itemName, listOf, sideDoes } from '../field/names';
import { says, type LineWriter } from '../field/saying';

/** Why energy comes and goes. */
const ENERGY: Readonly<Record<EnergyCause, string>> = {
  star: 'for an electric card',
  overcharge: 'for more dice',
  reboot: 'for the reboot',
  ability: 'for what its core does',
  powerUp: 'by powering up',
  flux: 'by Flux Compression',
  fuelCell: 'by its Fuel Cell',
  ammunition: 'for its ammunition',
  camouflage: 'for its camouflage',
  received: 'from its TV tower',
};

/** What happens to power cores, mines, bombs and skins. */
export const EXPANSION_LINES = {
  coresDealt: ({ team, cores }, { of }) => ({
    text: `${capital(sideDoes(team, of, 'has', 'have'))} the cores ${listOf(cores.map(coreName))}.`,
  }),
  coreShown: ({ robot, core }, context) => says(robot, context, `shows its power core: ${coreName(core)}`),
  energy: ({ robot, from, to, cause }, context) =>
    says(
      robot,
      context,
      `${to < from ? 'spends' : 'gains'} ${Math.abs(to - from)} energy ${ENERGY[cause]}: ${to} left`,
    ),
  ability: ({ robot, core }, context) =>
    says(robot, context, `uses its ${coreName(core)}: ${abilityInWords(core)}`),
  overcharged: ({ robot, dice }, context) =>
    says(robot, context, `overcharges: ${count(dice, 'die', 'dice')} more`),
  mineSet: ({ robot, by }, context) =>
    context.by(by, `A mine of ${context.full(by)} sticks to ${context.full(robot)}.`),
  mineBlown: ({ robot, by, location }, context) =>
    context.by(
      by,
      `${capital(context.full(by))} blows up a mine on ${context.full(robot)}, in place ${location}.`,
    ),
  bombSet: ({ robot, at, by }, context) =>
    by
      ? { text: `${capital(sideDoes(by, context.of, 'calls', 'call'))} a bomb to ${at}.` }
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
