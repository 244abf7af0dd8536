import type { Question } from '../state';
import type { Play } from './play';

/** Puts a question; what it says nothing of is empty. */
export function ask(play: Play, question: Pick<Question, 'kind' | 'seat'> & Partial<Question>): void {
  const { among = [], ...rest } = question;
  play.state.question = { krusher: '', any: '', arm: '', ...rest, among: [...among] };
}
