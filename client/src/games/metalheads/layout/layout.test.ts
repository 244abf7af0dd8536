import { MONSTER_IDS } from '@gearhall/shared/games/metalheads/content/monsters';
import { HIDDEN, ROBOT_IDS } from '@gearhall/shared/games/metalheads/content/robots';
import { project } from '@gearhall/shared/games/metalheads/project';
import { given } from '@gearhall/shared/games/metalheads/testing/given';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { heightOf } from '../../../stage/cards/layouts';
import type { LaidCard, TableLayout } from '../../../stage/cards/tableLayout';
import type { Box, Size } from '../../../stage/geometry/geometry';
import { playedGame } from '../testing/games';
import { areasOf } from './areasOf';
import type { Choices } from './choices';
import { layOut } from './layout';
import { LEAST_HEIGHT } from './narrowAreas';

/** The board beside its panels on a desktop, without them, and on phones: alone, and above half a sheet. */
const SIZES: readonly Size[] = [
  { width: 750, height: 844 },
  { width: 1440, height: 844 },
  { width: 390, height: 510 },
  { width: 360, height: 720 },
  // Low windows of desktops; phones in a game against a bot, and in a lesson.
  { width: 712, height: 540 },
  { width: 1000, height: 490 },
  { width: 390, height: 440 },
  { width: 360, height: 300 },
  { width: 320, height: Math.ceil(LEAST_HEIGHT) },
  // A large screen, with and without the panels.
  { width: 1840, height: 1330 },
  { width: 2560, height: 1330 },
];

const choicesOf = (seat: number | undefined): Choices => ({
  seat,
  shown: seat ?? 0,
  markOf: () => 'plain',
  previewOf: () => undefined,
});

const laid = (view: View, size: Size, seat: number | undefined): TableLayout =>
  layOut(view, size, choicesOf(seat), () => undefined);

const isNarrow = ({ width }: Size): boolean => width < 700;
const bottomOf = ({ place }: LaidCard): number => place.y + heightOf(place.width) / 2;
const rightEdge = ({ x, width }: Box): number => x + width;
const rightOf = ({ place }: LaidCard): number => place.x + place.width / 2;
const leftOf = ({ place }: LaidCard): number => place.x - place.width / 2;
const topOf = ({ place }: LaidCard): number => place.y - heightOf(place.width) / 2;

describe.each([1, 2, 3, 4, 5])('%i players', (seats) => {
  const monster = MONSTER_IDS[seats];
  const moments = [...playedGame({ seats, seed: `layout ${seats}`, options: { monster } })];
  const some = moments.filter((_, at) => at % 9 === 0);

  test.each(SIZES)('in a window of $width x $height everything has one place, and can be seen', (size) => {
    for (const { view, seat } of some) {
      const { cards, spots } = laid(view, size, seat);
      const keys = cards.map(({ key }) => key);
      expect(keys.length).toBe(new Set(keys).size);
      const player = view.players[seat];
      const shown = [
        ...view.row.filter((card) => card !== ''),
        ...(player?.hand ?? []),
        ...(player?.robots ?? []).map(({ robot }) => robot),
        ...(player?.constructions ?? []).map(({ robot }) => robot),
      ];
      expect(shown.filter((card) => !keys.includes(card))).toEqual([]);
      for (const { box } of Object.values(spots)) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      }
    }
  });

  test.each(SIZES)('in a window of $width x $height row, Robots and hand do not cover each other', (size) => {
    const areas = areasOf(size, seats);
    expect(areas.row.y + areas.row.height).toBeLessThanOrEqual(areas.own.y);
    expect(areas.own.y + areas.own.height).toBeLessThanOrEqual(areas.hand.y + 1);
    for (const { view, seat } of some) {
      const { cards } = laid(view, size, seat);
      const hand = view.players[seat]?.hand ?? [];
      const held = cards.filter(({ key }) => hand.some((card) => card === key));
      expect(held.length).toBe(hand.length);
      for (const card of held)
        expect(bottomOf(card)).toBeLessThanOrEqual(size.height + (isNarrow(size) ? 4 : 0));
      const { robots = [], constructions = [] } = view.players[seat] ?? {};
      const own = [...robots, ...constructions].map(({ robot }) => robot);
      const mine = cards.filter(({ key }) => own.some((robot) => robot === key));
      for (const one of held)
        for (const other of mine)
          expect(topOf(one) >= bottomOf(other) - 8 || leftOf(one) >= rightOf(other) - 8).toBe(true);
      for (const card of cards) expect(topOf(card)).toBeGreaterThanOrEqual(-30);
    }
  });

  test('of the hands of others only backs are shown, and Robots with a token of the set-up', () => {
    for (const { view, seat } of some) {
      const others = view.players.flatMap(({ hand }, other) => (other === seat ? [] : hand));
      expect(others.filter((card) => card !== HIDDEN && !view.marked.includes(card))).toEqual([]);
      const watched = laid(view, { width: 750, height: 844 }, undefined).cards.map(({ key }) => key);
      const held = view.players.flatMap(({ hand }) => hand).filter((card) => card !== HIDDEN);
      expect(held.filter((card) => watched.includes(card))).toEqual([]);
    }
  });
});

