import { kindsOf } from '@gearhall/shared/core/testing/growing';
import { action } from '@gearhall/shared/games/metalheads/actions';
import { event, type Event } from '@gearhall/shared/games/metalheads/events';
import { options } from '@gearhall/shared/games/metalheads/options';
import { REFUSALS } from '@gearhall/shared/games/metalheads/refusals';
import {
  ANSWERS,
  choicesOf,
  type QuestionKind,
} from '@gearhall/shared/games/metalheads/rules/asking/questions';
import { LogBook } from '../../screens/table/session/logBook';
import type { AnyGameClient } from '../../stage/contract/contract';
import type { LogLine } from '../../stage/contract/words';
import { promptsSuite } from '../testing/promptsSuite';
import { playedWordsSuite, refusalsSuite } from '../testing/wordsSuite';
import { playedGame } from './testing/games';
import { words } from './words';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve'];
const HOLE = /undefined|NaN|\[object|hidden/u;
const MONSTERS = ['avalanche', 'leviathan', 'behemoth', 'hydra', 'swarmQueen', 'titanOak'] as const;

const moments = MONSTERS.flatMap((monster, index) =>
  [1, 2 + (index % 4)].flatMap((seats) => [
    ...playedGame({ seats, seed: monster, most: 500, options: { monster } }),
  ]),
).map((moment) => ({ ...moment, view: { ...moment.view, seats: moment.view.players } }));

playedWordsSuite({ words, moments, events: 1000, isAsked: ({ phase }) => phase === 'discarding' });

promptsSuite(words, moments, [
  [/\btake\b.*Energy left/iu, ['take']],
  [/\bdraw\b.*Energy left/iu, ['draw']],
  [/\bconstruct\b.*Energy left/iu, ['construct']],
  [/\bpay\b.*Energy left/iu, ['pay']],
  [/\bactivate\b.*Energy left/iu, ['activate']],
  [/use your Nation/iu, ['useNation']],
  [/Spend .* before your turn ends/u, ['constructFrom', 'spend']],
  [/End your turn/u, ['endTurn']],
]);

refusalsSuite(words, REFUSALS);

test('all kinds of actions, and most questions, come up in these games', () => {
  const met = new Set(moments.flatMap(({ legal }) => legal.map(({ type }) => type)));
  expect(kindsOf(action).filter((type) => !met.has(type as never))).toEqual([]);
  const asked = new Set(moments.map(({ view }) => view.turn.tasks[0]?.kind));
  expect(QUESTION_KINDS.filter((kind) => asked.has(kind)).length).toBeGreaterThan(QUESTION_KINDS.length / 2);
});

const QUESTION_KINDS = Object.keys(ANSWERS) as QuestionKind[];
const TASK = {
  robot: 'bulwark',
  other: '',
  token: 'damage',
  count: 1,
  scope: 'own',
  base: 5,
  done: 0,
  optional: true,
} as const;

test.each(QUESTION_KINDS)('the question %s is a sentence, and its answers are in plain words', (kind) => {
  const least = kind === 'giveBack' ? 2 : 1;
  const turns = moments.filter(
    ({ view: { phase, players } }) => phase === 'turns' && players.length >= least,
  );
  for (const { view, seat } of turns.filter((_turn, at) => at % 9 === 0)) {
    const task = { ...TASK, kind, other: kind === 'moveTo' ? ('mimic' as const) : ('' as const) };
    const asking = { ...view, turn: { ...view.turn, seat, tasks: [task] } };
    const answers = choicesOf(asking);
    expect(words.prompt(asking, seat, NAMES)).toMatch(/^[A-Z].*[.?]$/u);
    expect(words.status(asking, NAMES)).not.toMatch(HOLE);
    const orders = words.orders(asking, seat, answers, NAMES).flatMap((group) => group.orders);
    expect(orders).toHaveLength(answers.length);
    for (const { label, detail } of orders) expect(`${label} ${detail ?? ''}`).toMatch(/^[A-Z0-9]/u);
    for (const { label, detail } of orders) expect(`${label} ${detail ?? ''}`).not.toMatch(HOLE);
  }
});

test('many pairs of Robots are a form of two steps', () => {
  const groups = moments.flatMap(({ view, seat, legal }) => words.orders(view, seat, legal, NAMES));
  const many = groups.filter(({ id, orders }) => id === 'construct' && orders.length > 6);
  expect(many.length).toBeGreaterThan(5);
  for (const { form } of many) expect(form).toBeDefined();
  for (const { form, id } of groups.filter(({ id }) => id === 'take'))
    expect([id, form]).toEqual([id, undefined]);
});

test('what completes a Robot comes first', () => {
  const groups = moments.flatMap(({ view, seat, legal }) => words.orders(view, seat, legal, NAMES));
  const completing = groups
    .filter(({ id }) => id === 'pay')
    .map(({ orders }) => orders.map(({ detail }) => detail?.includes('completes it') ?? false))
    .filter((ones) => ones.includes(true) && ones.includes(false));
  expect(completing.length).toBeGreaterThan(5);
  for (const ones of completing) expect(ones.lastIndexOf(true)).toBeLessThan(ones.indexOf(false));
});

const amounts = { steel: 1, circuits: 0, fuel: 2 };
/** One event of each type. */
const EVENTS: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  begun: { type: 'begun', monster: 'hydra', row: ['bulwark', 'mimic', 'bomber', 'undertow', 'skyhook'] },
  putAside: { type: 'putAside', seat: 0 },
  firstPlayer: { type: 'firstPlayer', seat: 0 },
  nationChosen: { type: 'nationChosen', seat: 0, nation: 'dynamo' },
  turnBegan: { type: 'turnBegan', seat: 0, round: 3 },
  took: { type: 'took', seat: 0, robot: 'bulwark', spot: 1, energy: 2 },
  drew: { type: 'drew', seat: 0, count: 2, energy: 0, by: 'drawBarge' },
  drawn: { type: 'drawn', seat: 0, robots: ['bomber', 'mimic'] },
  began: { type: 'began', seat: 0, robot: 'bulwark' },
  paid: { type: 'paid', seat: 0, robot: 'bulwark', side: amounts },
  paidWith: { type: 'paidWith', seat: 0, robot: 'bulwark', card: 'mimic' },
  spent: { type: 'spent', seat: 0, robot: 'bulwark', kind: 'steel', count: 2 },
  activated: { type: 'activated', seat: 0, robot: 'oreTitan', free: false },
  usedNation: { type: 'usedNation', seat: 0, nation: 'workshop', kind: 'fuel' },
  gained: { type: 'gained', seat: 0, amounts },
  completed: { type: 'completed', seat: 0, robot: 'bulwark', free: false },
  copied: { type: 'copied', seat: 0, robot: 'mimic', of: 'bulwark' },
  discarded: { type: 'discarded', seat: 0, robots: ['bomber', 'mimic'] },
  swapped: { type: 'swapped', seat: 0, robot: 'mimic', for: 'bomber', spot: 3 },
  looked: { type: 'looked', seat: 0, count: 3, by: 'deepArchive' },
  kept: { type: 'kept', seat: 0, count: 1 },
  gave: { type: 'gave', seat: 0, to: 1, by: 'roadTrader' },
  gaveMonster: { type: 'gaveMonster', robot: 'bomber' },
  given: { type: 'given', seat: 0, to: 1, robot: 'bomber' },
  refreshed: { type: 'refreshed', seat: 0, robots: ['bomber'] },
  rowSwept: { type: 'rowSwept', robots: ['bulwark', 'mimic'] },
  placed: { type: 'placed', robot: 'bulwark', owner: 1, token: 'damage', by: 'bomber' },
  removed: { type: 'removed', robot: 'bulwark', owner: 1, token: 'powerUp', by: '' },
  moved: { type: 'moved', robot: 'bulwark', owner: 1, token: 'damage', to: 'mimic', toOwner: undefined },
  unmarked: { type: 'unmarked', robot: 'bulwark' },
  destroyed: { type: 'destroyed', robot: 'bulwark', owner: 1, by: 'doomsdayCore' },
  turnEnded: { type: 'turnEnded', seat: 0, strength: 12 },
  keptResource: { type: 'keptResource', seat: 0, kind: 'circuits' },
  refilled: { type: 'refilled', row: ['bulwark', '', 'mimic', 'bomber', 'loneWolf'] },
  reshuffled: { type: 'reshuffled', count: 25 },
  gathered: { type: 'gathered', robot: 'bulwark', spot: 1 },
  saved: { type: 'saved', robot: 'bulwark' },
  lastRound: { type: 'lastRound', cause: 'strength', seat: 0 },
  left: { type: 'left', seat: 1 },
  ended: { type: 'ended', cause: 'strength', strengths: [21, 18] },
};

