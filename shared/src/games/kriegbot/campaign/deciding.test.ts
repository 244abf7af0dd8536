import { quickDice, seedFrom } from '../../../core/dice/dice';
import { isRefusal } from '../../../core/ground/result';
import type { MissionId } from '../content/missionIds';
import { planOf, robotsOf, teamOfSeat } from '../content/scenarios';
import { options, type Options } from '../options';
import { campaign } from '.';
import type { Account, SideAccount } from './account';
import { act, legal, toAct } from './deciding';
import { voiceOf } from './gangs';
import { seenBy } from './seeing';
import type { Campaign, Gang } from './state';
import type { Decision } from './vocabulary';

const fresh = (seats = 2): Campaign =>
  campaign.begin({ type: 'campaign' }, { options: options.parse({}), seats });

function decide(state: Campaign, member: number, decision: Decision, seed = 'dice'): Campaign {
  const after = act(state, member, decision, quickDice(seedFrom(seed, 0)));
  if (isRefusal(after)) throw new Error(after.refused);
  return after;
}

/** All name the same mission. */
const agreed = (state: Campaign, mission: MissionId): Campaign =>
  state.votes.reduce<Campaign>((now, _, member) => decide(now, member, { type: 'vote', mission }), state);

const side = (more: Partial<SideAccount> = {}): SideAccount => ({
  ...{ dead: [], brought: [], returned: [], lost: [], wrecks: [] },
  ...more,
});
/** The agreed showdown is over. */
function showdown(
  state: Campaign,
  winners: readonly number[],
  account: Partial<Record<keyof Account, Partial<SideAccount>>> = {},
): Campaign {
  const sides = { green: side(account.green), yellow: side(account.yellow) };
  return campaign.matchEnded(agreed(state, 'showdown'), { winners, account: sides });
}

const having = (state: Campaign, rats: Partial<Gang>, crows: Partial<Gang> = {}): Campaign => ({
  ...state,
  gangs: { rats: { ...state.gangs.rats, ...rats }, crows: { ...state.gangs.crows, ...crows } },
});

const nextOptions = (state: Campaign): Options => campaign.next(state)?.options as Options;

test('KS20.1: a mission begins with nothing of the last one but cards and pilots', () => {
  const state = showdown(fresh(), []);
  expect(state).toEqual({ ...fresh(), history: [expect.objectContaining({ mission: 'showdown' })] });
});

test('KS20.2: the mission that all name is played, otherwise the die decides', () => {
  expect(agreed(fresh(3), 'captureTheFlag')).toMatchObject({ phase: 'match', mission: 'captureTheFlag' });
  const one = decide(fresh(), 0, { type: 'vote', mission: 'showdown' });
  expect(toAct(one)).toEqual([1]);
  const rolled = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(
      (seed) => decide(one, 1, { type: 'vote', mission: 'roll' }, seed).mission,
    ),
  );
  expect(rolled.size).toBeGreaterThan(2);
  expect(act(one, 0, { type: 'vote', mission: 'roll' }, quickDice('00'.repeat(32)))).toEqual({
    refused: 'notAsked',
  });
});

test('KS20.3, example (a): the gang with fewer pilots chooses the side with three robots', () => {
  const state = agreed(
    having(fresh(), { dead: ['combatPilot'] }, { dead: ['combatPilot', 'civilianPilot'] }),
    'beachhead',
  );
  expect(state).toMatchObject({ phase: 'side', chooser: 'crows' });
  expect(toAct(state)).toEqual([1]);
  const chosen = nextOptions(decide(state, 1, { type: 'side', side: 'attack' }));
  expect(chosen.campaign).toMatchObject({ sides: ['yellow', 'green'], green: 2, yellow: 3 });
  expect(robotsOf(chosen, 'green', 1, 2)).toBe(3);
  // KS20.6, KS20.11: two of them have pilots, the third is an AI robot.
  expect(planOf(chosen, 'green').pilots).toEqual({ min: 2, max: 2 });
});

