import type { MatchEnd, Member } from '../../../core/series/series';
import { expectDefined } from '../../../core/ground/result';
import { isMission } from '../content/missionIds';
import type { CardId } from '../content/cards';
import type { Account, SideAccount } from './account';
import { countIn, gangOf, livingIn, otherGang, revivable, sideOf, staying, withCards } from './gangs';
import type { Campaign, Gang } from './state';
import { GANG_IDS, MOST_MISSIONS, type CampaignCause, type GangId } from './vocabulary';

/** What follows a mission: the accounts (KS20.8), and the end of the campaign (KS20.7, KS20.10). */

export const ended = (state: Campaign, cause: CampaignCause, winner: GangId | ''): Campaign => ({
  ...state,
  phase: 'over',
  end: { winner, cause },
});

/** The mission's accounts are made; then its victor chooses, or the next mission is voted on. */
export function settled(state: Campaign, { winners, account }: MatchEnd): Campaign {
  const { mission, attackers } = state;
  if (!isMission(mission)) return state;
  const sides = expectDefined(account as Account | undefined, 'the account of a mission');
  const of = (gang: GangId): SideAccount => sides[sideOf(state, gang)];
  const victor = victorOf(winners);
  const gangs = byGang((gang) => booked(state.gangs[gang], of(gang), of(otherGang(gang))));
  const dead = byGang((gang) => of(gang).dead);
  const wrecks = GANG_IDS.flatMap((gang) => of(gang).wrecks.map((left) => ({ ...left, of: gang })));
  const played = { mission, attackers, victor, dead, spoils: '', taken: [], back: '' } as const;
  const after = { ...state, gangs, wrecks, history: [...state.history, played] };
  return byPilots(after) ?? toSpoils(after, victor);
}

export const byGang = <Value>(valueOf: (gang: GangId) => Value): Readonly<Record<GangId, Value>> => ({
  rats: valueOf('rats'),
  crows: valueOf('crows'),
});

function victorOf(winners: readonly Member[]): GangId | '' {
  const [gang, ...others] = new Set(winners.map(gangOf));
  return gang !== undefined && others.length === 0 ? gang : '';
}

function booked(gang: Gang, own: SideAccount, other: SideAccount): Gang {
  const left = withCards(gang.stock, own.brought, -1);
  const gone = other.lost.filter(({ shown }) => shown);
  return {
    stock: withCards(left, own.returned, 1),
    lost: [...gang.lost, ...own.lost.map(({ card }) => card)],
    dead: [...gang.dead, ...own.dead],
    seen: [...gang.seen, ...gone.map(({ card }) => card)],
  };
}

/** Victory by the deaths of all pilots of a gang (L725, KS20.7). */
function byPilots(state: Campaign): Campaign | undefined {
  const living = GANG_IDS.filter((gang) => livingIn(state.gangs[gang]) > 0);
  if (living.length === GANG_IDS.length) return undefined;
  return ended(state, 'pilots', living[0] ?? '');
}

/** The wrecks are lost without a victor; one who has nothing to choose takes them. */
function toSpoils(state: Campaign, victor: GangId | ''): Campaign {
  if (victor === '') return toVote(withoutWrecks(state));
  const { lost } = state.gangs[victor];
  return revivable(lost).length > 0 ? { ...state, phase: 'spoils' } : salvaged(state, victor);
}

export function salvaged(state: Campaign, victor: GangId): Campaign {
  const { wrecks } = state;
  const gang = state.gangs[victor];
  const stock = withCards(gang.stock, cardsOf(wrecks), 1);
  const spoils = wrecks.length > 0 ? 'salvage' : '';
  const taken = noted({ ...state, wrecks: [] }, { spoils, taken: wrecks });
  return toVote({ ...taken, gangs: { ...taken.gangs, [victor]: { ...gang, stock } } });
}

/** One item comes back, and the wrecks are lost. */
export function resurrected(state: Campaign, victor: GangId, card: CardId): Campaign {
  const gang = state.gangs[victor];
  const lost = [...gang.lost];
  lost.splice(lost.indexOf(card), 1);
  const back = { ...gang, lost, stock: withCards(gang.stock, [card], 1) };
  const revived = noted(
    { ...state, gangs: { ...state.gangs, [victor]: back } },
    { spoils: 'resurrect', back: card },
  );
  return toVote(withoutWrecks(revived, victor));
}

/** Who chose between wrecks and an item has seen what lay there. */
function withoutWrecks(state: Campaign, victor?: GangId): Campaign {
  const gangs = byGang((id) => {
    const gang = state.gangs[id];
    const own = state.wrecks.filter(({ of }) => of === id);
    const others = state.wrecks.filter(({ of, shown }) => of !== id && (shown || id === victor));
    return {
      ...gang,
      lost: [...gang.lost, ...cardsOf(own)],
      seen: [...gang.seen, ...cardsOf(others)],
    };
  });
  return { ...state, gangs, wrecks: [] };
}

const cardsOf = (wrecks: Campaign['wrecks']): readonly CardId[] => wrecks.map(({ card }) => card);

/** More about the last mission. */
const noted = (state: Campaign, more: Partial<Campaign['history'][number]>): Campaign => ({
  ...state,
  history: state.history.map((played, index) =>
    index === state.history.length - 1 ? { ...played, ...more } : played,
  ),
});

/** The next mission, unless there were enough (KS20.10). */
function toVote(state: Campaign): Campaign {
  if (state.history.length >= MOST_MISSIONS) return ended(state, 'missions', leaderOf(state));
  const votes = state.votes.map(() => '' as const);
  return { ...state, phase: 'mission', votes, mission: '', chooser: '', attackers: '' };
}

/** More missions won, then more living pilots, then more cards: who leads cannot just give up the rest (KS20.10). */
export function leaderOf({ gangs, history, edition }: Campaign): GangId | '' {
  const { rats, crows } = gangs;
  const won = (gang: GangId): number => history.filter(({ victor }) => victor === gang).length;
  const ahead =
    (edition === 2 ? won('rats') - won('crows') : 0) ||
    livingIn(rats) - livingIn(crows) ||
    countIn(rats.stock) - countIn(crows.stock);
  if (ahead === 0) return '';
  return ahead > 0 ? 'rats' : 'crows';
}

/** A gang all of whose people have given up loses (KS20.10). */
export function withoutMember(state: Campaign, member: Member): Campaign {
  if (state.gone.includes(member) || state.end) return state;
  const after = { ...state, gone: [...state.gone, member] };
  const gang = gangOf(member);
  return staying(after, gang).length > 0 ? after : ended(after, 'givenUp', otherGang(gang));
}
