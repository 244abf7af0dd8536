import { useState } from 'preact/hooks';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { whyNot } from '@gearhall/shared/games/kriegbot/turn';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../contract';
import { chassisName } from '../words/names';
import { refusalSentence } from '../words/refusals';

interface ReadyWayProps {
  readonly view: View;
  /** Why the designs cannot be fixed yet. */
  readonly problem: Refusal | undefined;
  readonly onReady: () => void;
}

interface FixingProps extends Pick<OrderFormProps<Action, View>, 'view' | 'seat' | 'act'> {
  /** The hall has everything that lies on the desk. */
  readonly isSettled: boolean;
}

/** The last word, or what is in its way. */
export function Fixing({ view, seat, act, isSettled }: FixingProps) {
  if (!isSettled) return <p class="hint">Your team sees it in a moment.</p>;
  const problem = whyNot(view, seat, { type: 'ready' });
  return <ReadyWay {...{ view, problem }} onReady={() => act({ type: 'ready' })} />;
}

/** Once, as it appears: always the same function, so that nothing that happens later takes the focus again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The designs are fixed for good: only after a second word. */
function ReadyWay({ view, problem, onReady }: ReadyWayProps) {
  const [asked, setAsked] = useState(false);
  if (problem) {
    const robot = view.robots[String(problem.detail?.['robot'] ?? '')];
    return (
      <p class="hint">
        Not ready{robot && `, the ${chassisName(robot.chassis)}`}: {refusalSentence(problem)}
      </p>
    );
  }
  if (!asked)
    return (
      <button type="button" class="button primary" onClick={() => setAsked(true)}>
        The designs are ready
      </button>
    );
  return (
    <div role="group" aria-label="Fix the designs" class="kb-ready">
      <p>They cannot be changed afterwards, and when all are ready everybody hears all talk.</p>
      <div class="button-row">
        <button type="button" class="button primary" ref={takeFocus} onClick={onReady}>
          Fix them for good
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          Not yet
        </button>
      </div>
    </div>
  );
}
