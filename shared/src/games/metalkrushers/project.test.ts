import type { Viewer } from '../../core/ground/seats';
import { project } from './project';
import type { Krusher, State } from './state';
import { stateFrom } from './testing/given';

/** Sheets are secret: A and C on one side, B on the other; what play has shown of A is only its right arm. */
function duel(changes: Partial<Krusher> = {}, options: object = { sheets: 'secret' }): State {
  const arms = { left: 'mediumShield', right: 'mediumSlice' } as const;
  return stateFrom({
    options,
    krushers: {
      A: { at: 'i9', seat: 0, team: 0, arms, watched: ['rightRear1'], armor: { rear: 7 }, ...changes },
      B: { at: 'i12', seat: 1, team: 1, arms },
      C: { at: 'a1', seat: 2, team: 0, arms },
    },
  });
}

const seenOf = (state: State, viewer: Viewer) => project(state, viewer).krushers['A'];

describe('G35: wounds that are not marked yet', () => {
  test('are shown to everybody as rolled, also with secret sheets', () => {
    const wounds = [
      { krusher: 'A', side: 'rear', blockedBy: '', points: 4, critical: 2 },
      { krusher: 'B', side: 'front', blockedBy: 'left', points: 3, critical: 0 },
    ] as const;
    for (const viewer of [0, 1, 2, 'spectator', 'everyone'] as const)
      expect(project({ ...duel(), wounds }, viewer).wounds).toEqual(wounds);
  });
});

describe('G23: secret sheets', () => {
  test('others see the arms that play has shown, and no sheet', () => {
    for (const viewer of [1, 'spectator'] as const) {
      expect(seenOf(duel(), viewer)?.arms).toEqual({ left: 'hidden', right: 'mediumSlice', both: '' });
      expect(seenOf(duel(), viewer)?.sheet).toBeUndefined();
    }
  });

  test('a side knows its own sheets', () => {
    for (const viewer of [0, 2, 'everyone'] as const) {
      expect(seenOf(duel(), viewer)?.arms).toEqual({ left: 'mediumShield', right: 'mediumSlice', both: '' });
      expect(seenOf(duel(), viewer)?.sheet).toMatchObject({ program: 'weaponAndShield', armor: { rear: 7 } });
    }
  });

  test('while nothing is shown, nobody knows whether it holds one weapon or two', () => {
    const both = { left: '', right: '', both: 'mediumSlice' } as const;
    const hidden = { left: 'hidden', right: 'hidden', both: '' };
    expect(seenOf(duel({ watched: [] }), 1)?.arms).toEqual(hidden);
    expect(seenOf(duel({ watched: [], arms: both, program: 'polearm' }), 1)?.arms).toEqual(hidden);
    expect(seenOf(duel({ watched: ['front2='], arms: both, program: 'polearm' }), 1)?.arms).toEqual(both);
  });

  test('the program is known with all that it holds, and not before', () => {
    const one = { left: 'mediumSlice', right: 'spikedMediumShield' } as const;
    for (const program of ['weaponAndShield', 'weaponAndShieldBash'] as const) {
      const arms = { ...one, both: '' } as const;
      expect(seenOf(duel({ program, arms, watched: ['leftFront1'] }), 1)?.program).toBeUndefined();
      expect(seenOf(duel({ program, arms, watched: ['front1='] }), 1)?.program).toBe(program);
      expect(seenOf(duel({ program, arms, watched: [] }), 0)?.program).toBe(program);
    }
    const polearm = { left: '', right: '', both: 'mediumSlice' } as const;
    expect(seenOf(duel({ program: 'polearm', arms: polearm, watched: ['front2='] }), 1)?.program).toBe(
      'polearm',
    );
  });

  test('chassis, name and initiative modifier are open', () => {
    const heavy = duel({ chassis: 'heavy', name: 'Anvil', initiative: -1 });
    expect(seenOf(heavy, 1)).toMatchObject({ chassis: 'heavy', name: 'Anvil', initiative: -1 });
  });

  test('a sheet is opened when its Krusher has fallen, and all when the game is over', () => {
    expect(seenOf(duel({ fallen: true }), 1)?.sheet?.armor.rear).toBe(7);
    expect(seenOf({ ...duel(), phase: 'over' }, 'spectator')?.sheet?.armor.rear).toBe(7);
  });
});

test('with open sheets everybody reads them', () => {
  const state = duel({}, {});
  expect(project(state, 1)).toEqual(project(state, 0));
  expect(seenOf(state, 'spectator')?.sheet?.program).toBe('weaponAndShield');
});

test('fields come in the same order for everybody, whatever the order in the state', () => {
  const state = duel();
  const turnedRound = Object.fromEntries(
    Object.entries(state.krushers).map(([id, krusher]) => [
      id,
      Object.fromEntries(Object.entries(krusher).reverse()) as unknown as Krusher,
    ]),
  );
  expect(JSON.stringify(project({ ...state, krushers: turnedRound }, 0))).toBe(
    JSON.stringify(project(state, 0)),
  );
});
