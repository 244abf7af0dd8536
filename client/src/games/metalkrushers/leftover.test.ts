import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import {
  given,
  passedTo,
  type GivenKrusher,
  type Position,
} from '@gearhall/shared/games/metalkrushers/testing/given';
import { playedGameOf } from '../testing/played';
import { leftoverOf } from './leftover';
import { RICH } from './testing/games';

/** A faces B and C, within reach of its one weapon, in a fight with secret sheets. */
const facing = (
  marks: GivenKrusher['marks'],
  arms: GivenKrusher['arms'] = { left: 'smallSlice' },
): Position =>
  given({
    options: { oust: true, sheets: 'secret' },
    krushers: {
      A: { at: 'i9', arms, ...(marks && { marks }) },
      B: { at: 'i10', facing: 3, marks: { noReflex: true } },
      C: { at: 'i8', facing: 3, seat: 1, team: 1 },
    },
  });

const leftIn = ({ state }: Position, seat = 0) => {
  const view = metalkrushers.project(state, seat);
  return leftoverOf(view, seat, metalkrushers.legal(view, seat));
};

test('the attack that an Oust obliges to is made', () => {
  expect(leftIn(facing({ bound: 'B' }))).toEqual({ type: 'attack', target: 'B' });
});

test('a Krusher without that obligation is asked, even if there is only one target', () => {
  const free = facing({});
  expect(free.legal(0)).toContainEqual({ type: 'attack', target: 'B' });
  expect(leftIn(free)).toBeUndefined();
});

test('the only strike waits: it rolls dice, and being the only one reveals what the arms hold', () => {
  const strike = passedTo(facing({ bound: 'B' }).play(0, { type: 'attack', target: 'B' }), 'strike');
  expect(strike.legal(0)).toEqual([{ type: 'strike', arms: ['left'] }]);
  expect(leftIn(strike)).toBeUndefined();
});

test('the other seat attacks nobody', () => {
  expect(leftIn(facing({ bound: 'B' }), 1)).toBeUndefined();
});

/** Ousts wherever it can; the game's own bots seldom do. */
const pushing: typeof metalkrushers.bots.easy = {
  choose(view, seat, legal, means) {
    const oust = legal.find(({ type }) => type === 'oust');
    return oust ?? metalkrushers.bots.normal.choose(view, seat, legal, means);
  },
};
const bots = { easy: pushing, normal: pushing, hard: pushing };

test('an action is sent automatically only where it is the only legal one', () => {
  const moments = playedGameOf(
    { ...metalkrushers, bots },
    { seats: 2, seed: 'owed', most: 600, options: RICH },
  );
  const gone = [...moments].filter(({ view, seat, legal }) => leftoverOf(view, seat, legal));
  expect(gone.length).toBeGreaterThan(2);
  for (const { view, seat, legal, events } of gone) {
    expect([leftoverOf(view, seat, legal)]).toEqual(legal);
    expect(events[0]).toMatchObject({ type: 'attacked' });
  }
});
