import type { AnyGame } from '../game';
import type { Work } from '../ground/timeSliced';
import { diceOf, playedOn } from '../search/playingOn';
import { RESIGN } from '../log/resign';
import type { Analysis, CurvePoint, Judged, Progress } from './analysis';
import { courseOf, isChoice, type Course, type PlayedRecord } from './course';
import { Curve, isSure, stretchesOf } from './curve';
import { judging } from './judging';
import { luckFrom, rolling, type Roll } from './luck';
import { momentsOf } from './moments';
import { choicesIn, placesIn, placesWithin, rollsIn, timesFor } from './planning';

/** The same record, budget and seed give the same analysis. */
export interface AnalysisBudget {
  /** Simulated games, altogether; about this number is played. */
  readonly games: number;
  readonly seed: string;
}

/** What part of the budget each question gets. */
const FOR = { curve: 0.4, turns: 0.1, choices: 0.35, rolls: 0.15 } as const;
/** How many stretches of the curve get more points. */
const STRETCHES = 3;

/**
 * Looks at a game that is over: each seat's chance through it, the choices and rolls that mattered, from games that hard
 * bots play on. Choices are judged by what their seat knew, everything else with all cards open. Throws where the
 * record is refused by the rules.
 */
export function* analyse(
  game: AnyGame,
  record: PlayedRecord,
  budget: AnalysisBudget,
): Work<Analysis, Progress> {
  const course = courseOf(game, record);
  const curve = new Curve(course, budget.seed);
  let played = 0;
  function* counted<Result>(work: Generator<undefined, Result>): Work<Result, Progress> {
    for (;;) {
      const piece = work.next();
      if (piece.done) return piece.value;
      played += 1;
      yield { done: Math.min(1, played / budget.games), curve: curve.points };
    }
  }

  const places = placesIn(course, budget.games * FOR.curve);
  yield* counted(curve.add(places, timesFor(budget.games * FOR.curve, places.length)));
  const bends = stretchesOf(curve.points).filter(isSure).slice(0, STRETCHES);
  const more = bends.flatMap((bend) => placesWithin(course, bend, (budget.games * FOR.turns) / bends.length));
  if (more.length > 0) yield* counted(curve.add(more, timesFor(budget.games * FOR.turns, more.length)));

  const stretches = stretchesOf(curve.points);
  const judged: Judged[] = [];
  const choices = choicesIn(course, stretches, budget.games * FOR.choices);
  for (const act of choices) {
    const games = Math.floor((budget.games * FOR.choices) / choices.length);
    const one = yield* counted(judging(course, act, { games, seed: budget.seed }));
    if (one) judged.push(one);
  }
  const rolls: Roll[] = [];
  const throws = rollsIn(course, stretches, budget.games * FOR.rolls);
  for (const act of throws) {
    const times = Math.floor((budget.games * FOR.rolls) / throws.length / 2);
    rolls.push(yield* counted(rolling(course, act, { times, seed: budget.seed })));
  }
  return {
    curve: curve.points,
    judged: judged.toSorted((one, other) => one.at - other.at),
    luck: luckFrom(rolls, record.seats),
    moments: momentsOf(withoutGivingUp(course, curve.points), { judged, rolls }),
  };
}

/** Somebody who gives up turns nothing: it was over before. */
const withoutGivingUp = ({ acts }: Course, points: readonly CurvePoint[]): readonly CurvePoint[] =>
  acts.at(-1)?.action.type === RESIGN.type ? points.slice(0, -1) : points;

/** One choice, looked at with the whole budget; `undefined` where the entry was no choice. */
export function* judgeDecision(
  game: AnyGame,
  record: PlayedRecord,
  at: number,
  budget: AnalysisBudget,
): Work<Judged | undefined, Progress> {
  const course = courseOf(game, record);
  const act = course.acts.find((one) => one.at === at);
  if (!act || !isChoice(course, act)) return undefined;
  const work = judging(course, act, budget);
  for (let played = 1; ; played += 1) {
    const piece = work.next();
    if (piece.done) return piece.value;
    yield { done: Math.min(1, played / budget.games), curve: [] };
  }
}

/**
 * How many simulated games fit into a time, from a few of them. `now`: a clock in milliseconds.
 */
export function gamesWithin(
  game: AnyGame,
  record: PlayedRecord,
  look: { readonly ms: number; now(): number },
): number {
  const { on, positions } = courseOf(game, record);
  const tries = [0.1, 0.4, 0.7].map((part) => positions[Math.floor(positions.length * part)]);
  const until = look.now() + look.ms * TRIAL;
  let each = Infinity;
  // The first games are slow: the code has not run before. Later ones, because something else runs.
  for (let round = 0; round === 0 || look.now() < until; round += 1) {
    const began = look.now();
    for (const match of tries) if (match) playedOn(on, match.state, diceOf('a try', round));
    each = Math.min(each, Math.max(0.05, (look.now() - began) / tries.length));
  }
  return Math.max(LEAST_GAMES, Math.min(MOST_GAMES, Math.floor(look.ms / each)));
}

/** The part of the time that is spent on it, or three games where they take longer. */
const TRIAL = 0.1;
const LEAST_GAMES = 60;
const MOST_GAMES = 6000;
