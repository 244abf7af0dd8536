import { findRobot, findUnit } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { callsIn } from '../words/field/calls';
import { count, listOf } from '../words/field/names';
import type { Harm, Reach } from './reach';

/** What stands on a ring on the board, before its distance, and before those who are struck in the orders. */
export const RING_NAMES: Readonly<Record<Harm, string>> = {
  destroyed: 'Destroyed',
  harmed: 'Damaged',
  rolled: 'Rolled for',
};

interface Told {
  readonly title: string;
  readonly text: string;
}

/** Whom it would strike, by name, ring by ring; what is on the player's own side once more. */
export function reachInWords(
  view: View,
  { rings, struck }: Reach,
  { seat, names }: { readonly seat: number; readonly names: readonly string[] },
): readonly Told[] {
  const calls = callsIn(view, names, seat);
  const listed = (ids: readonly string[]): string => listOf(ids.map(calls.full));
  const own = view.seats[seat]?.team;
  const ours = struck
    .map(({ id }) => id)
    .filter((id) => own !== undefined && (findRobot(view, id) ?? findUnit(view, id))?.team === own);
  const told = rings.map(({ harm, within }) => {
    const ids = struck.filter((one) => one.harm === harm).map(({ id }) => id);
    const who = ids.length > 0 ? listed(ids) : 'nothing';
    return { title: `${RING_NAMES[harm]}, within ${count(within, 'hex', 'hexes')}`, text: `${who}.` };
  });
  return ours.length > 0 ? [...told, { title: 'Of your own side', text: `${listed(ours)}.` }] : told;
}
