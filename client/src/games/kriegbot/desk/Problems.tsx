import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { whyNot } from '@gearhall/shared/games/kriegbot/judging';
import { hasCores } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { nameOfPlace } from '../sheet/Template';
import { refusalSentence } from '../words/refusals';
import { at, fits, type Draft, type SpotId } from './draft';

interface ProblemsProps {
  readonly view: View;
  readonly seat: number;
  readonly robot: string;
  readonly draft: Draft;
  readonly chassis: ChassisId;
}

/** What is wrong with the draft as it is, and what is missing. */
export function Problems({ view, seat, robot, draft, chassis }: ProblemsProps) {
  const problem = whyNot(view, seat, { type: 'design', robot, ...draft });
  const missing = [...emptyPlaces(chassis, draft), ...(hasCores(view) && !draft.core ? ['power core'] : [])];
  return (
    <p class="kb-problems" role="status">
      {problem ? <span class="warning">{refusalSentence(problem)}</span> : ''}
      {!problem && missing.length > 0 ? `Still empty: ${missing.join(', ')}.` : ''}
      {!problem && missing.length === 0 ? <span class="good">This robot is complete.</span> : ''}
    </p>
  );
}

export function emptyPlaces(chassis: ChassisId, draft: Draft): readonly string[] {
  const spots: readonly SpotId[] = ['primary', 'secondary', 'zero', 'four', 'inner', 'deep', 'skin'];
  return spots
    .filter((spot) => CARD_IDS.some((card) => fits(chassis, spot, card)) && at(draft, spot) === '')
    .map((spot) => nameOfPlace(chassis, { item: spot }).toLowerCase());
}
