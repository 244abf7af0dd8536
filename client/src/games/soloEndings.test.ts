import { withDice } from '@gearhall/shared/core/testing/means';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import { anyGame, type TypedThing } from '@gearhall/shared/core/game';
import { kriegbot as kriegbotRules } from '@gearhall/shared/games/kriegbot/index';
import { metalheads as metalheadsRules } from '@gearhall/shared/games/metalheads/index';
import { metalkrushers as metalkrushersRules } from '@gearhall/shared/games/metalkrushers/index';
import { metaltalon as metaltalonRules } from '@gearhall/shared/games/metaltalon/index';
import { rushncrush as rushncrushRules } from '@gearhall/shared/games/rushncrush/index';
import { MONSTER_IDS } from '@gearhall/shared/games/metalheads/content/monsters';
import { END_CAUSES as KRIEGBOT } from '@gearhall/shared/games/kriegbot/events';
import { END_CAUSES as METALKRUSHERS } from '@gearhall/shared/games/metalkrushers/events';
import { END_CAUSES as METALTALON } from '@gearhall/shared/games/metaltalon/events';
import { END_CAUSES as RUSHNCRUSH } from '@gearhall/shared/games/rushncrush/events';
import type { Words } from '../stage/contract/words';
import { words as kriegbot } from './kriegbot/words';
import { words as metalheads } from './metalheads/words';
import { words as metalkrushers } from './metalkrushers/words';
import { words as metaltalon } from './metaltalon/words';
import { words as rushncrush } from './rushncrush/words';

/** Nobody reads that nobody wins who has played alone: they have lost, or it is a draw. */

const RULES = {
  kriegbot: anyGame(kriegbotRules),
  metalheads: anyGame(metalheadsRules),
  metalkrushers: anyGame(metalkrushersRules),
  metaltalon: anyGame(metaltalonRules),
  rushncrush: anyGame(rushncrushRules),
};

const WORDS = { kriegbot, metalheads, metalkrushers, metaltalon, rushncrush } as unknown as Readonly<
  Record<keyof typeof RULES, Words<unknown, TypedThing, TypedThing>>
>;
const NAMES = ['Ada'];
const EMPTY = /nobody w(?:ins|on)|no winner/iu;

const CAUSES = {
  metaltalon: METALTALON,
  metalkrushers: METALKRUSHERS,
  rushncrush: RUSHNCRUSH,
  kriegbot: KRIEGBOT,
  metalheads: ['soloLost'],
} satisfies Record<keyof typeof RULES, readonly string[]>;

describe.each(Object.entries(CAUSES) as [keyof typeof RULES, readonly string[]][])('%s', (game, causes) => {
  test.each(causes)('ended by %s without a winner', (cause) => {
    const sentence = WORDS[game].ending([], cause, NAMES);
    expect(sentence).toMatch(/^\S.*[.]$/u);
    expect(sentence).not.toMatch(EMPTY);
  });
});

interface Alone {
  readonly game: keyof typeof RULES;
  readonly options: object;
}

const ALONE: readonly Alone[] = [
  ...MONSTER_IDS.map((monster) => ({ game: 'metalheads' as const, options: { monster } })),
  { game: 'rushncrush', options: { course: 'open:1A-5A-6B-2A' } },
  { game: 'kriegbot', options: { scenario: 'humanWave', turnLimit: 15 } },
];

/** The last line of the log, and the ending, of a game that one seat has played alone. */
function endOf({ game, options }: Alone, givesUp: boolean) {
  const rules = RULES[game];
  const words = WORDS[game];
  const start = { options: rules.options.parse(options), seats: 1, seed: seedFrom('alone', game) };
  const begun = Match.begin(rules, start);
  let { match, events } = begun;
  const write = words.logWriter(NAMES, { options: start.options });
  const lines: string[] = [];
  const dice = seededDice(seedFrom('alone', 'bot'));
  for (;;) {
    for (const event of match.eventsFor(events, 0))
      if (!isCoreEvent(event)) lines.push(write(event)?.text ?? '');
    const { outcome } = match;
    if (outcome)
      return {
        outcome,
        lines,
        ending: words.ending(outcome.winners, outcome.cause, NAMES, match.project(0)),
      };
    const view = match.project(0);
    const isOver = givesUp && match.length > 20;
    const action = isOver ? RESIGN : rules.bots.easy.choose(view, 0, match.legal(0), withDice(dice));
    const played = match.play(0, action);
    if (isRefusal(played)) throw new Error(`It is refused: ${played.refused}.`);
    ({ match, events } = played);
  }
}

test.each(ALONE.flatMap((alone) => [[alone, false] as const, [alone, true] as const]))(
  'alone, %j, giving up: %s',
  (alone, givesUp) => {
    const { outcome, lines, ending } = endOf(alone, givesUp);
    expect(ending).toMatch(outcome.winners.length > 0 ? /^Ada wins/u : /^Ada has (?:lost|given up)|^A draw/u);
    for (const told of [ending, ...lines]) expect(told).not.toMatch(EMPTY);
  },
);
