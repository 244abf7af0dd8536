import type { Viewer } from '../../core/ground/seats';
import { project } from './project';
import type { State } from './state';
import { given, type GivenRobot } from './testing/given';

/** Two seats for green, one for yellow; the Gatling Gun of green1 is open. */
function table(more: Partial<GivenRobot> = {}): State {
  return given({
    robots: {
      green1: {
        at: 'K9',
        slots: { primary: 'gatlingGun', secondary: 'railgun', zero: 'chaff', four: '' },
        skin: 'silvered',
        shown: ['gatlingGun'],
        damage: { secondary: 1 },
        lost: [
          { slot: 'four', card: 'radar', shown: false, destroyed: true },
          { slot: 'inner', card: 'holoBlur', shown: true, destroyed: true },
        ],
        ...more,
      },
      green2: { at: 'H9', seat: 2, chassis: 'helibot' },
      yellow1: { at: 'K5' },
    },
  }).state;
}

const seen = (viewer: Viewer, state = table()) => {
  const robot = project(state, viewer).robots['green1'];
  if (!robot) throw new Error('green1 is on the map.');
  return robot;
};

describe('who reads which card', () => {
  test.each([0, 2, 'everyone'] as const)('%s reads all of green', (viewer) => {
    const { slots, skin, lost } = seen(viewer);
    expect([slots.primary.card, slots.secondary.card, slots.zero.card]).toEqual([
      'gatlingGun',
      'railgun',
      'chaff',
    ]);
    expect(skin.card).toBe('silvered');
    expect(lost.map(({ card }) => card)).toEqual(['radar', 'holoBlur']);
  });

  test.each([1, 'spectator'] as const)('%s reads what lies open', (viewer) => {
    const { slots, skin, lost } = seen(viewer);
    expect([slots.primary.card, slots.secondary.card, slots.zero.card]).toEqual([
      'gatlingGun',
      'hidden',
      'hidden',
    ]);
    expect(slots.four.card).toBe('');
    expect(skin.card).toBe('hidden');
    expect(lost.map(({ card }) => card)).toEqual(['hidden', 'holoBlur']);
  });

  test('markers on face-down cards are public', () => {
    expect(seen(1).slots.secondary).toMatchObject({
      card: 'hidden',
      shown: false,
      damage: 1,
      disabled: false,
    });
  });

  test('a skin that was given up is gone for everybody', () => {
    const bare = table({ skin: undefined } as never);
    expect(seen(1, bare).skin.card).toBe('');
  });

  test('K52: a card lost face down stays unknown until the game is over', () => {
    const over: State = { ...table({ at: '', fate: 'destroyed' }), phase: 'over' };
    expect(seen('everyone', over).lost[0]?.card).toBe('radar');
    expect(seen('spectator', { ...over, phase: 'attack' }).lost[0]?.card).toBe('hidden');
  });
});

test('prepared answers are visible to the own team only', () => {
  const state: State = { ...table(), standing: { green1: { quiet: true, cards: { chaff: 'always' } } } };
  expect(project(state, 2).standing).toEqual({ green1: { quiet: true, cards: { chaff: 'always' } } });
  expect(project(state, 1).standing).toEqual({});
  expect(project(state, 'spectator').standing).toEqual({});
});

test('who has answered is public, the answers are not', () => {
  const said = { cards: ['chaff' as const], absorb: [], die: -1, item: '' as const };
  const window = {
    kind: 'before' as const,
    about: 'green1',
    asked: ['green1', 'green2'],
    answered: ['green1'],
    given: { green1: said },
  };
  const views = [0, 1, 2, 'spectator'].map(
    (viewer) => project({ ...table(), window }, viewer as Viewer).window,
  );
  for (const view of views)
    expect(view).toEqual({
      kind: 'before',
      about: 'green1',
      asked: ['green1', 'green2'],
      answered: ['green1'],
    });
});

test('the agenda is in no view', () => {
  expect(JSON.stringify(project(table(), 'everyone'))).not.toContain('agenda');
});
