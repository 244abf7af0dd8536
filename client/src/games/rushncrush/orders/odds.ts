import { NEUTRAL, nextBoxes, type BoxId } from '@gearhall/shared/games/rushncrush/content/gears';
import { heatDiceOf, heatUpTo, rowOf } from '@gearhall/shared/games/rushncrush/rules/gears/rolling';
import {
  blowUpChance,
  changeOdds,
  heatOdds,
  type Odds,
} from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import type { StickAction } from '../dashboard/model';
import { chanceInWords, count, rowInWords } from '../words/cars/names';

/** What a roll with the gearstick in a box would bring. */
export interface RollOdds {
  readonly heatDice: number;
  readonly upTo: number;
  /** By heat points. */
  readonly heat: Odds;
  readonly blowsUp: number;
  readonly whiteDice: number;
  /** By lane changes; undefined where they are unlimited. */
  readonly changes: Odds | undefined;
}

export const oddsOf = (
  box: BoxId,
  { heat, turbo }: { readonly heat: number; readonly turbo: number },
): RollOdds => ({
  heatDice: heatDiceOf(box),
  upTo: heatUpTo(turbo),
  heat: heatOdds(box, turbo),
  blowsUp: blowUpChance(box, { heat, turbo }),
  whiteDice: rowOf(box).dice,
  changes: changeOdds(box),
});

/** The odds shown before a roll: those of the current box, or of a move of the gearstick. */
export interface ShownOdds {
  readonly box: BoxId;
  readonly odds: RollOdds;
  readonly isHere: boolean;
}

/**
 * A move that the gearstick cannot make from here is not shown; one by a Turbo point makes its own dice
 * hotter.
 */
export function shownOdds(
  { box: here, heat }: { readonly box: BoxId; readonly heat: number },
  turbo: number,
  move: StickAction | undefined,
): ShownOdds {
  if (!move || !nextBoxes(here).some(({ box }) => box === move.box))
    return { box: here, odds: oddsOf(here, { heat, turbo }), isHere: true };
  const spent = turbo + (move.type === 'turbo' ? 1 : 0);
  return { box: move.box, odds: oddsOf(move.box, { heat, turbo: spent }), isHere: false };
}

/** "No heat dice", "2 heat dice, hot up to 2: 44 % for none, 44 % for 1, 11 % for 2". */
export function heatInWords({ heatDice, upTo, heat }: RollOdds): string {
  if (heatDice === 0) return 'No heat dice';
  const chances = heat.map(
    (chance, points) => `${chanceInWords(chance)} for ${points === 0 ? 'none' : points}`,
  );
  return `${count(heatDice, 'heat die', 'heat dice')}, hot up to ${upTo}: ${chances.join(', ')}`;
}

/** "Lane changes: 1 with 50 %, …", ordered by their number. */
export function changesInWords({ changes }: RollOdds, box: BoxId): string {
  if (box === NEUTRAL) return 'No lane changes';
  if (!changes) return 'Lane changes: as many as you like';
  const likely = changes.flatMap((chance, number) =>
    chance > 0 ? [`${number} with ${chanceInWords(chance)}`] : [],
  );
  return `Lane changes, ${rowInWords(rowOf(box))}: ${likely.join(', ')}`;
}
