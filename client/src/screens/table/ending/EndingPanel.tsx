import { ENDING } from '../../../ui/words/ending';
import { useTableSession } from '../tableSession';
import { Ending, Figures } from './Ending';

/**
 * The result in the orders panel; `isShort`: the card over the board shows the result, and only the
 * figures are here.
 */
export function EndingPanel({ isShort = false }: { readonly isShort?: boolean }) {
  const { local } = useTableSession();
  if (!isShort || local) return <Ending />;
  return (
    <div class="ending">
      <h3>{ENDING.summary}</h3>
      <Figures />
    </div>
  );
}
