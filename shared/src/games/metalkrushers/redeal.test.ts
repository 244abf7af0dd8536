import { seededDice, seedFrom } from '../../core/dice/dice';
import { viewersOf } from '../../core/ground/seats';
import { bySide } from './content/sides';
import { readyMade } from './content/designs';
import { design as sheet } from './actions';
import { options as optionsOf } from './options';
import { project } from './project';
import { redeal } from './redeal';
import { emptyArena } from './rules/turn/building';
import { linkageLeft } from './rules/arms/condition';
import { problemsOf } from './rules/construction/construction';
import type { Krusher, State } from './state';
import { crowds } from './testing/crowds';
import { stateFrom } from './testing/given';

const dice = (word: string | number = 'redeal') => seededDice(seedFrom(word));

/** Three seats, of which the first two have built. */
function building(): State {
  const options = optionsOf.parse({ sheets: 'secret', newChassis: true });
  const state = emptyArena(options, 3);
  const designs = readyMade(options);
  const seats = state.seats.map((seat, index) => ({
    ...seat,
    filed: index < 2 ? designs.slice(index, index + 1) : [],
  }));
  return { ...state, seats };
}

describe('before the reveal', () => {
  test('the builds of others are replaced by legal ones, with other names', () => {
    const state = building();
    const other = redeal(state, 0, dice());
    expect(other.seats[0]).toEqual(state.seats[0]);
    expect(other.seats[2]?.filed).toEqual([]);
    const [theirs, before] = [other.seats[1]?.filed[0], state.seats[1]?.filed[0]];
    expect(theirs?.name).not.toBe(before?.name);
    expect(theirs && problemsOf(sheet.parse(theirs), state.options)).toEqual([]);
  });

  test('a spectator sees no build, a seat only its own', () => {
    const state = building();
    expect(project(state, 'spectator').filed).toEqual([]);
    expect(project(state, 2).filed).toEqual([]);
    expect(project(state, 0).filed).toEqual(state.seats[0]?.filed);
    for (const viewer of viewersOf(3))
      expect(project(redeal(state, viewer, dice()), viewer)).toEqual(project(state, viewer));
  });
});

describe('G23: with secret sheets', () => {
  const states = crowds(60);
  const pairs = states.flatMap((state, index) =>
    viewersOf(3).map((viewer) => ({ state, viewer, other: redeal(state, viewer, dice(index)) })),
  );
  const changed = (one: State, other: State): [Krusher, Krusher][] =>
    Object.values(one.krushers).flatMap((krusher): [Krusher, Krusher][] => {
      const dealt = other.krushers[krusher.id];
      return dealt && dealt !== krusher ? [[krusher, dealt]] : [];
    });

  test('a viewer sees the same whatever others hide', () => {
    for (const { state, viewer, other } of pairs)
      expect(project(other, viewer)).toEqual(project(state, viewer));
  });

  test('every redealt Krusher could have been built', () => {
    for (const { state, other } of pairs)
      for (const [, krusher] of changed(state, other)) {
        const { name, chassis, program, arms, armor } = krusher;
        expect(problemsOf({ name, chassis, program, arms, armor }, state.options)).toEqual([]);
        expect(krusher.initiative).toBe(state.krushers[krusher.id]?.initiative);
      }
  });

  test('every side but the viewer’s own changes, arms and armor alike', () => {
    const all = pairs.flatMap(({ state, other }) => changed(state, other));
    const arms = all.filter(([one, other]) => JSON.stringify(one.arms) !== JSON.stringify(other.arms));
    const armor = all.filter(([one, other]) => JSON.stringify(one.armor) !== JSON.stringify(other.armor));
    expect(all).toHaveLength(60 * (3 * 4 + 6));
    expect(arms.length).toBeGreaterThan(all.length / 3);
    expect(armor.length).toBeGreaterThan(all.length * 0.9);
  });

  test('a Krusher that was badly hit still stands', () => {
    const options = { sheets: 'secret', weightedWeapons: true, improvedWeapons: true } as const;
    const arms = { left: 'mediumSlice', right: 'mediumSlice' } as const;
    // 60 of these 75 points must have hit armor: two costly weapons would leave only 55.
    const hits = bySide((side) => (side === 'front' ? 25 : 10));
    const state = stateFrom({
      options,
      krushers: { A: { at: 'i17', arms }, B: { at: 'i9', arms, armor: hits, hits } },
    });
    const armors = Array.from({ length: 60 }, (_, turn) => {
      const krusher = redeal(state, 0, dice(turn)).krushers['B'] as Krusher;
      expect(linkageLeft(krusher, krusher.armor)).toBeGreaterThan(0);
      expect(problemsOf(krusher, state.options)).toEqual([]);
      return JSON.stringify(krusher.armor);
    });
    expect(new Set(armors).size).toBeGreaterThan(30);
  });

  test('a Krusher crushed by an Oust is redealt only possible armor', () => {
    const arms = { left: 'mediumSlice', right: 'mediumSlice' } as const;
    const hits = bySide((side) => (side === 'front' ? 26 : 25));
    const state = stateFrom({
      options: { sheets: 'secret' },
      mover: 'A',
      krushers: { A: { at: 'i17', arms }, B: { at: 'i9', arms, armor: bySide(() => 12), hits } },
    });
    for (const turn of Array(20).keys()) {
      const krusher = redeal(state, 0, dice(turn)).krushers['B'] as Krusher;
      const { name, chassis, program, armor } = krusher;
      expect(
        problemsOf(sheet.parse({ name, chassis, program, arms: krusher.arms, armor }), state.options),
      ).toEqual([]);
    }
  });

  test('a program that holds the same but strikes more often is distinguished', () => {
    const arms = { left: 'mediumSlice', right: 'spikedMediumShield' } as const;
    for (const program of ['weaponAndShield', 'weaponAndShieldBash'] as const) {
      const options = { sheets: 'secret', newPrograms: true, spikedShields: true } as const;
      const watched = ['front1='];
      const state = stateFrom({
        options,
        krushers: { A: { at: 'i17', arms }, B: { at: 'i9', arms, program, watched } },
      });
      for (const turn of Array(10).keys())
        expect(redeal(state, 0, dice(turn)).krushers['B']?.program).toBe(program);
    }
  });

  test('nothing changes for fallen Krushers, after the end, and for viewers who see everything', () => {
    const [state] = crowds(1);
    if (!state) throw new Error('There is a crowd.');
    const fallen = Object.values(state.krushers).map((krusher) => [krusher.id, { ...krusher, fallen: true }]);
    const ruins = { ...state, krushers: Object.fromEntries(fallen) as State['krushers'] };
    expect(redeal(ruins, 'spectator', dice())).toEqual(ruins);
    const over: State = { ...state, phase: 'over' };
    expect(redeal(over, 'spectator', dice())).toEqual(over);
    expect(redeal(state, 'everyone', dice())).toBe(state);
  });
});

test('with open sheets there is nothing to redeal after the reveal', () => {
  const state = { ...(crowds(1)[0] as State), options: optionsOf.parse({}) };
  expect(redeal(state, 'spectator', dice())).toEqual(state);
});
