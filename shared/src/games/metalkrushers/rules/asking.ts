import type { Question } from '../state';
import type { RuleContext } from './context';

/** Asks a question; fields that are not given are empty. */
export function ask(
  context: RuleContext,
  question: Pick<Question, 'kind' | 'seat'> & Partial<Question>,
): void {
  const { among = [], ...rest } = question;
  context.state.question = { krusher: '', any: '', arm: '', ...rest, among: [...among] };
}
