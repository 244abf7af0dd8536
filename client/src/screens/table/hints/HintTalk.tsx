import { Icon } from '../../../ui/display/Icon';
import { orderWords } from '../../../ui/orders/orderWords';
import { HINT } from '../../../ui/words/table/hints';
import { useTableSession } from '../session/tableSession';
import './hints.css';
import type { Hint, Hints } from './Hints';
import { useMarkedOrder } from './useMarkedOrder';

/** The hint, above the orders. */
export function HintTalk({ hints }: { readonly hints: Hints }) {
  const { value: hint } = hints.now;
  useMarkedOrder(hint?.is === 'found' ? hint.action : undefined);
  return hint && <HintCard hint={hint} onClose={() => hints.hide()} />;
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
