import { isRefusal } from '../../../core/ground/result';
import { kriegbot } from '..';
import type { Action, ActionOf } from '../actions';
import { isPilot, type CardId } from '../content/cards';
import { builtBy } from '../rules/field/field';
import { isComplete } from '../rules/setup/drawer';
import { VERDICTS } from '../rules/ending/verdicts';
import { stateFrom } from '../testing/given';
import { designing, dice } from '../testing/scenes/mission';
import type { State } from '../state';
import { accountOf } from './account';

/** A mission as its table plays it: the stock in the design, the end of a gang, the account. */

const FEW: readonly CardId[] = ['railgun', 'chaff', 'flail', 'civilianPilot', 'combatPilot'];

const designs = (state: State, seat: number): readonly ActionOf<'design'>[] =>
  kriegbot
    .legal(kriegbot.project(state, seat), seat)
    .filter((action): action is ActionOf<'design'> => action.type === 'design');

test('KS20.5: what the stock lacks leaves slots empty, and what it has is laid', () => {
  const state = designing(FEW);
  const [design] = designs(state, 0);
  expect(design?.skin).toBe('');
  const step = design && kriegbot.apply(state, 0, design, dice());
  if (!step || isRefusal(step)) throw new Error('No design.');
  const view = kriegbot.project(step.state, 0);
  expect(isComplete(view, step.state.robots['green1']!)).toBe(true);
  expect(isComplete(kriegbot.project(state, 0), state.robots['green1']!)).toBe(false);
  expect(isRefusal(kriegbot.apply(step.state, 0, { type: 'ready' }, dice()))).toBe(false);
  const foreign = { ...design, slots: { ...design.slots, primary: 'howitzer' as const } };
  expect(kriegbot.apply(state, 0, foreign, dice())).toMatchObject({ refused: 'cardTaken' });
});

test('KS20.6: a gang that can pilot its robot does', () => {
  const state = designing(FEW);
  const [design] = designs(state, 0);
  expect(Object.values(design?.slots ?? {})).toContain('combatPilot');
  const slots =
    design && Object.entries(design.slots).map(([slot, card]) => [slot, isPilot(card) ? '' : card]);
  const bare = design && { ...design, slots: Object.fromEntries(slots ?? []) as typeof design.slots };
  const step = bare && kriegbot.apply(state, 0, bare, dice());
  if (!step || isRefusal(step)) throw new Error('No design.');
  expect(kriegbot.apply(step.state, 0, { type: 'ready' }, dice())).toHaveProperty('refused');
});

test('KS20.12: nobody else is shown what a stock lacks, or holds twice', () => {
  const [one, other] = [designing(FEW), designing([...FEW, 'flail', 'radar'])];
  expect(kriegbot.project(other, 1)).toEqual(kriegbot.project(one, 1));
  expect(kriegbot.project(other, 'spectator')).toEqual(kriegbot.project(one, 'spectator'));
  expect(kriegbot.project(other, 0)).not.toEqual(kriegbot.project(one, 0));
});

const CAMPAIGN = { sides: [], green: 4, yellow: 1, shift: 0 };
const two = (more: object = {}): State =>
  stateFrom({
    options: { campaign: CAMPAIGN },
    robots: {
      green1: { at: 'L10', slots: { primary: 'railgun', inner: 'combatPilot' } },
      yellow1: { at: 'L6', slots: { primary: 'flail', inner: 'civilianPilot' }, ...more },
    },
  });

/** What an easy bot does. */
const botChoice = (state: State, seat: number, legal: readonly Action[]): Action =>
  kriegbot.bots.easy.choose(kriegbot.project(state, seat), seat, legal, { dice: dice() } as never);

const verdict = (state: State) => VERDICTS.lastPilot(state, { losses: [], exits: [], when: 'turn' });

test('KS20.7, example (e): who has lost the last pilot, aboard or on foot, has lost at once', () => {
  expect(verdict(two())).toBeUndefined();
  const afoot = two();
  const killed = { ...afoot.teams.yellow!, killed: ['engineerPilot' as const] };
  expect(verdict({ ...afoot, teams: { ...afoot.teams, yellow: killed } })).toEqual([0]);
  const state = two();
  const gone = { ...state.robots['yellow1']!, fate: 'destroyed' as const, at: '' as const };
  const destroyed = { ...state, robots: { ...state.robots, yellow1: gone } };
  expect(verdict(destroyed)).toEqual([0]);
});

test('KS20.8: what lives comes back, a derelict is a wreck, what was destroyed is lost', () => {
  const state = two();
  const yellow1 = {
    ...state.robots['yellow1']!,
    fate: 'derelict' as const,
    slots: {
      ...state.robots['yellow1']!.slots,
      inner: { ...state.robots['yellow1']!.slots.inner, card: '' as const },
    },
    lost: [
      { slot: 'inner', card: 'civilianPilot', shown: false, destroyed: true },
      { slot: 'deep', card: 'radar', shown: true, destroyed: true },
      { slot: 'four', card: 'fuelAirBomb', shown: true, destroyed: false },
    ],
  } as const;
  const account = accountOf({ ...state, robots: { ...state.robots, yellow1 } } as State);
  expect(account?.green).toMatchObject({
    dead: [],
    brought: expect.arrayContaining(['railgun']),
    wrecks: [],
  });
  expect(account?.green.returned).toContain('railgun');
  expect(account?.yellow).toMatchObject({ dead: ['civilianPilot'], lost: [{ card: 'radar', shown: true }] });
  expect(account?.yellow.wrecks.map(({ card }) => card)).toEqual(
    expect.arrayContaining(['flail', 'fuelAirBomb']),
  );
  expect(builtBy(state, 'green')).toHaveLength(1);
});

test('KS20.11: an AI robot costs cards, never a pilot', () => {
  const state = stateFrom({
    options: { campaign: CAMPAIGN },
    robots: { green1: { at: 'L10' }, yellow1: { at: 'L6', slots: { primary: 'flail', inner: 'chaff' } } },
  });
  const yellow1 = { ...state.robots['yellow1']!, fate: 'destroyed' as const, at: '' as const };
  const account = accountOf({ ...state, robots: { ...state.robots, yellow1 } });
  expect(account?.yellow.dead).toEqual([]);
  expect(account?.yellow.lost.map(({ card }) => card)).toContain('flail');
});

test('KS20.5: soldiers of Mission Control for whom the stock has left no card do not come along', () => {
  const few: readonly CardId[] = ['railgun', 'combatPilot', 'hotshotPilot'];
  let state = designing(few, 'missionControl');
  const left: unknown[] = [];
  while (state.phase === 'design' || state.question?.kind === 'embark') {
    const [seat = 0] = kriegbot.toAct(state);
    const legal = kriegbot.legal(kriegbot.project(state, seat), seat);
    const step = kriegbot.apply(state, seat, botChoice(state, seat, legal), dice());
    if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
    state = step.state;
    left.push(...step.events.filter(({ type }) => type === 'leftMap'));
  }
  const ofGreen = state.units.filter(({ team, aboard }) => team === 'green' && aboard !== '');
  expect(ofGreen).toHaveLength(3);
  expect(left).toHaveLength(1);
});