describe('what a Robot of the row costs', () => {
  const notesIn = (view: View, seat: number | undefined): readonly string[] =>
    laid(view, { width: 1000, height: 844 }, seat).cards.flatMap(({ key, note }) =>
      view.row.some((card) => card === key) ? [note ?? ''] : [],
    );
  const moments = [1, 3].flatMap((seats) => [
    ...playedGame({ seats, seed: 'prices', options: { monster: 'titanOak', nations: 'chosen' } }),
  ]);

  test('is nothing before the Nations are chosen', () => {
    const early = moments.filter(({ view, seat }) => view.players[seat]?.nation === '');
    expect(early.length).toBeGreaterThan(3);
    for (const { view, seat } of early)
      for (const viewer of [seat, undefined]) expect(notesIn(view, viewer).join('')).toBe('');
  });

  test('always stands there once they are; what is lacking stands below it', () => {
    const later = moments.filter(({ view }) => view.phase === 'turns');
    const notes = later.flatMap(({ view, seat }) => [...notesIn(view, seat), ...notesIn(view, undefined)]);
    expect(notes.some((note) => note.includes('short'))).toBe(true);
    for (const note of notes) expect(note).toMatch(/^[123] Energy(?:\n[12] short)?$/u);
  });
});

test('the Robots of the others lie in their panels on a wide table; on a narrow one a panel shows them', () => {
  const [view] = [...playedGame({ seats: 3, seed: 'panels', options: { monster: 'leviathan' } })]
    .map((moment) => moment.view)
    .filter(({ players }) => players.every(({ robots }) => robots.length > 0));
  if (!view) throw new Error('No moment in which everybody has a Robot.');
  const keysOf = (size: Size, choices: Choices): readonly string[] =>
    layOut(view, size, choices, () => 0).cards.map(({ key }) => key);
  const robotsOf = (seat: number): readonly string[] =>
    view.players[seat]?.robots.map(({ robot }) => robot) ?? [];
  const phone = { width: 390, height: 510 };
  expect(keysOf({ width: 1000, height: 844 }, choicesOf(0))).toEqual(
    expect.arrayContaining([...robotsOf(2)]),
  );
  expect(keysOf(phone, choicesOf(0))).not.toEqual(expect.arrayContaining([...robotsOf(2)]));
  expect(keysOf(phone, { ...choicesOf(0), shown: 2 })).toEqual(expect.arrayContaining([...robotsOf(2)]));
});

test('of each card of a hand so much shows that a thumb can hit it; a large hand scrolls', () => {
  const hand = ROBOT_IDS.slice(0, 20);
  const view = project(given({ players: [{ hand }, {}] }).state, 0);
  const { cards, zones } = laid(view, { width: 390, height: 510 }, 0);
  const steps = hand.map((id) => cards.find(({ key }) => key === id)?.place.x ?? NaN).sort((a, b) => a - b);
  steps.forEach((x, at) => expect(at === 0 ? 40 : x - (steps[at - 1] ?? NaN)).toBeGreaterThanOrEqual(39.9));
  const zone = zones.find(({ id }) => id === 'hand');
  expect(zone?.length).toBeGreaterThan(zone?.box.width ?? Infinity);
});

test.each(SIZES)('in a window of $width x $height the whole row is in sight', (size) => {
  const [{ view } = { view: undefined }] = playedGame({ seats: 2, seed: 'row' });
  if (!view) throw new Error('No game.');
  const { cards, spots } = laid(view, size, 0);
  const lefts = view.row.map((card) => {
    const found = cards.find(({ key }) => key === card);
    if (!found) throw new Error('A Robot of the row lies nowhere.');
    expect(leftOf(found)).toBeGreaterThanOrEqual(
      spots['discard'] && isNarrow(size) ? rightEdge(spots['discard'].box) : 0,
    );
    expect(rightOf(found)).toBeLessThanOrEqual(size.width);
    return leftOf(found);
  });
  // The oldest, which costs least, lies over the others; of each a thumb can hit enough.
  for (const [at, left] of lefts.entries())
    if (at > 0) expect((lefts[at - 1] ?? NaN) - left).toBeGreaterThanOrEqual(40);
});

