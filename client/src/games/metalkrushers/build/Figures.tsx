import { problemsOf, totalsOf } from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import { Glossed } from '../../../ui/glossary/Glossed';
import { count, signed } from '../words/names';
import { refusalSentence } from '../words/refusals';
import type { SheetProps } from './sheetProps';

/** The points left, the initiative modifier, and every rule that is broken. */
export function Figures({ design, options }: Pick<SheetProps, 'design' | 'options'>) {
  const { used, allowed, left, cost, initiative } = totalsOf(design);
  const problems = problemsOf(design, options);
  return (
    <div class="build-figures" aria-live="polite">
      <p>
        <strong>{leftInWords(left)}</strong> ({used} of {allowed}
        {cost > 0 && `; special weapons take ${cost}`}). <Glossed text="Initiative" />{' '}
        <strong>{signed(initiative)}</strong>.
      </p>
      {problems.length > 0 && (
        <ul class="build-problems">
          {problems.map((problem) => (
            <li key={refusalSentence(problem)}>
              <Glossed text={refusalSentence(problem)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function leftInWords(left: number): string {
  if (left === 0) return 'All armor is spent';
  return left < 0 ? `${-left} too many` : `${count(left, 'armor point')} left`;
}
