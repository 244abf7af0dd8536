import { withDice } from '../../../core/testing/means';
import { seededDice, seedFrom } from '../../../core/dice/dice';
import { anyGame } from '../../../core/game';
import { USUAL_LEVELS, type UsualLevel } from '../../../core/bots/bot';
import { optionSets } from '../../../core/testing/optionSets';
import { botPlayer, playout, type Moment } from '../../../core/testing/playout';
import { metalkrushers } from '..';
import type { Action } from '../actions';
import { stepsBetween } from '../content/arena';
import { EMPTY } from '../content/items';
import { ALL_EXTRAS, options as optionsOf } from '../options';
import { problemsOf } from '../rules/construction/construction';
import type { State } from '../state';
import { given, type Given, type Position } from '../testing/given';
import { bots } from '.';

const game = anyGame(metalkrushers);

function lastMoment(levels: readonly UsualLevel[], seed: string, options: object = {}): Moment {
  const players = levels.map(botPlayer);
  const moments = [...playout({ game, options: game.options.parse(options), seed, players })];
  return moments.at(-1)!;
}

const choice = (level: UsualLevel, { state }: Position, seed = 'a'): Action => {
  const seat = state.question!.seat;
  const view = metalkrushers.project(state, seat);
  return bots[level].choose(
    view,
    seat,
    metalkrushers.legal(view, seat),
    withDice(seededDice(seedFrom(seed))),
  );
};