test('a zone that is scrolled moves its cards, and nothing else', () => {
  const hand = ROBOT_IDS.slice(0, 20);
  const view = project(given({ players: [{ hand }, {}] }).state, 0);
  const phone = { width: 390, height: 510 };
  const placesAt = (by: number): Map<string, number> => {
    const { cards } = layOut(view, phone, choicesOf(0), (zone) => (zone === 'hand' ? by : 0));
    return new Map(cards.map(({ key, place }) => [key, place.x]));
  };
  const [before, after] = [placesAt(0), placesAt(50)];
  for (const [key, x] of before) {
    const isHeld = hand.some((card) => card === key);
    expect(after.get(key)).toBeCloseTo(isHeld ? x - 50 : x, 6);
  }
});

describe('what the room is used for', () => {
  const [moment] = playedGame({ seats: 2, seed: 'room' });
  if (!moment) throw new Error('No game.');

  test('cards are large where there is room, and say in words what their Robots can do', () => {
    const large = laid(moment.view, { width: 1840, height: 1330 }, 0);
    const own = large.cards.filter(({ key }) => moment.view.row.some((card) => card === key));
    for (const { face, place } of own)
      expect([face.split(':')[0], place.width >= 180]).toEqual(['told', true]);
    const usual = laid(moment.view, { width: 750, height: 844 }, 0);
    expect(usual.cards.some(({ face }) => face.startsWith('told'))).toBe(false);
  });

  test('in a low window the own Robots lie beside the hand, and all cards are larger for that', () => {
    const { hand, band, cardWidth } = areasOf({ width: 712, height: 540 }, 2, { own: 3, hand: 5 });
    expect(band).toBeDefined();
    expect(cardWidth).toBeGreaterThan(80);
    expect(hand.y + hand.height).toBeGreaterThan(500);
  });

  test('the land of the Monster is as wide as the table', () => {
    for (const { width, height } of SIZES.filter((size) => !isNarrow(size))) {
      const { monster } = areasOf({ width, height }, 3);
      expect([monster.x, monster.x + monster.width]).toEqual([8, width - 8]);
    }
  });
});

test('a completed Robot is never in the dark, whatever can be done', () => {
  const [view] = [...playedGame({ seats: 2, seed: 'lit' })]
    .map((moment) => moment.view)
    .filter(({ players }) => players.every(({ robots }) => robots.length > 0));
  if (!view) throw new Error('Nobody has a Robot.');
  const idle: Choices = { ...choicesOf(0), markOf: () => 'idle' };
  for (const size of SIZES) {
    const { cards } = layOut(view, size, idle, () => undefined);
    const built = view.players.flatMap(({ robots }) => robots.map(({ robot }): string => robot));
    const marks = cards.filter(({ key }) => built.includes(key)).map(({ mark }) => mark);
    expect([marks.length > 0, new Set(marks)]).toEqual([true, new Set(['plain'])]);
    expect(cards.some(({ mark }) => mark === 'idle')).toBe(true);
  }
});

test.each(SIZES)(
  'in a window of $width x $height a card under another is told how much of it is seen',
  (size) => {
    const hand = ROBOT_IDS.slice(0, 8);
    const view = project(given({ row: ROBOT_IDS.slice(20, 25), players: [{ hand }, {}] }).state, 0);
    const { cards } = laid(view, size, 0);
    for (const line of [hand, view.row.filter((card) => card !== '')]) {
      const lying = cards
        .filter(({ key }) => line.some((card) => card === key))
        .sort((one, other) => one.place.x - other.place.x);
      expect(lying.length).toBeGreaterThan(4);
      lying.forEach(({ face, place }, at) => {
        const seen = Number(face.split(':')[2] ?? 120);
        const room = ((lying[at + 1]?.place.x ?? Infinity) - place.x) / place.width;
        if (room >= 1.05) expect(seen).toBe(120);
        else expect(seen).toBeLessThanOrEqual(room * 120);
        expect(seen).toBeGreaterThan(40);
      });
    }
  },
);
