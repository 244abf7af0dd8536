import { kindsOf } from '@gearhall/shared/core/testing/growing';
import { action } from '@gearhall/shared/games/rushncrush/actions';
import { quickWays } from './orders/ends';
import { FINISH } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { laneInWords } from './words/cars/names';
import { promptsSuite } from '../testing/promptsSuite';
import { playedWordsSuite } from '../testing/wordsSuite';
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

const ordersAt = ({ view, seat, legal }: Moment) => words.orders(view, seat, legal, NAMES);

playedWordsSuite({ words, moments, events: 500, isAsked: () => false });

promptsSuite(words, moments, [
  [/Move the gearstick/u, ['gear']],
  [/Spend points/u, ['turbo', 'brake']],
  [/\broll\b/iu, ['roll']],
  [/Use equipment/u, ['arm', 'use', 'layMine', 'boost']],
  [/burn on/iu, ['burnOn']],
  [/end the turn/iu, ['endTurn']],
]);

test('every kind of action appears in these games', () => {
  const met = new Set(moments.flatMap(({ legal }) => legal.map(({ type }) => type)));
  const kinds = kindsOf(action);
  expect([...met].sort()).toEqual([...kinds].sort());
});

test('within a group no two orders have the same label', () => {
  for (const { orders } of moments.flatMap(ordersAt)) {
    const labels = orders.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('points that buy what the gear action gives for free are separate, below all others', () => {
  const spared = moments.flatMap((moment) => {
    const groups = ordersAt(moment);
    const free = new Set(moment.legal.flatMap((one) => (one.type === 'gear' ? [one.box] : [])));
    const apart = groups.find(({ id }) => id === 'spared')?.orders ?? [];
    for (const { id, orders } of groups) {
      for (const { action: one } of orders) {
        const isSpent = one.type === 'turbo' || one.type === 'brake';
        expect({ one, id }).toEqual({
          one,
          id: isSpent && free.has(one.box) ? 'spared' : isSpent ? one.type : id,
        });
      }
    }
    return apart;
  });
  expect(spared.length).toBeGreaterThan(10);
});

test('every order that hits something says what that costs', () => {
  const hits = moments.flatMap((moment) => ordersAt(moment).filter(({ id }) => id === 'ram'));
  expect(hits.length).toBeGreaterThan(20);
  for (const { detail } of hits.flatMap(({ orders }) => orders)) {
    expect(detail).toMatch(/damage|way just ends/u);
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

  test('beyond the line there is no lane', () => {
    const short = playedGame({ seats: 2, seed: 'line', options: { course: 'open:1A-5A-6B-2A' } });
    const lines = [...short].flatMap(({ view, legal }) => {
      const { line } = quickWays(view, legal);
      return line?.to === FINISH ? [line] : [];
    });
    expect(lines.length).toBeGreaterThan(0);
    for (const { to } of lines) expect(laneInWords(to)).toBe('over the line');
    for (const { quick } of ways)
      for (const way of [quick.straight, quick.furthest])
        if (way && way.to !== FINISH) expect(laneInWords(way.to)).toMatch(/^lane [1-9], free$/u);
  });

  test('the furthest goes at least as far as straight ahead', () => {
    const both = ways.flatMap(({ quick: { furthest, straight } }) =>
      furthest && straight ? [[furthest.points, straight.points] as const] : [],
    );
    expect(both.length).toBeGreaterThan(3);
    for (const [far, near] of both) expect(far).toBeGreaterThanOrEqual(near);
  });

  test('straight ahead changes no lanes', () => {
    for (const { moment, quick } of ways) {
      const from = moment.view.cars[moment.view.turn?.car ?? '']?.at.split('.')[1];
      if (quick.straight) expect(quick.straight.to.split('.')[1]).toBe(from);
    }
  });
});

test('the ending gives the place of every car once', () => {
  const last = moments.findLast(({ view }) => view.seats.length === 6);
  if (!last) throw new Error('No race of six was played.');
  const sentence = words.ending([0], 'finish', NAMES, last.view);
  expect(sentence).toMatch(/^Ada wins: first over the line[.] /u);
  for (const name of ['Boris’', 'Cyd’s', 'Dov’s', 'Eve’s', 'Flo’s']) {
    expect(sentence.split(name)).toHaveLength(2);
  }
});

test('beside the seats every racing car has its place, and no two share one', () => {
  for (const { view } of moments.filter(({ view: { phase } }) => phase === 'race')) {
    const labels = [...view.seats.keys()].flatMap((seat) =>
      words.seatFacts(view, seat).map(({ label }) => label),
    );
    const places = labels.flatMap((label) => /^(\d)[a-z]{2}: /u.exec(label)?.[1] ?? []).map(Number);
    const racing = Object.values(view.cars).filter(({ lost }) => lost === '');
    expect(places.toSorted()).toEqual(racing.map((_car, place) => place + 1));
  }
});

test('in neutral the prompt has both choices: into 1st gear, or stay', () => {
  const first = moments.find(({ view }) => view.turn?.step === 'gear' && view.round === 1);
  expect(first && words.prompt(first.view, first.seat, NAMES)).toMatch(
    /neutral[.] Go into 1st gear, or stay/u,
  );
});
