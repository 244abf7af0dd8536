import { rigged } from '../../../../core/testing/rigged';
import { EMPTY } from '../../content/items';
import { ARMS, isSide } from '../../content/sides';
import { project } from '../../project';
import type { State } from '../../state';
import { crowds } from '../../testing/crowds';
import { stateFrom, type GivenKrusher } from '../../testing/given';
import { carryOut } from '../../../../core/game/rulebook';
import { bearingOf, coverageOf, parryOf, strikeOf } from '../arms/arms';
import { enemiesOf, itemIn } from '../field';
import { shieldCovers } from '../arms/odds';
import { armsShownBy, shownArms, watch } from './showing';

const SECRET = { sheets: 'secret' } as const;
const HERE = 'i9';
/** The hexes round the middle, by the side of a Krusher there that faces east. */
const ROUND = {
  front: 'i10',
  rightFront: 'j9',
  rightRear: 'j8',
  rear: 'i8',
  leftRear: 'h8',
  leftFront: 'h9',
};

const watched = (state: State) => carryOut(state, rigged(), watch);

/** What has been shown of A, which stands in the middle and faces east. */
function shown(a: Omit<GivenKrusher, 'at'>, b: GivenKrusher, options: object = SECRET) {
  const { state, events } = watched(stateFrom({ options, krushers: { A: { at: HERE, ...a }, B: b } }));
  const told = events.flatMap((event) =>
    event.type === 'armShown' && event.krusher === 'A' ? [event.arm] : [],
  );
  const krusher = state.krushers['A'];
  expect(krusher && shownArms(krusher)).toEqual(told);
  return told;
}

const twoSlices = { arms: { left: 'mediumSlice', right: 'mediumSlice' } } as const;
/** An enemy with its back to the middle, and plain arms. */
const turnedAway = (side: keyof typeof ROUND): GivenKrusher => ({
  at: ROUND[side],
  facing: { front: 0, rightFront: 1, rightRear: 2, rear: 3, leftRear: 4, leftFront: 5 }[side] as 0,
  ...twoSlices,
});
const facingIt = (side: keyof typeof ROUND): GivenKrusher => {
  const away = turnedAway(side);
  return { ...away, facing: (((away.facing ?? 0) + 3) % 6) as 0 };
};

describe('G23: an arm is shown where it can attack an enemy', () => {
  test.each([
    ['front', ['left', 'right']],
    ['rightFront', ['right']],
    ['rightRear', ['right']],
    ['rear', []],
    ['leftRear', ['left']],
    ['leftFront', ['left']],
  ] as const)('an enemy at its %s', (side, arms) => {
    expect(shown(twoSlices, turnedAway(side))).toEqual(arms);
  });

  test('a polearm two hexes ahead, where a one-handed weapon is not', () => {
    const ahead = { at: 'i11', ...twoSlices };
    expect(shown({ arms: { both: 'mediumSlice' } }, ahead)).toEqual(['both']);
    expect(shown(twoSlices, ahead)).toEqual([]);
  });

  test('a projector up to four hexes ahead, and not at the next hex', () => {
    const shooter = { arms: { left: 'smallProjector', right: 'mediumShield' } } as const;
    expect(shown(shooter, { at: 'i13', ...twoSlices })).toEqual(['left']);
    expect(shown(shooter, { at: 'i14', ...twoSlices })).toEqual([]);
    expect(shown(shooter, turnedAway('front'))).toEqual([]);
  });

  test('a spiked shield where it could bash', () => {
    const spiked = { arms: { left: 'spikedMediumShield', right: 'mediumSlice' } } as const;
    expect(shown(spiked, turnedAway('leftRear'))).toEqual(['left']);
  });
});

