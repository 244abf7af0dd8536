import { kindsOf } from '@gearhall/shared/core/testing/growing';
import { BASE_IDS, type SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import { RACE_IDS } from '@gearhall/shared/games/metaltalon/content/races';
import { event, type Event } from '@gearhall/shared/games/metaltalon/events';
import { ownerOf } from '@gearhall/shared/games/metaltalon/rules/sea';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { options } from '@gearhall/shared/games/metaltalon/options';
import { REFUSALS } from '@gearhall/shared/games/metaltalon/refusals';
import { promptsSuite } from '../testing/promptsSuite';
import { playedWordsSuite, refusalsSuite } from '../testing/wordsSuite';
import { playedGame, viewOf, type Moment } from './testing/games';
import { words } from './words';
import { outOfRange } from './words/aims';
import { lineOf } from './words/events';
import { isVain, wordingOf } from './words/order';
import { orderContext } from './orders/groups';
import { RACE_WORDS } from './words/races';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];
const GAMES: readonly [number, string, object][] = [
  [2, 'one', {}],
  [3, 'two', { roller: 'stopwatch' }],
  [4, 'three', { variant: 'takeover' }],
  [6, 'four', { variant: 'spoilsOfWar', stake: 15 }],
];
const moments: Moment[] = GAMES.flatMap(([seats, seed, chosen]) => [
  ...playedGame(seats, seed, { most: 220, options: chosen }),
]);

playedWordsSuite({ words, moments, events: 500, isAsked: ({ phase }) => phase === 'races' });

promptsSuite(words, moments, [
  [/launch a new ship/iu, ['launch']],
  [/(?:choose a|take another) ship/iu, ['move', 'recycle', 'invade', 'fireAtShip', 'fireAtBase', 'split']],
  [/go on with/iu, ['move', 'recycle', 'invade', 'fireAtShip', 'fireAtBase', 'split']],
  [/end your turn/iu, ['endTurn']],
]);

refusalsSuite(words, REFUSALS);

test('a refusal has its figures', () => {
  expect(words.refusal({ refused: 'notEnoughCash', detail: { cash: 4, cost: 12 } })).toBe(
    'That ship costs 12¢, and you have 4¢.',
  );
});

/** One event of each type, as small as it can be. */
const shot = { by: 0, ship: 's3', target: 's5', roll: 5, bonus: 1, empty: 2, dimes: 1, damage: 3 } as const;
const coins = { pennies: 2, nickels: 1, dimes: 0 };
const EVENTS: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  raceRolled: { type: 'raceRolled', seat: 0, race: 'swarm', again: false },
  raceKept: { type: 'raceKept', seat: 0, race: 'swarm' },
  baseDealt: { type: 'baseDealt', seat: 0, base: 'A', cash: 25 },
  turnBegan: { type: 'turnBegan', seat: 0, round: 3 },
  moved: { type: 'moved', seat: 1, ship: 's3', from: 'c4', to: 'c5' },
  recycled: { type: 'recycled', seat: 0, ship: 's3', from: 'b1', cents: 12 },
  invaded: { type: 'invaded', seat: 0, ship: 's3', from: 'b1', base: 'F', victim: 1 },
  fired: { type: 'fired', ...shot },
  rerolled: { type: 'rerolled', payer: 1, cost: 2, ...shot },
  damaged: { type: 'damaged', seat: 1, ship: 's5', lost: 3, adapted: false, ...coins },
  destroyed: { type: 'destroyed', seat: 1, ship: 's5', at: 'c4', lost: 7 },
  robbed: { type: 'robbed', seat: 1, lost: 3 },
  drained: { type: 'drained', seat: 0, cents: 3 },
  launched: { type: 'launched', seat: 0, ship: 's3', at: 'a1', ...coins },
  split: { type: 'split', seat: 0, ship: 's3', part: 's4', to: 'c5', ...coins },
  income: { type: 'income', seat: 0, cents: 2, bases: 1 },
  eliminated: { type: 'eliminated', seat: 1, cause: 'invaded', by: 0 },
  takenOver: { type: 'takenOver', ship: 's5', seat: 0 },
  spoils: { type: 'spoils', seat: 0, cents: 12, ships: 2 },
  askMeSet: { type: 'askMeSet', seat: 0, asked: false },
  ended: { type: 'ended', winners: [0], cause: 'lastOne' },
};

test('every kind of event has a line, and they are told apart', () => {
  const types = kindsOf(event);
  expect(Object.keys(EVENTS).sort()).toEqual([...types].sort());
  const lines = Object.values(EVENTS).map((one) => lineOf(one, NAMES)?.text);
  expect(lines.every(Boolean)).toBe(true);
  expect(new Set(lines).size).toBe(lines.length);
});

test('the line of a shot has its dice and everything that makes the damage', () => {
  expect(lineOf(EVENTS.fired, NAMES)).toEqual({
    seat: 0,
    text: 'Ada’s ship 3 fires at ship 5: rolled 5 +1, −2 empty spaces, −1 dime: 3 damage.',
    dice: [5],
  });
  expect(lineOf(EVENTS.rerolled, NAMES)?.text).toMatch(/^Boris pays 2¢ for a new roll: rolled 5/u);
});