test('hard wins at least 85 % of 40 duels against easy, the seats in turn', () => {
  let wins = 0;
  for (let number = 0; number < 40; number += 1) {
    const seat = number % 2;
    const { match } = lastMoment(seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'], `bar ${number >> 1}`);
    const { winners = [] } = match.outcome ?? {};
    if (winners.length === 1 && winners.includes(seat)) wins += 1;
  }
  expect(wins).toBeGreaterThanOrEqual(34);
});

test('hard wins most duels with arms picked up, too', () => {
  const wins = Array.from({ length: 10 }, (_, number) => {
    const seat = number % 2;
    const levels: UsualLevel[] = seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'];
    return lastMoment(levels, `pick ${number}`, { scenario: 'pickUp' }).match.outcome?.winners.includes(seat);
  });
  expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(7);
});

const everything = { ...ALL_EXTRAS, oust: true };
const tables: readonly (readonly [string, object, number])[] = [
  ...optionSets(game).map(({ name, options }) => [name, options as object, 2] as const),
  ['everything, secret sheets', { ...everything, sheets: 'secret', balance: 'openCombat' }, 3],
  ['two sides of three', { ...everything, teams: 'two', krushers: 3, sheets: 'secret' }, 4],
  ['two sides in Pick-Up', { scenario: 'pickUp', teams: 'two', krushers: 2, newShields: true }, 2],
];

test.each(tables)('bots of both levels bring a game to its end: %s', (_name, options, seats) => {
  const levels = Array.from({ length: seats }, (_, seat) => USUAL_LEVELS[seat % 2]!);
  const { match } = lastMoment(levels, 'tables', options);
  expect(match.outcome).toBeDefined();
});

describe.each(USUAL_LEVELS)('%s', (level) => {
  test('builds what the table allows', () => {
    for (const chosen of [{}, everything, { scenario: 'pickUp' }, { balance: 'openCombat' }]) {
      const options = optionsOf.parse(chosen);
      const { state } = metalkrushers.setup(options, 2, seededDice(seedFrom('x')));
      const view = metalkrushers.project(state, 1);
      const build = bots[level].choose(
        view,
        1,
        metalkrushers.legal(view, 1),
        withDice(seededDice(seedFrom('y'))),
      );
      if (build.type !== 'build') throw new Error(`It did not build, but ${build.type}.`);
      expect(build.krushers.flatMap((design) => problemsOf(design, options))).toEqual([]);
    }
  });

  test('walks towards an enemy that is far away', () => {
    const far = duel({ A: { at: 'i2', facing: 0 }, B: { at: 'i16', facing: 3 } }, { mover: 'A' });
    const to = choice(level, far);
    if (to.type !== 'move') throw new Error(`It did not move, but ${to.type}.`);
    expect(Number(to.to.slice(1))).toBeGreaterThan(4);
  });

  test('attacks whom it can, and strikes with all that it may', () => {
    const position = duel({ A: { at: 'i9', facing: 0 }, B: { at: 'i10', facing: 3 } });
    expect(choice(level, position)).toEqual({ type: 'attack', target: 'B' });
    const strike = position.play(0, { type: 'attack', target: 'B' }).play(1, { type: 'pass' });
    expect(choice(level, passedTo(strike, 'strike'))).toEqual({ type: 'strike', arms: ['left', 'right'] });
  });

  test('blocks with its shield', () => {
    const shielded = { left: 'mediumShield', right: 'mediumSlice' } as const;
    const position = duel({
      A: { at: 'i9', facing: 0 },
      B: { at: 'i10', facing: 3, arms: shielded, marks: { reflexed: true } },
    }).play(0, { type: 'attack', target: 'B' });
    expect(choice(level, passedTo(position, 'shield'))).toEqual({ type: 'block', arm: 'left' });
  });

  test('goes to a pick-up point, arms itself there, and the other arm at another', () => {
    const unarmed = { arms: {}, program: 'flexible' } as const;
    const options = { scenario: 'pickUp' } as const;
    const at = (spot: string, more: object = {}) =>
      duel(
        { A: { ...unarmed, at: spot, ...more }, B: { ...unarmed, at: 'i16', facing: 3 } },
        { mover: 'A', options },
      );
    expect(choice(level, at('i2', { facing: 0 }))).toMatchObject({ type: 'move', to: 'i5' });
    expect(choice(level, at('i5', { restedOn: 'i5' })).type).toBe('arm');
    const armed = { arms: { left: 'mediumSlice' }, armedAt: { left: 'i5', right: '', both: '' } };
    expect(choice(level, at('i5', { ...armed, restedOn: 'i5' })).type).toBe('move');
  });

  test('ends a game of Pick-Up armed', () => {
    const { state } = lastMoment([level, level], 'armed', { scenario: 'pickUp' }).match;
    const arms = Object.values((state as State).krushers).map((krusher) => krusher.arms);
    // A fight keeps the normal bot from the second pick-up point.
    const least = level === 'normal' ? 1 : 2;
    for (const { left, right } of arms)
      expect([left, right].filter((arm) => arm !== EMPTY).length).toBeGreaterThanOrEqual(least);
  });
});

describe('hard', () => {
  test('builds one of several, none with a small weapon or a slow chassis', () => {
    const { state } = metalkrushers.setup(optionsOf.parse({}), 2, seededDice(seedFrom('x')));
    const view = metalkrushers.project(state, 0);
    const builds = Array.from({ length: 20 }, (_, number) => {
      const dice = seededDice(seedFrom('build', number));
      const build = bots.hard.choose(view, 0, metalkrushers.legal(view, 0), withDice(dice));
      return JSON.stringify(build);
    });
    expect(new Set(builds).size).toBeGreaterThan(2);
    for (const build of builds) expect(build).not.toMatch(/"small(?!Shield)/u);
    for (const build of builds) expect(build).not.toMatch(/"heavy"/u);
  });

  test('attacks from behind when it moves last', () => {
    const position = duel(
      { A: { at: 'i6', facing: 0 }, B: { at: 'i9', facing: 0, marks: { moved: true } } },
      { mover: 'A' },
    );
    expect(choice('hard', position)).toEqual({ type: 'move', to: 'i8', facing: 0 });
  });

  test('attacks the side whose armor is gone', () => {
    const hits = { front: 0, rightFront: 0, rightRear: 12, rear: 0, leftRear: 0, leftFront: 0 };
    const position = duel(
      { A: { at: 'i6', facing: 0 }, B: { at: 'i9', facing: 0, hits, marks: { moved: true } } },
      { mover: 'A' },
    );
    expect(choice('hard', position)).toMatchObject({ type: 'move', to: 'j8' });
  });

  test('shoots from a distance, and uses a polearm over a hex, where nothing can hit back', () => {
    const last = (arms: object): Action => {
      const armed = { A: { at: 'i4', facing: 0, arms }, B: { at: 'i10', facing: 3, marks: { moved: true } } };
      return choice('hard', duel(armed as Given['krushers'], { mover: 'A' }));
    };
    expect(stepsFrom('i10', last({ left: 'mediumShield', right: 'mediumProjector' }))).toBeGreaterThan(1);
    expect(stepsFrom('i10', last({ both: 'mediumSlice' }))).toBe(2);
    expect(stepsFrom('i10', last({ left: 'mediumSlice', right: 'mediumSlice' }))).toBe(1);
  });

  test.each([
    ['heavy', 'light', 'oust'],
    ['light', 'heavy', 'endMove'],
  ] as const)('%s against %s: %s', (chassis, other, type) => {
    const enemy = { chassis: other, at: 'i10', facing: 3, marks: { moved: true } } as const;
    const position = duel(
      { A: { chassis, at: 'i9', facing: 0, marks: { moved: true } }, B: enemy },
      { mover: 'A', movement: { points: 2, freeTurn: false }, options: { oust: true } },
    );
    expect(choice('hard', position).type).toBe(type);
  });

  test('takes the size that does most, when it may choose', () => {
    const mover = { at: 'i5', facing: 0, arms: {}, restedOn: 'i5' } as const;
    const armed = duel(
      { A: mover, B: { at: 'i16', facing: 3 } },
      { mover: 'A', options: { scenario: 'pickUp' } },
    ).play(0, { type: 'arm', arm: 'left' }, 2, 2);
    expect(choice('hard', armed)).toEqual({ type: 'chooseArmament', item: 'largeImpact' });
  });

  test('turns its front to an attack in the back', () => {
    const position = duel({ A: { at: 'i9', facing: 0 }, B: { at: 'i10', facing: 1 } });
    const attacked = position.play(0, { type: 'attack', target: 'B' });
    expect(choice('hard', attacked)).toEqual({ type: 'reflex', facing: 3 });
  });

  test.each([
    ['a single strike on sound armor: parries, which wears nothing down', 'mediumShield', 25, 'parry'],
    ['one strike of two: blocks both', 'mediumSlice', 25, 'block'],
    ['a single strike where the armor is gone: blocks', 'mediumShield', 0, 'block'],
  ] as const)('with a large shield, against %s', (_when, other, front, type) => {
    const arms = { left: 'largeShield', right: 'smallSlice' } as const;
    const attacked = duel({
      A: { at: 'i9', facing: 0, arms: { left: other, right: 'mediumSlice' } },
      B: { at: 'i10', facing: 3, arms, armor: { front }, marks: { reflexed: true } },
    }).play(0, { type: 'attack', target: 'B' });
    expect(choice('hard', passedTo(attacked, 'shield'))).toMatchObject({ type, arm: 'left' });
  });

  test('lets its shield down to bash only when it is worth more', () => {
    const arms = { left: 'spikedMediumShield', right: 'mediumSlice' } as const;
    const bearer = { at: 'i10', facing: 3, arms, marks: { reflexed: true } } as const;
    const attacked = (armor: object, hits: object) =>
      passedTo(
        duel({ A: { at: 'i9', facing: 0, armor, hits }, B: bearer }).play(0, { type: 'attack', target: 'B' }),
        'shield',
      );
    expect(choice('hard', attacked({ front: 12 }, {}))).toEqual({ type: 'block', arm: 'left' });
    expect(choice('hard', attacked({ front: 0 }, { front: 14 }))).toEqual({ type: 'spare', arm: 'left' });
  });

  test('does not know what secret sheets hide', () => {
    const held = (arms: object) =>
      duel(
        { A: { at: 'i4', facing: 0 }, B: { at: 'i12', facing: 3, arms } },
        { mover: 'A', options: { sheets: 'secret' } },
      );
    const choices = [{ left: 'smallThrust', right: 'largeSlice' }, { both: 'largeImpact' }].map((arms) =>
      choice('hard', held(arms)),
    );
    expect(choices[0]).toEqual(choices[1]);
  });
});

const stepsFrom = (hex: string, action: Action): number =>
  action.type === 'move' ? stepsBetween(hex, action.to) : Number.NaN;

/** Two slices each, unless stated otherwise. */
function duel(krushers: Given['krushers'], more: Omit<Given, 'krushers'> = {}): Position {
  const slices = { left: 'mediumSlice', right: 'mediumSlice' } as const;
  const armed = Object.entries(krushers).map(([id, krusher]) => [id, { arms: slices, ...krusher }]);
  return given({ ...more, krushers: Object.fromEntries(armed) as Given['krushers'] });
}

/** Declines everything that comes before this question. */
function passedTo(position: Position, kind: string): Position {
  const { question } = position;
  if (!question || question.kind === kind) return position;
  return passedTo(position.play(question.seat, { type: 'pass' }), kind);
}
