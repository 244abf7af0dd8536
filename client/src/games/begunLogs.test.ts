import { withDice } from '@gearhall/shared/core/testing/means';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { anyGame, type TypedThing } from '@gearhall/shared/core/game';
import { kriegbot as kriegbotRules } from '@gearhall/shared/games/kriegbot/index';
import { metalheads as metalheadsRules } from '@gearhall/shared/games/metalheads/index';
import { metalkrushers as metalkrushersRules } from '@gearhall/shared/games/metalkrushers/index';
import { metaltalon as metaltalonRules } from '@gearhall/shared/games/metaltalon/index';
import { rushncrush as rushncrushRules } from '@gearhall/shared/games/rushncrush/index';
import type { Words } from '../stage/contract/words';
import { words as kriegbot } from './kriegbot/words';
import { words as metalheads } from './metalheads/words';
import { words as metalkrushers } from './metalkrushers/words';
import { words as metaltalon } from './metaltalon/words';
import { words as rushncrush } from './rushncrush/words';

/** The log of a game that had begun before, as in a lesson, tells the same as the log of the whole game. */

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
const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov'];
/** Positions at which a log is begun, from one turn to another. */
const POSITIONS = 12;
/** Actions that are compared from each position on. */
const ACTIONS = 40;
const MOST = 400;

interface Played {
  readonly game: keyof typeof RULES;
  readonly seats: number;
  readonly options?: object;
}

const GAMES: readonly Played[] = [
  { game: 'metaltalon', seats: 3 },
  { game: 'metalkrushers', seats: 2 },
  { game: 'rushncrush', seats: 2, options: { course: 'open:1A-5A-6B-2A' } },
  { game: 'kriegbot', seats: 2, options: { readyMade: true } },
  { game: 'kriegbot', seats: 3, options: { scenario: 'sharksAndJets' } },
  { game: 'kriegbot', seats: 2, options: { scenario: 'beachhead' } },
  { game: 'metalheads', seats: 1, options: { monster: 'leviathan' } },
  { game: 'metalheads', seats: 3, options: { monster: 'hydra' } },
];

/** What the first seat sees before an action, and hears of it. */
interface Heard {
  readonly view: unknown;
  readonly events: readonly TypedThing[];
}

/** A game of easy bots as its first seat hears it. The first entry is the set-up, without a view. */
function heardIn({ game, seats, options = {} }: Played): readonly Heard[] {
  const rules = RULES[game];
  const begun = Match.begin(rules, {
    ...{ options: rules.options.parse(options), seats, seed: seedFrom('begun', game) },
  });
  let { match } = begun;
  const dice = seededDice(seedFrom('begun', 'bots'));
  const heard: Heard[] = [{ view: undefined, events: match.eventsFor(begun.events, 0) }];
  while (!match.outcome && heard.length < MOST) {
    const [seat = 0] = match.toAct;
    const action = rules.bots.easy.choose(match.project(seat), seat, match.legal(seat), withDice(dice));
    const view = match.project(0);
    const played = match.play(seat, action);
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
    heard.push({ view, events: match.eventsFor(played.events, 0) });
  }
  return heard;
}

/** The actions that follow on one that began a turn: a lesson begins there. */
function positionsIn(heard: readonly Heard[]): readonly number[] {
  const all = heard.flatMap(({ events }, at) => (events.some(isTurn) && heard[at + 1] ? [at + 1] : []));
  const step = Math.ceil(all.length / POSITIONS);
  return all.filter((_, at) => at % step === 0);
}
const isTurn = ({ type }: TypedThing): boolean => ['turnBegan', 'roundBegan', 'phaseBegan'].includes(type);

test.each(GAMES)('$game, $options', (played) => {
  const { logWriter } = WORDS[played.game];
  const heard = heardIn(played);
  const names = NAMES.slice(0, played.seats);
  const whole = logWriter(names, { options: RULES[played.game].options.parse(played.options ?? {}) });
  const linesOf = (write: typeof whole, { events }: Heard): string[] =>
    events.filter((event) => !isCoreEvent(event)).map((event) => write(event)?.text ?? '');
  const lines = heard.map((one) => linesOf(whole, one));
  const positions = positionsIn(heard);
  expect(positions.length).toBeGreaterThan(3);
  for (const from of positions) {
    const begun = logWriter(names, { begun: heard[from]?.view });
    const told = heard.slice(from, from + ACTIONS).map((one) => linesOf(begun, one));
    expect(told).toEqual(lines.slice(from, from + ACTIONS));
  }
});
