import { ADDED, CARD_IDS, DRAWER, type CardId } from './cards';
import { scenarioOf, type Chosen } from './scenarios';

/** Which cards are in play at a table. */

/** What is in play at a table: of the expansion nothing, its power cores, or all; what its scenario allows. */
interface Table extends Partial<Chosen> {
  readonly expansion: '' | 'cores' | 'full';
}
const NOTHING: readonly CardId[] = [];
const bannedAt = ({ scenario, edited }: Table): readonly CardId[] =>
  (scenario && scenarioOf({ scenario, edited }).banned) ?? NOTHING;
/** The scenario allows it to nobody. */
export const isBanned = (table: Table, card: CardId): boolean => bannedAt(table).includes(card);
export const isInPlay = (table: Table, card: CardId): boolean =>
  (table.expansion === 'full' || !Object.hasOwn(ADDED, card)) && !isBanned(table, card);
/** Each team's drawer at this table, one of each (KX2). */
export function drawerAt(table: Table): readonly CardId[] {
  const drawer: readonly CardId[] = table.expansion === 'full' ? CARD_IDS : DRAWER;
  return bannedAt(table).length === 0 ? drawer : drawer.filter((card) => !isBanned(table, card));
}