test('KS20.3: with as many pilots each a lot says who chooses', () => {
  const choosers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const state = decide(fresh(), 0, { type: 'vote', mission: 'beachhead' });
    return decide(state, 1, { type: 'vote', mission: 'beachhead' }, seed).chooser;
  });
  expect(new Set(choosers)).toEqual(new Set(['rats', 'crows']));
});

test('KS20.4: the robots are shared out beginning one seat later each mission', () => {
  const first = nextOptions(agreed(fresh(3), 'showdown'));
  expect(first.campaign).toEqual({ sides: ['green', 'yellow', 'green'], green: 4, yellow: 4, shift: 0 });
  expect([0, 1, 2].map((seat) => teamOfSeat(first, seat))).toEqual(['green', 'yellow', 'green']);
  expect(nextOptions(agreed(showdown(fresh(3), []), 'showdown')).campaign?.shift).toBe(1);
});

const LOST = {
  brought: ['railgun', 'chaff', 'chameleon', 'howitzer', 'radar'],
  lost: [
    { card: 'howitzer', shown: true },
    { card: 'radar', shown: false },
  ],
  wrecks: [
    { card: 'railgun', shown: true },
    { card: 'chaff', shown: false },
    { card: 'chameleon', shown: true },
  ],
} as const satisfies Partial<SideAccount>;

test('KS20.8, example (b): the victor salvages the wreck; pilots and destroyed cards are gone', () => {
  const crows = { lost: ['howitzer'] } as const;
  const state = showdown(having(fresh(), {}, crows), [1], { green: { ...LOST, dead: ['combatPilot'] } });
  expect(state).toMatchObject({ phase: 'spoils' });
  const after = decide(state, 1, { type: 'salvage' });
  // KS20.9: two of one card.
  expect(after.gangs.crows.stock).toMatchObject({ railgun: 2, chaff: 2, chameleon: 2 });
  expect(after.gangs.rats).toMatchObject({ dead: ['combatPilot'], lost: ['howitzer', 'radar'] });
  expect(after.gangs.rats.stock).not.toHaveProperty('railgun');
  expect(after.history[0]).toMatchObject({ spoils: 'salvage', victor: 'crows' });
});

test('KS20.8, example (c): or gets an item back, and nobody has the wreck', () => {
  const own = { lost: ['howitzer', 'chameleon'], stock: {} } as const;
  const state = showdown(having(fresh(), {}, own), [1], { green: LOST });
  const offered = legal(seenBy(state, 1), 1);
  expect(offered).toEqual([{ type: 'salvage' }, { type: 'resurrect', card: 'howitzer' }]);
  expect(legal(seenBy(state, 0), 0)).toEqual([]);
  const after = decide(state, 1, { type: 'resurrect', card: 'howitzer' });
  expect(after.gangs.crows).toMatchObject({ stock: { howitzer: 1 }, lost: ['chameleon'] });
  expect(after.gangs.rats.lost).toEqual(['howitzer', 'radar', 'railgun', 'chaff', 'chameleon']);
  expect(after.wrecks).toEqual([]);
});

test('KS20.8, example (d): living losers come back with all their cards; a draw loses the wrecks', () => {
  const crows = { brought: ['flail', 'reverse'], returned: ['flail', 'reverse'] } as const;
  const state = showdown(fresh(), [0], { green: LOST, yellow: crows });
  // Nothing was lost before this mission but two cards, so the Rats may choose.
  expect(decide(state, 0, { type: 'salvage' }).gangs).toMatchObject({
    rats: { stock: { railgun: 1, chaff: 1, chameleon: 1 } },
    crows: { stock: { flail: 1, reverse: 1 } },
  });
  const drawn = showdown(fresh(), [], { green: LOST });
  expect(drawn).toMatchObject({ phase: 'mission', wrecks: [] });
  expect(drawn.gangs.rats.lost).toHaveLength(5);
});

