import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { whyNot } from '@gearhall/shared/games/kriegbot/judging';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { TwoStepButton } from '../../../ui/controls/TwoStepButton';
import { chassisName } from '../words/field/names';
import { refusalSentence } from '../words/refusals';

interface ReadyButtonProps {
  readonly view: View;
  /** Why the designs cannot be fixed yet. */
  readonly problem: Refusal | undefined;
  readonly onReady: () => void;
}

interface FixDesignsProps extends Pick<OrderFormProps<Action, View>, 'view' | 'seat' | 'act'> {
  /** The hall has received everything on the desk. */
  readonly isSettled: boolean;
}

/** The button that fixes the designs, or the reason why it cannot be pressed. */
export function FixDesigns({ view, seat, act, isSettled }: FixDesignsProps) {
  if (!isSettled) return <p class="hint">Your team sees it in a moment.</p>;
  const problem = whyNot(view, seat, { type: 'ready' });
  return <ReadyButton {...{ view, problem }} onReady={() => act({ type: 'ready' })} />;
}

/** Designs are fixed for good, so the button asks for confirmation. */
function ReadyButton({ view, problem, onReady }: ReadyButtonProps) {
  if (problem) {
    const robot = view.robots[String(problem.detail?.['robot'] ?? '')];
    return (
      <p class="hint">
        Not ready{robot && `, the ${chassisName(robot.chassis)}`}: {refusalSentence(problem)}
      </p>
    );
  }
  return (
    <TwoStepButton
      first="The designs are ready"
      second="Fix them for good"
      title="Fix the designs"
      warning="They cannot be changed afterwards, and when all are ready everybody hears all talk."
      onDone={onReady}
    />
  );
}
