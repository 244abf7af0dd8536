import { ENDING } from '../../ui/words/ending';
import { Ending, Figures } from './ending/Ending';

/** The result in the orders panel; `isShort`: the card over the board tells it, and here are the figures alone. */
export function EndingWays({ isShort = false }: { readonly isShort?: boolean }) {
  if (!isShort) return <Ending />;
  return (
    <div class="ending">
      <h3>{ENDING.summary}</h3>
      <Figures />
    </div>
  );
}
