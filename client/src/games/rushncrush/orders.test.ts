import { action } from '@gearhall/shared/games/rushncrush/actions';
import { quickWays } from './orders/ends';
import { playedGame, type Moment } from './testing/games';
import { words } from './words';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];
const moments: readonly Moment[] = [
  ...playedGame({ seats: 6, seed: 'crowd', most: 260, options: { course: 'shortOpen' } }),
  ...playedGame({
    seats: 3,
    seed: 'pairs',
    most: 160,
    options: { course: 'hardRing', cars: 2, crews: 'draft' },
  }),
  ...playedGame({ seats: 4, seed: 'arcade', most: 160, options: { course: 'normalRing', style: 'arcade' } }),
];
const HOLE = /undefined|NaN|\[object/u;

const ordersAt = ({ view, seat, legal }: Moment) => words.orders(view, seat, legal, NAMES);

test('every kind of action is met in these games', () => {
  const met = new Set(moments.flatMap(({ legal }) => legal.map(({ type }) => type)));
  const kinds = action.options.map(({ shape }) => shape.type.value);
  expect([...met].sort()).toEqual([...kinds].sort());
});

test('every legal action appears in the orders once, in plain words', () => {
  for (const moment of moments) {
    const groups = ordersAt(moment);
    const shown = groups.flatMap(({ orders }) => orders);
    expect(shown).toHaveLength(moment.legal.length);
    expect(new Set(shown.map((one) => one.action))).toEqual(new Set(moment.legal));
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  }
});

test('within a group no two orders read alike, and none has a hole', () => {
  for (const moment of moments.filter((_moment, index) => index % 3 === 0)) {
    for (const { title, orders } of ordersAt(moment)) {
      const labels = orders.map(({ label }) => `${title} ${label}`);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { label, detail = '' } of orders) expect(`${label} ${detail}`).not.toMatch(HOLE);
    }
  }
});

test('whatever hits something says what that costs', () => {
  const hits = moments.flatMap((moment) => ordersAt(moment).filter(({ id }) => id === 'ram'));
  expect(hits.length).toBeGreaterThan(20);
  for (const { detail } of hits.flatMap(({ orders }) => orders)) {
    expect(detail).toMatch(/damage|way just ends/u);
  }
});

test('what is pinned comes last', () => {
  for (const moment of moments) {
    const groups = ordersAt(moment);
    const pinned = groups.findIndex(({ pinned: is }) => is);
    if (pinned >= 0) expect(pinned).toBe(groups.length - 1);
  }
});

describe('quick orders', () => {
  const ways = moments
    .filter(({ legal }) => legal.some(({ type }) => type === 'drive'))
    .map((moment) => ({ moment, quick: quickWays(moment.view, moment.legal) }));

  test('are legal orders', () => {
    expect(ways.length).toBeGreaterThan(30);
    for (const { moment, quick } of ways) {
      for (const way of Object.values(quick)) if (way) expect(moment.legal).toContain(way);
    }
  });

  test('the furthest goes at least as far as straight on', () => {
    const both = ways.flatMap(({ quick: { furthest, straight } }) =>
      furthest && straight ? [[furthest.points, straight.points] as const] : [],
    );
    expect(both.length).toBeGreaterThan(3);
    for (const [far, near] of both) expect(far).toBeGreaterThanOrEqual(near);
  });

  test('straight on changes no lanes', () => {
    for (const { moment, quick } of ways) {
      const from = moment.view.cars[moment.view.turn?.car ?? '']?.at.split('.')[1];
      if (quick.straight) expect(quick.straight.to.split('.')[1]).toBe(from);
    }
  });
});

test('whoever is to act is asked something, and the others are not', () => {
  for (const { view, seat } of moments) {
    expect(words.prompt(view, seat, NAMES)).toMatch(/^[A-Z].*[.?]$/u);
    expect(words.prompt(view, seat, NAMES)).not.toMatch(HOLE);
    expect(words.status(view, NAMES)).not.toMatch(HOLE);
    for (const other of view.seats.keys()) {
      for (const { label, value } of words.seatFacts(view, other)) {
        expect(label).toMatch(/\S/u);
        expect(value).not.toMatch(HOLE);
      }
      if (other !== seat) expect(words.prompt(view, other, NAMES)).toBe('');
    }
  }
});

test('the ending tells who came where, every car once', () => {
  const last = moments.findLast(({ view }) => view.seats.length === 6);
  if (!last) throw new Error('No race of six was played.');
  const sentence = words.ending([0], 'finish', NAMES, last.view);
  expect(sentence).toMatch(/^Ada wins: first over the line[.] /u);
  for (const name of ['Boris’', 'Cyd’s', 'Dov’s', 'Eve’s', 'Flo’s']) {
    expect(sentence.split(name)).toHaveLength(2);
  }
});

test('every event of the played games has a line without a hole in it', () => {
  const tell = words.teller(NAMES);
  const lines = moments.flatMap(({ events }) => events.map((event) => tell(event)?.text ?? ''));
  expect(lines.length).toBeGreaterThan(500);
  for (const line of lines) expect(line).toMatch(/^\S.*\S$/u);
  for (const line of lines) expect(line).not.toMatch(HOLE);
});

test('beside the seats every car that races has its place, no two the same', () => {
  for (const { view } of moments.filter(({ view: { phase } }) => phase === 'race')) {
    const labels = [...view.seats.keys()].flatMap((seat) =>
      words.seatFacts(view, seat).map(({ label }) => label),
    );
    const places = labels.flatMap((label) => /^(\d)[a-z]{2}: /u.exec(label)?.[1] ?? []).map(Number);
    const racing = Object.values(view.cars).filter(({ lost }) => lost === '');
    expect(places.toSorted()).toEqual(racing.map((_car, place) => place + 1));
  }
});

test('out of neutral there is no choice, and none is promised', () => {
  const first = moments.find(({ view }) => view.turn?.step === 'gear' && view.round === 1);
  expect(first && words.prompt(first.view, first.seat, NAMES)).toMatch(/neutral[.] The only way/u);
});
