import { Icon } from '../../../ui/display/Icon';
import { orderWords } from '../../../ui/orders/orderWords';
import { HINT } from '../../../ui/words/pages/analysis';
import { useTableSession } from '../../table/session/tableSession';
import type { Hint, Hints } from './Hints';
import { useMarkedOrder } from './useMarkedOrder';

/** The hint above the orders, and below it what the coach says. */
export function HintTalk({ hints }: { readonly hints: Hints }) {
  const { coachSays, presenter } = useTableSession();
  const isOver = presenter.table.value?.status === 'ended';
  const hint = hints.now.value;
  useMarkedOrder(!isOver && hint?.is === 'found' ? hint.action : undefined);
  if (isOver) return undefined;
  const CoachSays = coachSays.value;
  return (
    <>
      {hint && <HintCard hint={hint} onClose={() => hints.hide()} />}
      {CoachSays && <CoachSays />}
    </>
  );
}

interface HintCardProps {
  readonly hint: Hint;
  readonly onClose: () => void;
}

function HintCard({ hint, onClose }: HintCardProps) {
  return (
    <section class="hint-card" aria-label={HINT.title}>
      <div role="status">
        <HintWords hint={hint} />
      </div>
      <button
        type="button"
        class="button quiet square"
        aria-label={HINT.close}
        title={HINT.close}
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}

function HintWords({ hint }: { readonly hint: Hint }) {
  const { model, game, names } = useTableSession();
  if (hint.is === 'thinking') return <p>{HINT.thinking}</p>;
  if (hint.is !== 'found') return <p>{HINT[hint.is]}</p>;
  const words = orderWords(
    game,
    { view: model.view.value, seat: model.seat.value ?? 0, names: names.value },
    hint.action,
  );
  if (!words) return <p>{HINT.form}</p>;
  return (
    <>
      <p>{HINT.would}</p>
      <p>
        <strong>{words.label}</strong>
      </p>
    </>
  );
}
