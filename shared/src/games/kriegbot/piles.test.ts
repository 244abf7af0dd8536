import { quickDice, seedFrom } from '../../core/dice/dice';
import { kriegbot } from '.';
import { CORE_IDS } from './content/cores';
import { project } from './project';
import { redeal } from './redeal';
import { cardsOn } from './rules/setup/drawer';
import { robotsIn } from './rules/field/field';
import { PILE_CARDS } from './rules/setup/piles';
import type { State } from './state';
import { around, dealt, done, readied, settingUp } from './testing/scenes/chairs';
import { draft } from './testing/scenes/drafting';

/** Piles, designs and cores of Musical Chairs: what nobody else may know of them, and how they are dealt anew. */

const WORLDS = 40;
const worldsOf = (state: State, viewer: number | 'spectator'): readonly State[] =>
  Array.from({ length: WORLDS }, (_, index) => redeal(state, viewer, quickDice(seedFrom('piles', index))));

const allCards = ({ teams, robots }: State): readonly string[] =>
  [
    ...Object.values(teams).flatMap(({ pile = [] }) => pile),
    ...Object.values(robots).flatMap((robot) => cardsOn(robot)),
  ].toSorted();

const passing = readied(done(dealt(5), [0, kriegbot.fallback(dealt(5).view(0), 0)]), 2);
const standing = around(6);

test.each([
  ['while piles go round', passing.state],
  ['when the robots are to be placed', settingUp().state],
  ['when they stand', standing.state],
] as const)('%s, everybody sees the same in all worlds', (_, state) => {
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const world of worldsOf(state, viewer))
      expect(project(world, viewer)).toEqual(project(state, viewer));
});

describe('while piles go round', () => {
  test('all 110 cards are somewhere, once each', () => {
    for (const world of worldsOf(passing.state, 2)) expect(allCards(world)).toEqual(PILE_CARDS.toSorted());
  });
  test('what the viewer has before them stays, and everything else may be anywhere', () => {
    const worlds = worldsOf(passing.state, 0);
    for (const { teams, robots } of worlds) {
      expect(teams.solo1?.pile).toEqual(passing.state.teams.solo1?.pile);
      expect(robots['solo1']).toEqual(passing.state.robots['solo1']);
    }
    expect(new Set(worlds.map(({ teams }) => JSON.stringify(teams.solo2?.pile))).size).toBe(WORLDS);
    expect(new Set(worlds.map(({ robots }) => cardsOn(robots['solo3']!).length)).size).toBeGreaterThan(2);
  });
  test('no world has two of a kind on a robot', () => {
    for (const world of worldsOf(passing.state, 'spectator'))
      for (const robot of robotsIn(world)) expect(new Set(cardsOn(robot)).size).toBe(cardsOn(robot).length);
  });
});

describe('when they fight', () => {
  test('each card is there twice at most, and never twice on a robot', () => {
    for (const { robots } of worldsOf(standing.state, 3)) {
      const cards = Object.values(robots).flatMap((robot) => cardsOn(robot));
      const counts = new Map<string, number>();
      for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
      for (const robot of Object.values(robots))
        expect(new Set(cardsOn(robot)).size).toBe(cardsOn(robot).length);
    }
  });
  test('the cores of the others change, and nobody has another one’s', () => {
    const worlds = worldsOf(standing.state, 0);
    for (const { robots } of worlds) {
      const cores = Object.values(robots).map(({ powerCore }) => powerCore?.card);
      expect(new Set(cores).size).toBe(CORE_IDS.length);
      expect(robots['solo1']?.powerCore).toEqual(standing.state.robots['solo1']?.powerCore);
    }
    expect(new Set(worlds.map(({ robots }) => robots['solo4']?.powerCore?.card)).size).toBeGreaterThan(3);
  });
});

test('two tables that differ in a pile: the others are told the same of both', () => {
  const [one, other] = [dealt(4).state, dealt(4).state].map((state, index) => {
    const { solo1, solo2 } = state.teams;
    const pile = [...(solo1?.pile ?? [])];
    const twin = [...(solo2?.pile ?? [])];
    if (index === 1) pile.push(...twin.splice(0, 3));
    return {
      ...state,
      teams: { ...state.teams, solo1: { ...solo1!, pile }, solo2: { ...solo2!, pile: twin } },
    };
  });
  for (const viewer of [2, 3, 'spectator'] as const)
    expect(kriegbot.project(one!, viewer)).toEqual(kriegbot.project(other!, viewer));
  expect(kriegbot.legal(kriegbot.project(one!, 2), 2)).toEqual(
    kriegbot.legal(kriegbot.project(other!, 2), 2),
  );
  expect(kriegbot.toAct(one!)).toEqual(kriegbot.toAct(other!));
  const refusal = (state: State) =>
    kriegbot.apply(state, 2, draft('solo1', { primary: 'flail' }), quickDice(seedFrom('in vain')));
  expect(refusal(one!)).toEqual(refusal(other!));
});
