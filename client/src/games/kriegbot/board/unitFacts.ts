import { UNITS } from '@gearhall/shared/games/kriegbot/content/infantry';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { findRobot, unitThere } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { armsOnFoot } from '@gearhall/shared/games/kriegbot/rules/infantry/firing';
import { COVER } from '@gearhall/shared/games/kriegbot/rules/attacking/silhouettes';
import { terrainAt } from '@gearhall/shared/games/kriegbot/rules/field/sight';
import { isFlown, passengersOf } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import type { Unit } from '@gearhall/shared/games/kriegbot/state/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Facts } from '../../../stage/contract/contract';
import { hidingLine } from '../scenarios/downedPilot/hiding';
import { callsIn } from '../words/field/calls';
import { armsInWords } from '../words/cards/cards';
import { capital, fullCardName, itemName, sideTitle } from '../words/field/names';
import { anyArmsName } from '../words/field/units';

/** The facts about a tent or a drone on the map. */
export function unitFacts(
  view: View,
  id: string,
  names: readonly string[],
): Pick<Facts, 'title' | 'lines'> | undefined {
  const unit = unitThere(view, id);
  if (!unit) return undefined;
  const { kind, team, pilot } = unit;
  return {
    title: `${capital(callsIn(view, names).full(id))} (${sideTitle(team, view.options)})`,
    lines: [
      `${kind === 'drone' ? 'Flies' : 'Walks'} up to ${UNITS[kind].move} hexes. ${silhouetteLine(view, unit)}`,
      ...hidingLine(view, id),
      ...(pilot === '' ? [] : [`${fullCardName(pilot)}: may take over a derelict. His death is a kill.`]),
      ...(kind === 'drone'
        ? [droneLine(view, unit)]
        : armsOnFoot(view, unit).map((arms) => `${capital(anyArmsName(arms))}: ${armsInWords(arms)}`)),
      ...(view.turn > 0 && unit.placed === view.turn
        ? ['Has just come out, and does nothing more this turn.']
        : []),
      ...(view.holds.includes(id) ? ['Holds until an enemy is near.'] : []),
    ],
  };
}

function silhouetteLine(view: View, { kind, at }: Unit): string {
  if (kind === 'drone') return `Silhouette ${UNITS.drone.silhouette ?? 0}, always; always painted.`;
  const { silhouette } = UNITS[kind];
  const base =
    silhouette === undefined ? 'Silhouette: the range to its attacker' : `Silhouette ${silhouette}`;
  const cover =
    silhouette === undefined && terrainAt(view, at) === 'building'
      ? `, at least ${COVER} in this building`
      : '';
  return `${base}${cover}. One damage kills it.`;
}

const droneLine = (view: View, unit: Unit): string =>
  isFlown(view, unit)
    ? 'Enemy robots that it sees count as painted for the lines of its side’s robots. What hits it goes to its card.'
    : 'Its card does not work: it hovers, and sees nothing.';

/** "Ada’s footsoldier Adler": who is in a hex. */
export const unitsHere = (view: View, hex: HexId, names: readonly string[]): readonly string[] =>
  view.units.filter(({ at }) => at === hex).map(({ id }) => `${capital(callsIn(view, names).full(id))}.`);

/** "Adler rides on the turret." */
export const passengerLines = (view: View, robot: string): readonly string[] =>
  passengersOf(view, robot).map(({ id, slot }) => {
    const chassis = findRobot(view, robot)?.chassis ?? '';
    return `${capital(id)} rides on the ${slot === '' ? 'robot' : itemName(chassis, slot)}.`;
  });