test('KS20.9: a victor with nothing to bring back salvages without a question', () => {
  const state = showdown(fresh(), [1], { green: LOST });
  expect(state.phase).toBe('mission');
  expect(state.gangs.crows.stock).toMatchObject({ railgun: 2 });
});

test('KS20.10: four dead pilots, twelve missions, or all of a gang who give up', () => {
  const dead = ['combatPilot', 'hotshotPilot', 'civilianPilot', 'engineerPilot'] as const;
  expect(campaign.outcome(showdown(fresh(3), [0, 2], { yellow: { dead } }))).toEqual({
    winners: [0, 2],
    cause: 'pilots',
  });
  expect(campaign.outcome(showdown(fresh(), [], { yellow: { dead }, green: { dead } }))).toEqual({
    winners: [],
    cause: 'pilots',
  });
  let state = having(fresh(), { dead: ['combatPilot'] });
  for (let number = 0; number < 12; number += 1) state = showdown(state, []);
  expect(campaign.outcome(state)).toEqual({ winners: [1], cause: 'missions' });
  expect(campaign.next(state)).toBeUndefined();
  const two = campaign.giveUp(campaign.giveUp(fresh(3), 0), 0);
  expect(campaign.outcome(two)).toBeUndefined();
  expect(voiceOf(two, 'rats')).toBe(2);
  expect(campaign.outcome(campaign.giveUp(two, 2))).toEqual({ winners: [1], cause: 'givenUp' });
  expect(campaign.outcome(campaign.close(fresh()))).toEqual({ winners: [], cause: 'closed' });
});

test('KS20.10: giving up the rest with a lead of a pilot does not pay', () => {
  const first = showdown(fresh(), [0], { yellow: { dead: ['combatPilot'] } });
  const end = (state: Campaign): unknown => {
    let now = state;
    while (campaign.next(now)) now = showdown(now, [1]);
    return campaign.outcome(now);
  };
  expect(first.history).toHaveLength(1);
  expect(end(first)).toEqual({ winners: [1], cause: 'missions' });
  const { edition, ...before } = first;
  expect([edition, end(before)]).toEqual([2, { winners: [0], cause: 'missions' }]);
});

test('KS20.12: each gang sees its own stock, and of the other one the number of cards', () => {
  const crows = { lost: ['howitzer'] } as const;
  const state = showdown(having(fresh(), {}, crows), [1], { green: LOST });
  const [rats, victors, spectator] = [seenBy(state, 0), seenBy(state, 1), seenBy(state, 'spectator')];
  expect(rats.gangs.rats.stock).toBeDefined();
  expect(rats.gangs.crows).toEqual({ dead: [], cards: 56 });
  expect(spectator.gangs.rats).toEqual({ dead: [], cards: 51 });
  expect(spectator.wrecks).toEqual([
    { of: 'rats', card: 'railgun' },
    { of: 'rats' },
    { of: 'rats', card: 'chameleon' },
  ]);
  expect(victors.wrecks).toContainEqual({ of: 'rats', card: 'chaff' });
  const after = decide(state, 1, { type: 'resurrect', card: 'howitzer' });
  expect(seenBy(after, 0).history[0]).toMatchObject({ spoils: 'resurrect', back: '' });
  expect(seenBy(after, 1).history[0]).toMatchObject({ back: 'howitzer' });
});

test('KS20.12: campaigns that differ in the stock of a gang are the same to everybody else', () => {
  const stocked = (card: 'railgun' | 'flail'): Campaign => having(fresh(3), {}, { stock: { [card]: 1 } });
  const [one, other] = [stocked('railgun'), stocked('flail')];
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(seenBy(other, viewer)).toEqual(seenBy(one, viewer));
  expect(seenBy(other, 1)).not.toEqual(seenBy(one, 1));
  for (const viewer of [0, 2, 'spectator'] as const) {
    const dealt = (state: Campaign) =>
      campaign.deliberation?.redeal(state, viewer, quickDice(seedFrom('same', 0)));
    expect(dealt(other)).toEqual(dealt(one));
  }
});
