import { seatsOf } from '../../../core/ground/seats';
import type { Member } from '../../../core/series/series';
import { CARD_IDS, isPilot, isSkin, PILOT_IDS, type CardId, type ItemCardId } from '../content/cards';
import { missionOf } from '../content/missions';
import type { DrawerId } from '../content/teams';
import type { Campaign, Gang } from './state';
import { GANG_IDS, PILOTS_EACH, type GangId, type Stock } from './vocabulary';

/** Questions about gangs. */

/** Those that the state and every view contain. */
type Seen = Pick<Campaign, 'members' | 'gone'>;

/** The members take turns: one gang has one more where their number is odd. */
export const gangOf = (member: Member): GangId => GANG_IDS[member % GANG_IDS.length] ?? 'rats';

export const otherGang = (gang: GangId): GangId => (gang === 'rats' ? 'crows' : 'rats');

export const membersOf = ({ members }: Pick<Seen, 'members'>, gang: GangId): readonly Member[] =>
  seatsOf(members).filter((member) => gangOf(member) === gang);

/** Those who have not given up. A bot that plays for somebody who has does not win with the gang. */
export const staying = (seen: Seen, gang: GangId): readonly Member[] =>
  membersOf(seen, gang).filter((member) => !seen.gone.includes(member));

/** Who speaks for a gang: the first of its members who is still in (KS0.2). */
export const voiceOf = (seen: Seen, gang: GangId): Member =>
  staying(seen, gang)[0] ?? membersOf(seen, gang)[0] ?? 0;

/** Which side a gang plays in the mission. */
export function sideOf(
  { mission, attackers }: Pick<Campaign, 'mission' | 'attackers'>,
  gang: GangId,
): DrawerId {
  const attacking = mission === '' ? undefined : missionOf(mission).attackers;
  const isFirst = attacking ? (gang === attackers) === (attacking === 'green') : gang === 'rats';
  return isFirst ? 'green' : 'yellow';
}

export const livingIn = ({ dead }: Pick<Gang, 'dead'>): number => PILOTS_EACH - dead.length;

export const countIn = (stock: Stock): number =>
  Object.values(stock).reduce((sum: number, count) => sum + (count ?? 0), 0);

/** The cards that a stock can hold. */
export const STOCK_IDS: readonly CardId[] = CARD_IDS.filter((card) => !isPilot(card));

/** One of each (L717). */
export const FULL_STOCK: Stock = Object.fromEntries(STOCK_IDS.map((card) => [card, 1]));

/** As a list, in the order of the drawer. */
export const listOf = (stock: Stock): readonly CardId[] =>
  STOCK_IDS.flatMap((card) => Array.from({ length: stock[card] ?? 0 }, () => card));

/** With more, or fewer, of these cards. */
export function withCards(stock: Stock, cards: readonly CardId[], change: 1 | -1): Stock {
  const counts = { ...stock };
  for (const card of cards) counts[card] = (counts[card] ?? 0) + change;
  return Object.fromEntries(STOCK_IDS.flatMap((card) => (counts[card] ? [[card, counts[card]]] : [])));
}

/** What a gang brings to a mission: its stock and its living pilots. */
export const bringsOf = ({ stock, dead }: Gang): readonly CardId[] => [
  ...listOf(stock),
  ...PILOT_IDS.filter((pilot) => !dead.includes(pilot)),
];

/** Items that can come back: no skins (L121), each once. */
export const revivable = (lost: readonly CardId[]): readonly ItemCardId[] => [
  ...new Set(lost.filter((card): card is ItemCardId => !isSkin(card))),
];
