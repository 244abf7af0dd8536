import { z } from 'zod';
import type { AnyGame, TypedThing } from '../../game';
import type { FreeTexts } from '../../game/freeTexts';
import { actionTextProblem, optionTextProblem } from './texts';

/** A game in which somebody writes a title, and each piece has a name. */
const options = z.object({ title: z.string().max(40), level: z.enum(['easy', 'hard']) });
const action = z.object({
  type: z.literal('place'),
  pieces: z.array(z.object({ name: z.string(), at: z.enum(['A1', 'B2']) })),
});
type Options = z.output<typeof options>;
type Action = z.output<typeof action>;

const DECLARED: FreeTexts<Action, Options> = {
  inOptions: (given, reword) => ({ ...given, title: reword(given.title) }),
  inAction: ({ type, pieces }, reword) => ({
    type,
    pieces: pieces.map((piece) => ({ ...piece, name: reword(piece.name) })),
  }),
};
const gameWith = (more: object): AnyGame => ({ options, action, ...more }) as unknown as AnyGame;

const GIVEN = { title: 'Mine', level: 'easy' };
const PLACED = { type: 'place', pieces: [{ name: '', at: 'A1' }] } as TypedThing;

test('texts that are declared are fine, and so are words that nobody writes', () => {
  const game = gameWith({ freeTexts: DECLARED });
  expect(optionTextProblem(game, GIVEN)).toBeUndefined();
  expect(actionTextProblem(game, PLACED)).toBeUndefined();
});

test('a text that is not declared is found, in options and in actions', () => {
  expect(optionTextProblem(gameWith({}), GIVEN)).toMatch(/write in options\.title is not among/u);
  expect(actionTextProblem(gameWith({}), PLACED)).toMatch(/write in place\.pieces\.0\.name is not among/u);
});

test('a text within a text is found', () => {
  const hasName = (text: string) => text.includes('"name"');
  const game = gameWith({ options: z.object({ made: z.string().refine(hasName) }) });
  expect(optionTextProblem(game, { made: '{"name":"Mine"}' })).toMatch(/write in options\.made\.name/u);
});

test('a game that cannot do without a text is found', () => {
  const game = gameWith({
    freeTexts: DECLARED,
    options: options.extend({ title: z.string().min(1) }),
  });
  expect(optionTextProblem(game, GIVEN)).toMatch(/options\.title is malformed once nothing is written/u);
});
