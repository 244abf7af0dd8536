import type { Member } from '../../../core/series/series';
import { expectDefined } from '../../../core/ground/result';
import { BEST_ITEMS, missionOf } from '../content/missions';
import { legal } from './deciding';
import { gangOf, revivable } from './gangs';
import type { CampaignPhase, Decision, GangId, Vote } from './vocabulary';
import type { CampaignView } from './seeing';

/** What bots decide between two missions, and what is decided for people who never come. */

/** New kinds of cards from which on wrecks are better than one item. */
const WORTH_SALVAGE = 2;

const CHOICES: Readonly<Record<CampaignPhase, (view: CampaignView, gang: GangId) => Decision | undefined>> = {
  spoils: (view, gang) => (gain(view, gang) >= WORTH_SALVAGE ? { type: 'salvage' } : bestBack(view, gang)),
  mission: ({ votes }) => ({ type: 'vote', mission: agreedIn(votes) }),
  side: ({ mission }) => ({ type: 'side', side: largerSide(mission) }),
  match: () => undefined,
  over: () => undefined,
};

export const choose = (view: CampaignView, member: Member): Decision =>
  expectDefined(CHOICES[view.phase](view, gangOf(member)) ?? legal(view, member)[0], 'something to decide');

/** Bots go along with people who agree. */
function agreedIn(votes: CampaignView['votes']): Vote {
  const cast = votes.filter((vote) => vote !== '');
  const [first = 'roll'] = cast;
  return cast.every((vote) => vote === first) ? first : 'roll';
}

/** Kinds of cards on the wrecks that the stock lacks. */
const gain = ({ wrecks, gangs }: CampaignView, gang: GangId): number =>
  new Set(wrecks.flatMap(({ card }) => (card && !gangs[gang].stock?.[card] ? [card] : []))).size;

function bestBack({ gangs }: CampaignView, gang: GangId): Decision | undefined {
  const { lost = [], stock = {} } = gangs[gang];
  const items = revivable(lost);
  const card = [...BEST_ITEMS, ...items].find((one) => items.includes(one) && !stock[one]) ?? items[0];
  return card && { type: 'resurrect', card };
}

/** The side with more robots. */
function largerSide(mission: CampaignView['mission']): 'attack' | 'defend' {
  if (mission === '') return 'attack';
  const { robots, attackers = 'green' } = missionOf(mission);
  return robots[attackers] >= robots[attackers === 'green' ? 'yellow' : 'green'] ? 'attack' : 'defend';
}
