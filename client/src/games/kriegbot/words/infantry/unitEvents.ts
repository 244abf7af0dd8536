import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { capital, fullCardName, itemName, nameOf, sideName } from '../field/names';
import { CAUSES, says, type LineWriter } from '../field/saying';
import { tentName } from '../field/units';

/** What happens to tents and drones. */
export type UnitEvent = Extract<
  Event['type'],
  | 'unitPlaced'
  | 'walked'
  | 'flew'
  | 'leftMap'
  | 'boarded'
  | 'putOut'
  | 'revived'
  | 'dismounted'
  | 'unitKilled'
  | 'unitHandedOver'
>;

const wayOnFoot = (from: HexId, path: readonly HexId[]): string =>
  `walks from ${from} to ${path.at(-1) ?? from}`;

/** What happens to tents and drones. */
export const UNIT_LINES: { readonly [Type in UnitEvent]: LineWriter<Type> } = {
  unitPlaced: ({ unit, kind, robot, at }, context) => {
    if (robot === '') return says(unit, context, `begins on ${at}`);
    return kind === 'drone'
      ? context.by(robot, `A drone rises from ${context.full(robot)}, over ${at}.`)
      : says(unit, context, `gets out of the ${context.bare(robot)}, onto ${at}`);
  },
  walked: ({ unit, from, path }, context) => says(unit, context, wayOnFoot(from, path)),
  flew: ({ unit, from, to }, context) => says(unit, context, `flies from ${from} to ${to}`),
  leftMap: ({ unit }, context) => says(unit, context, 'leaves the map'),
  boarded: ({ unit, robot, slot }, context) =>
    says(unit, context, `boards ${context.full(robot)}: ${itemName(context.templateOf(robot), slot)}`),
  putOut: ({ unit, robot, at }, context) =>
    says(unit, context, `has to get out of the ${context.bare(robot)}, onto ${at}`),
  revived: ({ robot, card, team }, context) =>
    context.by(
      robot,
      `The ${fullCardName(card)} climbs into ${context.full(robot)}: it fights for ${sideName(team, context.of)} now.`,
    ),
  dismounted: ({ unit, into }, context) =>
    says(unit, context, `dismounts, and goes on as ${tentName(into) ?? into}`),
  unitKilled: ({ unit, cause }, context) =>
    says(unit, context, `${tentName(unit) ? 'is killed' : 'is lost'} by ${CAUSES[cause]}`),
  unitHandedOver: ({ unit, seat }, context) => ({
    seat,
    text: `${nameOf(context.names, seat)} runs ${capital(context.bare(unit))} from now on.`,
  }),
};
