import { playedGame } from '../testing/games';
import { endingOf, endedText, lastRoundText } from './ending';

const NAMES = ['Ada', 'Boris'];
const CAUSES = [
  'strength',
  'robots',
  'robotsAtOnce',
  'allTypes',
  'destroyed',
  'deckEmpty',
  'supplyEmpty',
  'rounds',
  'left',
  'soloWon',
  'soloLost',
] as const;

const [first] = playedGame({ seats: 2, seed: 'end', most: 1, options: { monster: 'leviathan' } });
const [alone] = playedGame({ seats: 1, seed: 'end', most: 1, options: { monster: 'hydra' } });

test.each(CAUSES)('the ending by %s is a sentence of its own', (cause) => {
  expect(endingOf([0], cause, NAMES)).toMatch(/^Ada wins: [a-z].*[.]$/u);
  expect(endedText(cause, [21, 18], NAMES)).toMatch(/^The game is over[.] .*Strength: Ada 21, Boris 18[.]$/u);
  expect(lastRoundText(cause, 'Ada')).toMatch(/^[A-Z].*[.]$/u);
  const others = CAUSES.filter((one) => one !== cause).map((one) => endingOf([0], one, NAMES));
  expect(others).not.toContain(endingOf([0], cause, NAMES));
});

test('a Monster that could not be stopped has won', () => {
  expect(endingOf([], 'soloLost', NAMES)).toBe('Ada has lost: the Monster could not be stopped.');
  expect(endingOf([], 'soloLost', NAMES, alone?.view)).toMatch(/^Ada has lost: Hydra wins[.] /u);
  const gone = alone && { ...alone.view, players: alone.view.players.map((one) => ({ ...one, out: true })) };
  expect(endingOf([], 'soloLost', NAMES, gone)).toBe('Ada has given up: Hydra wins.');
});

test('with the last view it tells the Strengths, the bonus and what breaks a tie', () => {
  const view = first && { ...first.view, bonus: { seat: 1, add: 5 } };
  expect(endingOf([1], 'robotsAtOnce', NAMES, view)).toMatch(
    /Strength: Ada 0, Boris 5[.] Boris has 5 of it for ending the game against Leviathan[.]$/u,
  );
  expect(endingOf([1], 'rounds', NAMES, first?.view)).toMatch(/The later turn breaks the tie[.]$/u);
});

test('alone it tells what was reached, and what was needed', () => {
  expect(endingOf([], 'soloLost', NAMES, alone?.view)).toMatch(/Strength 0 against 0 of Hydra[.]$/u);
});
