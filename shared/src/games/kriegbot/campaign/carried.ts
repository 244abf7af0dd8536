import { z } from 'zod';
import { BrokenRule } from '../../../core/ground/result';
import { CARD_IDS, type CardId } from '../content/cards';
import { drawerAt } from '../content/inPlay';
import { DRAWER_IDS, type DrawerId } from '../content/teams';
import type { State, TeamState } from '../state';

/** What the campaign hands to the table of a mission: secret, so it is no option of the table. */

const stock = z.array(z.enum(CARD_IDS as readonly [CardId, ...CardId[]])).max(1000);
const carried = z.strictObject({ stocks: z.strictObject({ green: stock, yellow: stock }) });

/** The cards of each side, living pilots included; what it has several of, as often. */
export type Stocks = Readonly<Record<DrawerId, readonly CardId[]>>;
export interface Carried {
  readonly stocks: Stocks;
}

/** The table with the stocks of the campaign; without them both sides have one of each card. */
export function withCarried(state: State, handed: unknown): State {
  if (handed === undefined) return state;
  const { success, data } = carried.safeParse(handed);
  if (!success || !state.options.campaign) throw new BrokenRule('This is not what a mission is set up with.');
  const teams = { ...state.teams };
  for (const team of DRAWER_IDS) {
    const side = teams[team];
    if (side) teams[team] = { ...side, ...stocked(state, data.stocks[team]) };
  }
  return { ...state, teams };
}

function stocked({ options }: State, cards: readonly CardId[]): Pick<TeamState, 'missing' | 'extra'> {
  const drawer = drawerAt(options);
  return {
    missing: drawer.filter((card) => !cards.includes(card)),
    extra: drawer.flatMap((card) => cards.filter((one) => one === card).slice(1)),
  };
}
