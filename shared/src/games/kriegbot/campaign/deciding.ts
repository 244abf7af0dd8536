import type { Dice } from '../../../core/dice/dice';
import { isSame } from '../../../core/json/equality';
import { seatsOf } from '../../../core/ground/seats';
import { refuse, type Refusal } from '../../../core/ground/result';
import type { Member } from '../../../core/series/series';
import { MISSION_IDS, type MissionId } from '../content/missionIds';
import { missionOf } from '../content/missions';
import { gangOf, livingIn, otherGang, revivable, voiceOf } from './gangs';
import { resurrected, salvaged } from './settling';
import type { Campaign } from './state';
import {
  GANG_IDS,
  SIDE_CHOICES,
  type CampaignPhase,
  type Decision,
  type GangId,
  type Vote,
} from './vocabulary';
import { seenBy, type CampaignView } from './seeing';

/** What the members decide between two missions: whose turn it is, what they may choose, what follows. */

type Asked = Pick<CampaignView, 'phase' | 'members' | 'gone' | 'votes' | 'chooser' | 'history'>;

const victorIn = ({ history }: Asked): GangId => history.at(-1)?.victor || 'rats';

/** Whom each phase asks. */
const ASKED: Readonly<Record<CampaignPhase, (asked: Asked) => readonly Member[]>> = {
  spoils: (asked) => [voiceOf(asked, victorIn(asked))],
  mission: ({ members, votes }) => seatsOf(members).filter((member) => votes[member] === ''),
  side: (asked) => [voiceOf(asked, asked.chooser || 'rats')],
  match: () => [],
  over: () => [],
};

export const toAct = (asked: Asked): readonly Member[] => ASKED[asked.phase](asked);

const VOTES: readonly Vote[] = ['roll', ...MISSION_IDS];

/** What each phase offers. */
const OFFERED: Readonly<Record<CampaignPhase, (view: CampaignView, gang: GangId) => readonly Decision[]>> = {
  spoils: ({ gangs, wrecks }, gang) => [
    ...(wrecks.length > 0 ? [{ type: 'salvage' } as const] : []),
    ...revivable(gangs[gang].lost ?? []).map((card) => ({ type: 'resurrect', card }) as const),
  ],
  mission: () => VOTES.map((mission) => ({ type: 'vote', mission })),
  side: () => SIDE_CHOICES.map((side) => ({ type: 'side', side })),
  match: () => [],
  over: () => [],
};

export const legal = (view: CampaignView, member: Member): readonly Decision[] =>
  toAct(view).includes(member) ? OFFERED[view.phase](view, gangOf(member)) : [];

export function act(state: Campaign, member: Member, action: Decision, dice: Dice): Campaign | Refusal {
  if (!toAct(state).includes(member)) return refuse('notAsked');
  const open = legal(seenBy(state, member), member);
  if (!open.some((one) => isSame(one, action))) return refuse('notPossible');
  const carryOut = CARRIED_OUT[action.type] as Doing<Decision>;
  return carryOut(state, member, action, dice);
}

type Doing<Of extends Decision> = (state: Campaign, member: Member, action: Of, dice: Dice) => Campaign;

const CARRIED_OUT: {
  readonly [Type in Decision['type']]: Doing<Extract<Decision, { readonly type: Type }>>;
} = {
  vote: (state, member, { mission }, dice) => {
    const votes = state.votes.map((vote, index) => (index === member ? mission : vote));
    return votes.includes('') ? { ...state, votes } : decided({ ...state, votes }, dice);
  },
  side: (state, member, { side }) => {
    const own = gangOf(member);
    return { ...state, attackers: side === 'attack' ? own : otherGang(own), phase: 'match' };
  },
  salvage: (state, member) => salvaged(state, gangOf(member)),
  resurrect: (state, member, { card }) => resurrected(state, gangOf(member), card),
};

/** The mission that all have named, otherwise by the die (KS20.2). */
function decided(state: Campaign, dice: Dice): Campaign {
  const [first = 'roll', ...others] = state.votes;
  const isAgreed = first !== 'roll' && first !== '' && others.every((vote) => vote === first);
  const mission: MissionId = isAgreed ? first : dice.pick(MISSION_IDS);
  if (missionOf(mission).attackers === undefined) return { ...state, mission, phase: 'match' };
  return { ...state, mission, phase: 'side', chooser: chooserIn(state, dice) };
}

/** The gang with fewer living pilots; equal: by lot (KS20.3). */
function chooserIn({ gangs }: Campaign, dice: Dice): GangId {
  const [rats, crows] = [livingIn(gangs.rats), livingIn(gangs.crows)];
  if (rats === crows) return dice.pick(GANG_IDS);
  return rats < crows ? 'rats' : 'crows';
}