test('a ship that returns to its space is not said to move from a space to the same space', () => {
  const step = (from: SpaceId, to: SpaceId) =>
    lineOf({ type: 'moved', seat: 0, ship: 's3', from, to }, NAMES);
  const [there, back] = [step('e12', 'e13'), step('e13', 'e12')];
  expect(there?.text).toBe('Ada’s ship 3 moves from e12 to e13.');
  expect(back?.run?.text('e12')).toBe('Ada’s ship 3 leaves e12 and comes back.');
});

test('a base is called after the player whose it is: several may have the same race', () => {
  const first = [...playedGame(2, 'bases')].find(({ view }) => view.phase === 'turns');
  if (!first) throw new Error('No game.');
  const { seats } = first.view;
  const view = { ...first.view, seats: seats.map((one) => ({ ...one, race: 'bankers' as const })) };
  const bases = BASE_IDS.flatMap((base) => ownerOf(view, base) ?? []);
  expect(bases.length).toBeGreaterThan(1);
  const context = { ...orderContext(view, 0, NAMES), aims: () => [] };
  for (const base of BASE_IDS) {
    const owner = ownerOf(view, base);
    if (owner === undefined) continue;
    for (const type of ['invade', 'fireAtBase'] as const)
      expect(wordingOf({ type, ship: 's1', base }, context).label).toMatch(
        new RegExp(` base of ${NAMES[owner]}$`, 'u'),
      );
  }
});

test('shots that cannot hit are in one line below all other orders', () => {
  const met = moments.filter(({ view, seat, legal }) => {
    const context = orderContext(view, seat);
    return legal.some((action) => isVain(action, context)) && legal.some(({ type }) => type === 'launch');
  });
  expect(met.length).toBeGreaterThan(5);
  for (const { view, seat, legal } of met) {
    const groups = words.orders(view, seat, legal, NAMES);
    const ids = groups.map(({ id }) => id);
    expect(ids.indexOf('outOfRange')).toBeGreaterThan(ids.indexOf('launch'));
    for (const { id, form, orders } of groups) {
      const vain = orders.filter(({ detail }) => detail?.includes('cannot hit'));
      expect(vain).toHaveLength(id === 'outOfRange' ? orders.length : 0);
      if (id === 'outOfRange') expect(form).toBeDefined();
    }
  }
});

test('the line for shots out of range counts targets of one ship, or shots of several', () => {
  const shot = (ship: string, target: string) => ({ type: 'fireAtShip', ship, target }) as const;
  expect(outOfRange([shot('s1', 's2'), shot('s1', 's3')])).toBe('2 targets out of range');
  expect(outOfRange([shot('s1', 's2'), shot('s4', 's2')])).toBe('2 shots out of range');
});

test('launching, splitting and many ways to take damage are forms', () => {
  const formOf = (situation: Parameters<typeof viewOf>[0], id: string) => {
    const view = viewOf(situation);
    const legal = metaltalon.legal(view, 0);
    return words.orders(view, 0, legal, NAMES).find((group) => group.id === id)?.form;
  };
  expect(formOf({}, 'launch')).toBeDefined();
  expect(formOf({}, 'launch')).toBe(formOf({}, 'launch'));
  const swarm = { seats: [{ race: 'swarm' }, {}], ships: { s1: { at: 'e6', pennies: 3 } } } as const;
  expect(formOf(swarm, 'split')).toBeDefined();
});

test('the best shot of a ship comes first, with its odds', () => {
  const view = viewOf({
    ships: {
      s1: { at: 'e6', nickels: 1 },
      s2: { owner: 1, at: 'h6', pennies: 4 },
      s3: { owner: 1, at: 'f6', pennies: 4 },
    },
  });
  const group = words.orders(view, 0, metaltalon.legal(view, 0), NAMES).find(({ id }) => id === 's1');
  expect(group?.title).toBe('Ship 1 at e6 (no moves, 1 shot)');
  expect(group?.orders[0]).toMatchObject({
    label: 'Fire at ship 3 at f6',
    detail: 'no empty spaces; 100 % to hit, 3.5 damage on average',
  });
  expect(group?.orders[1]?.detail).toBe('3 empty spaces; 50 % to hit, 1.0 damage on average');
});

test('every seat has facts', () => {
  for (const { view } of moments)
    for (const seat of view.seats.keys()) expect(words.seatFacts(view, seat).length).toBeGreaterThan(0);
});

test('every option and every value of it has words', () => {
  const shape = Object.keys(options.parse({}));
  expect(Object.keys(words.options).sort()).toEqual(shape.sort());
  for (const { values } of Object.values(words.options))
    expect(Object.keys(values ?? {}).length).toBeGreaterThan(1);
});

test.each(RACE_IDS)('the race %s has a name and a power', (race) => {
  expect(RACE_WORDS[race].name).toMatch(/^[A-Z]/u);
  expect(RACE_WORDS[race].power).toMatch(/[.]$/u);
});

test('an ending names the winners and the reason', () => {
  expect(words.ending([0], 'lastOne', NAMES)).toBe('Ada wins: nobody else is left.');
  expect(words.ending([0, 1], 'roundLimit', NAMES)).toMatch(/^Ada and Boris share the win/u);
});
