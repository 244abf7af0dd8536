import { seededDice, seedFrom } from '@gearhall/shared/core/dice';
import { action } from '@gearhall/shared/games/metalkrushers/actions';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { playedGame, RICH, type Moment } from './testing/games';
import { words } from './words';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];
const moments: readonly Moment[] = [
  ...playedGame({ seats: 2, seed: 'plain', most: 120 }),
  ...playedGame({ seats: 3, seed: 'rich', most: 400, options: RICH }),
  ...playedGame({ seats: 4, seed: 'teams', most: 300, options: { ...RICH, teams: 'two', krushers: 4 } }),
  ...playedGame({ seats: 2, seed: 'pickUp', most: 200, options: { ...RICH, scenario: 'pickUp' } }),
];
const HOLE = /undefined|NaN|\[object|hidden/u;

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
    expect(new Set(shown.map(({ action }) => action))).toEqual(new Set(moment.legal));
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  }
});

test('within a group no two orders read alike, and none has a hole', () => {
  for (const moment of moments.filter((_moment, index) => index % 3 === 0)) {
    for (const { title, orders } of ordersAt(moment)) {
      const texts = orders.map(({ label, detail }) => `${title} ${label} ${detail ?? ''}`);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).not.toMatch(HOLE);
    }
  }
});

test('a no comes last and stays in sight; building and moving are forms', () => {
  for (const moment of moments) {
    const groups = ordersAt(moment);
    const pinned = groups.findIndex(({ pinned: is }) => is);
    if (pinned >= 0) expect(pinned).toBe(groups.length - 1);
    const forms = groups.filter(({ form }) => form).map(({ id }) => id);
    expect(forms).toEqual(groups.map(({ id }) => id).filter((id) => id === 'build' || id === 'move'));
  }
});

test('the best attack and the best strike come first', () => {
  const promised = (detail = ''): number =>
    [...detail.matchAll(/([\d.]+) damage/gu)].reduce((sum, [, points]) => sum + Number(points), 0);
  const groups = moments.flatMap(ordersAt).filter(({ id, orders }) => id === 'strike' && orders.length > 1);
  expect(groups.length).toBeGreaterThan(3);
  for (const { orders } of groups) {
    const values = orders.map(({ detail }) => promised(detail));
    expect(values).toEqual([...values].sort((one, other) => other - one));
  }
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
      if (other !== seat && view.phase !== 'building') expect(words.prompt(view, other, NAMES)).toBe('');
    }
  }
});

test('whoever has built reads what was filed, and who still builds', () => {
  const dice = seededDice(seedFrom('filed'));
  const state = metalkrushers.setup(metalkrushers.options.parse({}), 2, dice).state;
  const [ready] = metalkrushers.legal(metalkrushers.project(state, 0), 0);
  const built = metalkrushers.apply(state, 0, ready!, dice);
  if ('refused' in built) throw new Error('A ready-made build was refused.');
  const prompt = words.prompt(metalkrushers.project(built.state, 0), 0, NAMES);
  expect(prompt).toMatch(/^You have built .+, a Standard with .+; armor: .+\. Boris still builds\.$/u);
  expect(words.prompt(metalkrushers.project(built.state, 1), 1, NAMES)).toMatch(/^Build your Krusher\./u);
});

test('every event of the played games has a line without a hole in it', () => {
  const tell = words.teller(NAMES);
  const lines = moments.flatMap(({ events }) => events.map((event) => tell(event)?.text ?? ''));
  expect(lines.length).toBeGreaterThan(500);
  for (const line of lines) expect(line).toMatch(/^\S.*\S$/u);
  for (const line of lines) expect(line).not.toMatch(HOLE);
});
