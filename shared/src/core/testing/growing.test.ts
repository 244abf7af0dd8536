import { z } from 'zod';
import { anyGame, type AnyGame } from '../game';
import { kindsOf } from './growing';
import { sealed } from './sealed';
import { suiteOf } from './suite';
import { swapGame } from './swap';

function unmet(game: AnyGame, rare: readonly string[] = []): readonly string[] {
  const suite = suiteOf(game, { grows: true, rare, rareRefusals: rare });
  return [...suite.unmetKinds(), ...suite.unmetRefusals()];
}

test('kinds are those of the union', () => {
  expect(kindsOf(sealed.action)).toEqual(['file', 'reveal', 'peek', 'take', 'leave']);
});

describe('what has not come up', () => {
  test('is looked for in more playouts: here, that somebody gives up', () => {
    const swap = anyGame(swapGame());
    const suite = suiteOf(swap, { grows: true });
    const kinds = (one: typeof suite) =>
      one.positions().flatMap(({ moment }) => moment.events.map(({ type }) => type));
    expect(kinds(suiteOf(swap, {}))).not.toContain('left');
    expect(kinds(suite)).toContain('left');
    expect(unmet(swap)).toEqual([]);
  });

  test('is reported in the end, unless it is said to be rare', () => {
    const swap = anyGame(swapGame());
    const more = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('never') })]);
    const broken: AnyGame = {
      ...swap,
      event: z.discriminatedUnion('type', [
        ...(swap.event as unknown as typeof more).options,
        ...more.options,
      ]),
      refusals: [...swap.refusals, 'neverRefused'],
    };
    expect(unmet(broken)).toEqual(['never', 'neverRefused']);
    expect(unmet(broken, ['never', 'neverRefused'])).toEqual([]);
  });
});

test('each refusal of a game has a position of its own, where it is judged', () => {
  const positions = suiteOf(anyGame(sealed), { forms: ['file'] }).refusedPositions();
  expect(positions).toHaveLength(sealed.refusals.length);
});
