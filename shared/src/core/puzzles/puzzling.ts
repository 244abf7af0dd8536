import type { TypedThing } from '../game';
import { atOnce } from '../ground/timeSliced';
import type { Seat } from '../ground/seats';
import { isSame } from '../json/equality';
import type { Match } from '../match';
import { candidatesFor } from '../search/candidates';
import { tryingEach, type Candidate } from '../search/comparing';
import { diceOf, redealing, type PlayingOn } from '../search/playingOn';
import { AHEAD, standsOut, type Answer, type Puzzle } from './puzzle';

const CANDIDATES = 6;
/** With fewer there is nothing to puzzle over. */
const LEAST_CANDIDATES = 3;
const LIMIT = 2000;
/** Looks before the deep one, each with other worlds and dice: the cheap ones first, since few positions are puzzles. */
const GLANCE = { name: 'glance', level: 'normal', worlds: 3 } as const;
const DUEL = { name: 'duel', level: 'hard', worlds: 8 } as const;
const LOOK = { name: 'look', level: 'hard', worlds: 20 } as const;
/** What comes this near to the best in the last look is looked at as deeply. */
const CLOSE = 0.15;
/** The best is ahead of the usual choice by this, less two standard errors. */
const SURELY_AHEAD = 0.2;

interface Depth {
  /** Worlds for the best and the usual choice. */
  readonly deep: number;
  readonly seed: string;
}

/**
 * The puzzle that a seat has before it, if it is one: the best choice wins far more often than that of a bot that plays
 * simply, and than at least half of the others. Looks at worlds that the seat takes for possible, never at the real one.
 */
export function puzzleAt(match: Match, seat: Seat, { deep, seed }: Depth): Puzzle | undefined {
  const [hard, ...usual] = choicesAt(match, seat);
  const other = usual.find((action) => !isSame(action, hard));
  const candidates = candidatesFor(match.game, { view: match.project(seat), seat }, CANDIDATES);
  if (!hard || !other || candidates.length < LEAST_CANDIDATES) return undefined;
  const look = lookingAt(match, seat, seed);
  if (isDecided(look([hard, other], { ...GLANCE, name: 'first' }))) return undefined;
  const glanced = look(candidates, GLANCE);
  const suspect = trapIn(glanced, usual);
  const [top] = bestFirst(glanced);
  if (!suspect || !top || !standsOut(answersOf(glanced))) return undefined;
  const [, winner] = look([suspect.action, top.action], DUEL);
  if (!winner || winner.gain.mean < AHEAD) return undefined;
  const answers = answersAt(look, { candidates, usual, deep });
  return answers && puzzleOf(match, seat, answers);
}

const puzzleOf = ({ record }: Match, seat: Seat, answers: readonly Answer[]): Puzzle => {
  const { rulesVersion, options, seats, seed, entries } = record;
  return { rulesVersion, options, seats, seed, seat, answers, entries };
};

/** Nothing that was tried makes any difference. */
const isDecided = (found: readonly Candidate[]): boolean =>
  found.every(({ value }) => value.mean === 0) || found.every(({ value }) => value.mean === 1);

interface Suspected {
  readonly candidates: readonly TypedThing[];
  readonly usual: readonly TypedThing[];
  readonly deep: number;
}

/** All of them in some worlds; the usual choice and those that come near the best in many. Undefined: no puzzle. */
function answersAt(look: Look, { candidates, usual, deep }: Suspected): readonly Answer[] | undefined {
  const some = look(candidates, LOOK);
  const trap = trapIn(some, usual);
  if (!trap || !standsOut(answersOf(some))) return undefined;
  const close = some.filter(({ value }) => value.mean >= topOf(some) - CLOSE);
  const among = [trap, ...close].map(({ action }) => action);
  const [fooled, ...ahead] = look(among, { name: 'deep', level: 'hard', worlds: deep });
  const [best] = bestFirst(ahead);
  if (!fooled || !best || !isSurelyAhead(best)) return undefined;
  const rest = some.filter((one) => one !== trap && !close.includes(one));
  const answers = answersOf([...ahead, fooled, ...rest]);
  return standsOut(answers) ? answers : undefined;
}

const isSurelyAhead = ({ gain: { mean, error } }: Candidate): boolean =>
  mean >= AHEAD && mean - 2 * error >= SURELY_AHEAD;

interface Depths {
  readonly name: string;
  readonly level: PlayingOn['level'];
  readonly worlds: number;
}
/** In the order of the candidates; the gains are those over the first. */
type Look = (candidates: readonly TypedThing[], depths: Depths) => readonly Candidate[];

function lookingAt({ game, state, start }: Match, seat: Seat, seed: string): Look {
  const world = redealing(game, state, seat);
  return (candidates, { name, level, worlds }) => {
    const on = { game, seats: start.seats, level, limit: LIMIT };
    const question = { world, seat, candidates, seed: `${seed} ${name}` };
    return atOnce(tryingEach(on, question, (tried) => tried >= worlds));
  };
}

/** What the hard bot does, and then those that play simply. */
function choicesAt(match: Match, seat: Seat): readonly TypedThing[] {
  const view = match.project(seat);
  const legal = match.game.legal(view, seat);
  return (['hard', 'normal', 'easy'] as const).map((level) =>
    match.game.bots[level].choose(view, seat, legal, { dice: diceOf('candidate'), history: () => [] }),
  );
}

/** The choice of a simple bot that is far behind the best; the first of these choices that is. */
const trapIn = (found: readonly Candidate[], usual: readonly TypedThing[]): Candidate | undefined =>
  usual
    .map((action) => found.find((one) => isSame(one.action, action)))
    .find((one) => one !== undefined && one.value.mean <= topOf(found) - AHEAD);

const topOf = (found: readonly Candidate[]): number => Math.max(...found.map(({ value }) => value.mean));

const bestFirst = (found: readonly Candidate[]): readonly Candidate[] =>
  found.toSorted((one, other) => other.value.mean - one.value.mean);

const answersOf = (found: readonly Candidate[]): readonly Answer[] =>
  bestFirst(found).map(({ action, value }) => ({ action, wins: Math.round(value.mean * 1000) / 1000 }));
