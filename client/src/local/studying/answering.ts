import type { Progress } from '@gearhall/shared/core/analysis/analysis';
import { analyse, gamesWithin, judgeDecision } from '@gearhall/shared/core/analysis/analyse';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Work } from '@gearhall/shared/core/ground/timeSliced';
import { weighing } from '@gearhall/shared/core/puzzles/weighing';
import { hintFor } from './hinting';
import type { Answers, Question } from './questions';
import { playable } from './studied';

/** The work of answering a question, in pieces. */
export type AnswerWork = Work<Answers[keyof Answers], Progress>;

/** The answer has the type that belongs to the question. `now`: a clock in milliseconds. */
export function* answerWork(rules: AnyGame, question: Question, now: () => number): AnswerWork {
  if (question.ask === 'hint') return hintFor(rules, question.game, question.seat);
  const { game, record } = playable(rules, question.game);
  if (question.ask === 'weigh') return yield* weighing(game, record, { ...question, now });
  const budget = { games: gamesWithin(game, record, { ms: question.ms, now }), seed: record.seed };
  if (question.ask === 'analyse') return yield* analyse(game, record, budget);
  return yield* judgeDecision(game, record, question.at, budget);
}
