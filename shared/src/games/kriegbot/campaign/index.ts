import { z } from 'zod';
import type { FirstMatch, NextMatch, Series, SeriesOutcome } from '../../../core/series/series';
import { seatsOf } from '../../../core/ground/seats';
import { CAMPAIGN_SEATS } from '../content/scenarios';
import { options as kriegbotOptions, type Options } from '../options';
import type { Carried } from './carried';
import { choose } from './choosing';
import { act, legal, toAct } from './deciding';
import { bringsOf, FULL_STOCK, gangOf, livingIn, sideOf, staying } from './gangs';
import { redeal } from './redealing';
import { seenBy, type CampaignView } from './seeing';
import { byGang, ended, leaderOf, settled, withoutMember } from './settling';
import type { Campaign, Gang } from './state';
import { decision, DECISION_REFUSALS, GANG_IDS, type Decision, type GangId } from './vocabulary';

export const campaignTerms = z.strictObject({ type: z.literal('campaign') });
export type CampaignTerms = z.output<typeof campaignTerms>;

const newGang = (): Gang => ({ stock: FULL_STOCK, lost: [], dead: [], seen: [] });

/** Apocalypse (scenario 20): missions in succession. Cards, pilots and losses carry over. */
export const campaign: Series<Campaign, CampaignTerms, CampaignView, Decision> = {
  game: 'kriegbot',
  seats: CAMPAIGN_SEATS,
  isSealed: true,
  deliberation: { action: decision, refusals: DECISION_REFUSALS, toAct, act, legal, choose, redeal },
  begin(_terms, { options, seats }: FirstMatch) {
    const { answers, turnLimit, fragile } = options as Options;
    return {
      members: seats,
      options: { answers, turnLimit, fragile },
      ...{ phase: 'mission', votes: seatsOf(seats).map(() => ''), mission: '', chooser: '', attackers: '' },
      ...{ gangs: byGang(newGang), wrecks: [], history: [], gone: [], edition: 2 as const },
    };
  },
  next(state): NextMatch | undefined {
    if (state.phase === 'over') return undefined;
    return { options: optionsOf(state), seating: seatsOf(state.members), ...carriedIn(state) };
  },
  matchEnded: settled,
  giveUp: withoutMember,
  close: (state) => (state.end ? state : ended(state, 'closed', leaderOf(state))),
  outcome(state): SeriesOutcome | undefined {
    const { end } = state;
    return end && { winners: end.winner === '' ? [] : staying(state, end.winner), cause: end.cause };
  },
  project: seenBy,
};

/** What the table of a mission plays; while it is not decided, only that it is one. */
function optionsOf(state: Campaign): Options {
  const { mission, options, gangs, members, history } = state;
  const shown = { ...options, scenario: mission || 'showdown' };
  if (state.phase !== 'match') return kriegbotOptions.parse({ ...shown, campaign: {} });
  const sides = seatsOf(members).map((member) => sideOf(state, gangOf(member)));
  const living = bySide(state, (gang) => livingIn(gangs[gang]));
  return kriegbotOptions.parse({
    ...shown,
    // KS20.4: the robots are shared out beginning one seat later each time.
    campaign: { sides, ...living, shift: history.length % members },
  });
}

function carriedIn(state: Campaign): { readonly carried?: Carried } {
  if (state.phase !== 'match') return {};
  return { carried: { stocks: bySide(state, (gang) => bringsOf(state.gangs[gang])) } };
}

function bySide<Value>(
  state: Campaign,
  valueOf: (gang: GangId) => Value,
): { readonly green: Value; readonly yellow: Value } {
  const gangAs = (side: string): GangId => GANG_IDS.find((gang) => sideOf(state, gang) === side) ?? 'rats';
  return { green: valueOf(gangAs('green')), yellow: valueOf(gangAs('yellow')) };
}
