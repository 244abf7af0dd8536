import type { Member, SeriesViewer } from '../../../core/series/series';
import type { CardId, PilotId } from '../content/cards';
import { countIn, gangOf } from './gangs';
import { byGang } from './settling';
import type { Campaign } from './state';
import type { GangId, Played, Stock, Wreck } from './vocabulary';

/** What each viewer may know of a campaign (KS20.12). */

export interface SeenGang {
  readonly dead: readonly PilotId[];
  /** How many cards its stock holds. */
  readonly cards: number;
  /** Its own members alone see the cards, and what it has lost. */
  readonly stock?: Stock;
  readonly lost?: readonly CardId[];
}

/** A card on a wreck; absent what the viewer cannot know. */
export interface SeenWreck extends Pick<Wreck, 'of'> {
  readonly card?: CardId;
}

export interface SeenPlayed extends Omit<Played, 'taken' | 'back'> {
  readonly taken: readonly SeenWreck[];
  /** Empty for the other gang too. */
  readonly back: CardId | '';
}

export interface CampaignView extends Pick<
  Campaign,
  'members' | 'phase' | 'votes' | 'mission' | 'chooser' | 'attackers' | 'gone' | 'end'
> {
  /** The viewer's own. */
  readonly gang?: GangId;
  readonly gangs: Readonly<Record<GangId, SeenGang>>;
  readonly wrecks: readonly SeenWreck[];
  readonly history: readonly SeenPlayed[];
}

/** Once it is over, everybody may know everything. */
export function seenBy(state: Campaign, viewer: SeriesViewer): CampaignView {
  const { members, phase, votes, mission, chooser, attackers, gone, end, history, wrecks } = state;
  const gang = viewer === 'spectator' ? undefined : gangOf(viewer satisfies Member);
  const look: Look = { gang, victor: history.at(-1)?.victor ?? '', isOver: phase === 'over' };
  return {
    ...{ members, phase, votes, mission, chooser, attackers, gone },
    ...(end ? { end } : {}),
    ...(gang ? { gang } : {}),
    gangs: byGang((id) => gangSeen(state, id, look)),
    wrecks: wrecks.map((wreck) => wreckSeen(wreck, look)),
    history: history.map((played) => playedSeen(played, look)),
  };
}

interface Look {
  readonly gang: GangId | undefined;
  /** Of the mission that has left the wrecks. */
  readonly victor: GangId | '';
  readonly isOver: boolean;
}

function gangSeen({ gangs }: Campaign, id: GangId, { gang, isOver }: Look): SeenGang {
  const { dead, stock, lost } = gangs[id];
  return { dead, cards: countIn(stock), ...(id === gang || isOver ? { stock, lost } : {}) };
}

/** Cards that lay open, one's own, and for the victor all. */
function wreckSeen({ of, card, shown }: Wreck, { gang, victor, isOver }: Look): SeenWreck {
  const isKnown = shown || isOver || (gang !== undefined && (gang === of || gang === victor));
  return isKnown ? { of, card } : { of };
}

function playedSeen({ taken, back, ...played }: Played, { gang, isOver }: Look): SeenPlayed {
  const look = { gang, isOver, victor: played.victor };
  const isOwn = isOver || (gang !== undefined && gang === played.victor);
  return { ...played, taken: taken.map((wreck) => wreckSeen(wreck, look)), back: isOwn ? back : '' };
}
