import { meansOf } from '@gearhall/shared/core/replay/history';
import { matchSeed, seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import type { Entry } from '@gearhall/shared/core/log/entry';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { GameId } from '@gearhall/shared/games/catalog';
import { RULES } from '@gearhall/shared/games/rules';
import type { Staged } from '../support/staged';

/** The seat of the person whose screen is shown. */
const ADA = 0;

/** The table shown for each game: its seats, and which questions to Ada are shown besides the first. */
export const SHOWN = {
  metaltalon: { seats: 3, asked: ['move', 'fireAtShip', 'fireAtBase', 'reroll'] },
  metalkrushers: { seats: 2, asked: ['move', 'arm', 'attack', 'parry', 'strike'] },
  rushncrush: { seats: 4, asked: ['drive', 'use', 'endTurn'] },
  metalheads: { seats: 3, asked: ['take', 'construct', 'pay'] },
  kriegbot: { seats: 2, asked: ['design', 'place', 'move', 'attack', 'answer'] },
} as const satisfies Partial<Record<GameId, { readonly seats: number; readonly asked: readonly string[] }>>;

export type ShownGame = keyof typeof SHOWN;
export const SHOWN_GAMES = Object.keys(SHOWN) as ShownGame[];

/** A whole game that easy bots have played on all seats, always from the same seed. */
export interface Played {
  readonly game: ShownGame;
  readonly staged: Staged;
  /** The number of entries before each question to Ada, and the legal answers. */
  readonly questions: readonly Question[];
  /** The types of the events that each entry led to. */
  readonly events: readonly (readonly string[])[];
}

interface Question {
  readonly at: number;
  readonly types: ReadonlySet<string>;
}

/** With the usual options, or with those that are chosen here. */
export function playWhole(game: ShownGame, chosen: object = {}): Played {
  const rules = RULES[game];
  const { seats } = SHOWN[game];
  const seed = seedFrom('screenshots', game);
  const options = rules.options.parse(chosen);
  const start = { options, seats, seed: matchSeed(seed, Array<string>(seats).fill('')) };
  let { match } = Match.begin(rules, start);
  const entries: Entry[] = [];
  const questions: Question[] = [];
  const events: string[][] = [];
  while (!match.outcome) {
    if (match.toAct.includes(ADA)) questions.push(questionIn(match));
    const entry = botEntry(match, game);
    const played = match.play(entry.seat, entry.action);
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
    entries.push(entry);
    events.push(played.events.map(({ type }) => type));
  }
  return { game, staged: { game, options, seed, entries }, questions, events };
}

const questionIn = (match: Match): Question => ({
  at: match.length,
  types: new Set(match.legal(ADA).map(({ type }) => type)),
});

/** Ada answers last, so that every question that she shares with others is seen. */
function botEntry(match: Match, word: string): Entry {
  const seat = match.toAct.findLast((one) => one !== ADA) ?? ADA;
  const dice = seededDice(seedFrom('screenshots', word, match.length));
  const { easy } = match.game.bots;
  const means = meansOf(match, seat, dice, easy);
  return { seat, action: easy.choose(match.project(seat), seat, match.legal(seat), means) };
}

/** The moments at which Ada is asked something, by name, with the number of entries before each. */
export function momentsOf(
  { game, staged, questions }: Played,
  asked: readonly string[] = SHOWN[game].asked,
): ReadonlyMap<string, number> {
  const half = staged.entries.length / 2;
  const moments = new Map<string, number>();
  const add = (name: string, question: Question | undefined): void => {
    if (question) moments.set(name, question.at);
  };
  add('first', questions[0]);
  for (const type of asked)
    add(
      type,
      questions.find(({ types }) => types.has(type)),
    );
  add(
    'middle',
    questions.find(({ at }) => at >= half),
  );
  return moments;
}

/** The game after this number of entries. */
export const cutAt = ({ staged }: Played, length: number): Staged => ({
  ...staged,
  entries: staged.entries.slice(0, length),
});