const told = (...events: readonly Event[]): LogLine | undefined => {
  const tell = words.logWriter(NAMES);
  return events.map((one) => tell(one)).at(-1);
};

/** The lines of the log of these events, merged as they are shown. */
const merged = (...events: readonly Event[]): string[] =>
  new LogBook(words.logWriter as AnyGameClient['words']['logWriter'])
    .linesOf([...events], NAMES)
    .map(({ text }) => text);

test('every kind of event has a line, and they are told apart', () => {
  expect(Object.keys(EVENTS).sort()).toEqual([...kindsOf(event)].sort());
  const lines = Object.values(EVENTS).map((one) => told(one)?.text ?? '');
  for (const line of lines) expect(line).toMatch(/^\S.*\S$/u);
  for (const line of lines) expect(line).not.toMatch(HOLE);
  expect(new Set(lines).size).toBe(lines.length);
});

describe('what belongs together is one line', () => {
  test('a construction and its first payment; its owner reads with which Robot', () => {
    expect(merged(EVENTS.began, EVENTS.paid)).toEqual(['Ada begins Bulwark, with 1 steel and 2 fuel paid.']);
    expect(merged(EVENTS.began, EVENTS.paid, EVENTS.paidWith)).toEqual([
      'Ada begins Bulwark, with 1 steel and 2 fuel paid by Mimic.',
    ]);
    expect(merged(EVENTS.paid, EVENTS.paidWith)).toEqual([
      'Ada pays 1 steel and 2 fuel for Bulwark with Mimic.',
    ]);
    expect(merged(EVENTS.began, EVENTS.spent)).toEqual(['Ada begins Bulwark with 2 steel.']);
  });

  test('a draw and what only its player sees', () => {
    expect(merged(EVENTS.drew)).toEqual(['Ada draws 2 Robots, by Draw Barge.']);
    expect(merged(EVENTS.drew, EVENTS.drawn)).toEqual([
      'Ada draws 2 Robots, by Draw Barge: Bomber and Mimic.',
    ]);
  });

  test('an activation and what it gains, and tokens on one Robot', () => {
    expect(merged(EVENTS.activated, EVENTS.gained)).toEqual([
      'Ada activates Ore Titan and gains 1 steel and 2 fuel.',
    ]);
    expect(merged(EVENTS.placed, EVENTS.placed, EVENTS.placed)).toEqual([
      '3 Damage on Boris’ Bulwark, by Bomber.',
    ]);
    expect(merged(EVENTS.placed, { ...EVENTS.placed, robot: 'mimic' })).toHaveLength(2);
  });
});

test('a row is told by what is new in it', () => {
  expect(told(EVENTS.begun, EVENTS.refilled)?.text).toBe('New in the row: Lone Wolf.');
});

test('turns and the end are headings, and nothing else', () => {
  const headings = Object.values(EVENTS).filter((one) => told(one)?.heading);
  expect(headings.map(({ type }) => type)).toEqual(['turnBegan', 'ended']);
});

test('a refusal has its figures', () => {
  expect(words.refusal({ refused: 'notEnoughEnergy', detail: { need: 3, have: 1 } })).toBe(
    'That costs 3 Energy, and you have 1 left.',
  );
});

test('every option and every value of it has words', () => {
  expect(Object.keys(words.options).sort()).toEqual(Object.keys(options.parse({})).sort());
  for (const monster of [...MONSTERS, 'random'])
    expect(words.options['monster']?.values?.[monster]).toBeDefined();
});
