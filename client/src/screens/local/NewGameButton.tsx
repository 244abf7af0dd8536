import { useSignal } from '@preact/signals';
import { LOCAL } from '../../ui/words/pages/local';
import { ConfirmAway } from './ConfirmAway';

/** Begins anew, after a question. */
export function NewGameButton({ onBegin }: { readonly onBegin: () => void }) {
  const asking = useSignal(false);
  return (
    <>
      <button type="button" class="button quiet" aria-haspopup="dialog" onClick={() => (asking.value = true)}>
        {LOCAL.newGame}
      </button>
      {asking.value && (
        <ConfirmAway
          title={LOCAL.newGame}
          help={LOCAL.newGameAsk}
          onYes={onBegin}
          onClose={() => (asking.value = false)}
        />
      )}
    </>
  );
}
