import { chronicleOf, lineAt, nextTurn, toldOf, turnBefore } from './chronicle';
import { described, scripted } from '../testing/showing';

const showing = scripted([
  ['deal', 'deal!'],
  ['turn 1'],
  ['silent'],
  ['move'],
  ['move'],
  ['fire', 'turn 2'],
  ['fire!'],
  ['end'],
]);

const chronicle = chronicleOf(showing, 'spectator', described);

test('every line knows its steps; the steps of one move are one line', () => {
  expect(chronicle.lines.map(({ line, first, last }) => [line.text, first, last])).toEqual([
    ['deal', 0, 0],
    ['turn 1', 1, 1],
    ['a longer way', 3, 4],
    ['fire', 5, 5],
    ['turn 2', 5, 5],
    ['end', 7, 7],
  ]);
});

test('each viewer has a log of its own', () => {
  const texts = chronicleOf(showing, 0, described).lines.map(({ line }) => line.text);
  expect(texts).toEqual(['deal', 'deal!', 'turn 1', 'a longer way', 'fire', 'turn 2', 'fire!', 'end']);
});

test('a turn begins at a heading', () => {
  expect(chronicle.turns).toEqual([0, 1, 5]);
});

test.each([
  [0, 1, 0],
  [1, 5, 0],
  [4, 5, 1],
  [5, 7, 1],
  [6, 7, 5],
  [7, 7, 5],
])('from step %i the next turn is at %i, and the one before at %i', (step, next, before) => {
  expect([nextTurn(chronicle, step, showing.length), turnBefore(chronicle, step)]).toEqual([next, before]);
});

test.each([
  [0, 0],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 4],
  [6, 4],
  [7, 5],
])('at step %i the present line is number %i', (step, line) => {
  expect(lineAt(chronicle, step)).toBe(line);
});

test('toldOf gives the lines of one step, and nothing else', () => {
  expect(toldOf(chronicle, 5).map(({ text }) => text)).toEqual(['fire', 'turn 2']);
  expect(toldOf(chronicle, 2)).toEqual([]);
});
