import fc from 'fast-check';
import { anyGame, seatLimits } from '@gearhall/shared/core/game';
import { playout, randomPlayer } from '@gearhall/shared/core/testing/playout';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { formatEdited, type Edited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { beginFrom, EDITABLE_IDS } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { problemsOf } from '@gearhall/shared/games/kriegbot/content/edited/problems';
import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { editedByLot } from '@gearhall/shared/games/kriegbot/testing/editedByLot';
import { loadAllParts } from '../testing/parts';
import { neededBy } from './needed';
import * as everything from './own';

/** An edited scenario loads the words of what was chosen for it, and no table of it lacks any. */

beforeAll(loadAllParts);

const game = anyGame(kriegbot);
type Words = typeof everything;

const chosenOf = (made: Edited) =>
  game.options.parse({
    scenario: 'edited',
    edited: formatEdited({ ...made, name: 'Mine', turns: 5 }),
    readyMade: true,
  }) as Parameters<typeof scenarioOf>[0];

test.each(EDITABLE_IDS)('%s, edited, needs the words of the scenario that it comes from', (id) => {
  const needed: readonly string[] = neededBy(scenarioOf(chosenOf(beginFrom(id))));
  const isPlain = id === 'showdown' || id === 'killTheHuman' || id === 'theHoncho';
  if (isPlain) expect(needed).toEqual([]);
  else expect(needed).toContain(id);
});

/** What happens, is done and is asked in a game with these options. */
function kindsIn(chosen: unknown, seed: string) {
  const [events, actions] = [new Set<string>(), new Set<string>()];
  const [questions, causes] = [new Set<string>(), new Set<string>()];
  const { min } = seatLimits(game, chosen);
  const players = Array.from({ length: min }, () => randomPlayer);
  for (const { match, entry, events: told } of playout({ game, options: chosen, seed, players })) {
    for (const event of told as readonly Event[]) {
      events.add(event.type);
      if (event.type === 'gameEnded') causes.add(event.cause);
    }
    actions.add((entry.action as Action).type);
    const { question } = match.project('everyone') as View;
    if (question) questions.add(question.kind);
  }
  return { events, actions, questions, causes };
}

/** Kinds that only parts have words for, and that these parts lack. */
const lackingIn = (words: Words, { events, actions, questions, causes }: ReturnType<typeof kindsIn>) => {
  const lacks = (kinds: ReadonlySet<string>, look: (of: Words, kind: never) => unknown): string[] =>
    [...kinds].filter((kind) => look(everything, kind as never) && !look(words, kind as never));
  return [
    ...lacks(events, (of, kind) => of.ownLine(kind)),
    ...lacks(actions, (of, kind) => of.ownOrder(kind)),
    ...lacks(questions, (of, kind) => of.ownQuestion(kind)),
    ...lacks(causes, (of, kind) => of.ownCause(kind)),
  ];
};

async function lackingAt(made: Edited, seed: string): Promise<readonly string[]> {
  const chosen = chosenOf(made);
  let lacking: readonly string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { loadParts } = await import('./loading');
    await loadParts(chosen);
    lacking = lackingIn(await import('./own'), kindsIn(chosen, seed));
  });
  return lacking;
}

test.each(EDITABLE_IDS)('a game of %s, edited, lacks no words', async (id) => {
  expect(await lackingAt(beginFrom(id), id)).toEqual([]);
});

test('neither does a game of something else that can be made', async () => {
  const made = fc
    .sample(editedByLot, { seed: 3, numRuns: 600 })
    .filter((one) => problemsOf(one).length === 0)
    .slice(0, 12);
  expect(made).toHaveLength(12);
  for (const [index, one] of made.entries()) expect(await lackingAt(one, String(index))).toEqual([]);
});