describe('G23: an arm is shown where it covers its bearer against an attack', () => {
  const shielded = { arms: { left: 'mediumShield', right: 'mediumSlice' } } as const;

  test.each([
    ['front', ['left', 'right']],
    ['leftFront', ['left']],
    ['leftRear', []],
    ['rear', []],
    ['rightFront', ['right']],
  ] as const)('a shield on the left, attacked from the %s', (side, arms) => {
    expect(shown(shielded, facingIt(side))).toEqual(arms);
  });

  test('a shield stays hidden while nobody there can attack', () => {
    expect(shown(shielded, turnedAway('leftFront'))).toEqual([]);
  });

  test('a shield and a weapon against a shot from afar', () => {
    const shooter = {
      arms: { left: 'smallProjector', right: 'mediumShield' },
      facing: 3,
      at: 'i12',
    } as const;
    expect(shown(shielded, shooter)).toEqual(['left', 'right']);
    expect(shown(shielded, { ...shooter, facing: 0 })).toEqual([]);
  });
});

test('G23: what was shown stays shown, and causes one event', () => {
  const first = watched(
    stateFrom({ options: SECRET, krushers: { A: { at: HERE, ...twoSlices }, B: facingIt('front') } }),
  );
  expect(first.events).toHaveLength(4);
  const { A, B } = first.state.krushers;
  if (!A || !B) throw new Error('Both stand.');
  const later = watched({ ...first.state, krushers: { A, B: { ...B, at: 'i17' } } });
  expect(later.events).toEqual([]);
  expect(later.state.krushers['A']?.watched).toEqual(A.watched);
});

test('G23: neither friends nor fallen Krushers bring an arm into use', () => {
  const friend = { ...facingIt('front'), team: 0 };
  expect(shown({ ...twoSlices, team: 0 }, friend)).toEqual([]);
  expect(shown(twoSlices, { ...facingIt('front'), fallen: true })).toEqual([]);
});

test('with open sheets nothing is recorded', () => {
  expect(shownEvents({ sheets: 'open' })).toEqual([]);
});

test('Pick-Up: everybody has seen how an arm was armed', () => {
  expect(shownEvents({ sheets: 'secret', scenario: 'pickUp' })).toEqual([]);
  const state = stateFrom({
    options: { sheets: 'secret', scenario: 'pickUp' },
    krushers: { A: { at: HERE, program: 'flexible', arms: { left: 'mediumSlice' } }, B: facingIt('rear') },
  });
  expect(project(state, 'spectator').krushers['A']?.arms).toEqual({
    left: 'mediumSlice',
    right: '',
    both: '',
  });
});

function shownEvents(options: object) {
  const krushers = { A: { at: HERE, ...twoSlices }, B: facingIt('front') };
  return watched(stateFrom({ options, krushers })).events;
}

test('G23: an arm that is not shown can neither attack nor cover its bearer against an attack', () => {
  let hidden = 0;
  for (const state of crowds(150)) {
    for (const krusher of Object.values(state.krushers)) {
      const secret = ARMS.filter((arm) => krusher.arms[arm] !== EMPTY && !shownArms(krusher).includes(arm));
      hidden += secret.length;
      for (const [id, enemy] of enemiesOf(state, krusher.team)) {
        const bearing = bearingOf(krusher, enemy.at);
        const attacked = ARMS.some((arm) => {
          const held = state.krushers[id]?.arms[arm] ?? EMPTY;
          return held !== EMPTY && coverageOf(arm, held, bearingOf(enemy, krusher.at));
        });
        for (const arm of secret) {
          const held = krusher.arms[arm];
          if (held === EMPTY) continue;
          expect(strikeOf(arm, held) && coverageOf(arm, held, bearing)).toBeUndefined();
          if (!attacked) continue;
          expect(shieldCovers(krusher, arm, bearing.side)).toBe(false);
          const canParry = itemIn(krusher, arm)?.kind === 'weapon' && parryOf(arm, held) < 0;
          const arc = coverageOf(arm, held, { side: bearing.side, steps: 1, straight: false });
          expect(canParry && arc !== undefined).toBe(false);
        }
      }
    }
  }
  expect(hidden).toBeGreaterThan(100);
});

test('G23: what is shown follows from the arms and the recorded situations', () => {
  for (const state of crowds(20))
    for (const { arms, watched: words } of Object.values(state.krushers)) {
      expect(words).toEqual([...new Set(words)].sort());
      expect(words.every((word) => isSide(/^[a-zA-Z]+/u.exec(word)?.[0] ?? ''))).toBe(true);
      expect(armsShownBy(arms, [])).toEqual([]);
    }
});
