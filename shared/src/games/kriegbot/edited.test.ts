import fc from 'fast-check';
import { optionsWith, textsMet } from '../../core/game/freeTexts';
import { anyGame, seatLimits } from '../../core/game';
import { seatsOf } from '../../core/ground/seats';
import { optionTextProblem } from '../../core/testing/checks/texts';
import { botPlayer, playout, randomPlayer } from '../../core/testing/playout';
import { kriegbot } from '.';
import { LENGTHS, edited, formatEdited, parseEdited } from './content/edited/edited';
import { playableOptions as options } from './playableOptions';
import { problemsOf } from './content/edited/problems';
import { editedByLot } from './testing/editedByLot';
import { hideout, skirmish, traitor } from './testing/editedGiven';

const game = anyGame(kriegbot);

test('whatever passes the checks is played to its end by random players', () => {
  let played = 0;
  fc.assert(
    fc.property(editedByLot, fc.boolean(), fc.nat(), (made, readyMade, chance) => {
      fc.pre(problemsOf(made).length === 0);
      const chosen = game.options.parse({
        scenario: 'edited',
        edited: formatEdited(made),
        readyMade,
        robots: 1 + (chance % 3),
      });
      const { min, max } = seatLimits(game, chosen);
      const seats = min + (chance % (max - min + 1));
      const plan = {
        game,
        options: chosen,
        seed: String(chance),
        players: Array.from({ length: seats }, () => randomPlayer),
      };
      const last = [...playout(plan)].at(-1);
      expect(last?.match.outcome).toBeDefined();
      played += 1;
    }),
    { numRuns: 20, seed: 7, maxSkipsPerRun: 100 },
  );
  expect(played).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries({ skirmish, hideout, traitor }))('%s can be played, by bots too', (_name, text) => {
  const made = parseEdited(text);
  expect(made && problemsOf(made)).toEqual([]);
  const chosen = game.options.parse({ scenario: 'edited', edited: text });
  const { min } = seatLimits(game, chosen);
  const levels = ['easy', 'normal', 'hard'] as const;
  const players = seatsOf(min).map((seat) => botPlayer(levels[seat % levels.length] ?? 'easy'));
  for (const readyMade of [false, true]) {
    const plan = { game, options: { ...(chosen as object), readyMade }, seed: 'made', players };
    expect([...playout(plan)].at(-1)?.match.outcome).toBeDefined();
  }
});

test('whatever is checked, the answer is a list of problems', () => {
  fc.assert(
    fc.property(editedByLot, (made) => {
      expect(edited.safeParse(made).success).toBe(true);
      expect(Array.isArray(problemsOf(made))).toBe(true);
      const isPlayable = problemsOf(made).length === 0;
      expect(options.safeParse({ scenario: 'edited', edited: formatEdited(made) }).success).toBe(isPlayable);
    }),
    { numRuns: 200, seed: 8 },
  );
});

test('garbage never throws, and is no scenario', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: LENGTHS.text + 10 }), fc.json()), (text) => {
      expect(parseEdited(text)).toBeUndefined();
      expect(options.safeParse({ scenario: 'edited', edited: text }).success).toBe(false);
    }),
    { numRuns: 300, seed: 9 },
  );
});

test('something of a scenario replaced by something else never throws', () => {
  fc.assert(
    fc.property(editedByLot, fc.nat(), fc.jsonValue(), (made, at, value) => {
      const keys = Object.keys(made);
      const key = keys[at % keys.length] ?? '';
      const text = JSON.stringify({ ...made, [key]: value });
      const result = options.safeParse({ scenario: 'edited', edited: text });
      expect(typeof result.success).toBe('boolean');
    }),
    { numRuns: 200, seed: 10 },
  );
});

test('what somebody has written in a scenario is known, and without it the table is the same', () => {
  for (const text of [skirmish, hideout, traitor]) {
    const chosen = game.options.parse({ scenario: 'edited', edited: text });
    expect(optionTextProblem(game, chosen)).toBeUndefined();
    const silent = optionsWith(game, chosen, () => '');
    expect(game.options.parse(silent)).toEqual(silent);
    // Nothing is left that anybody has written.
    expect(textsMet((reword) => optionsWith(game, silent, reword))).toEqual([]);
  }
});
