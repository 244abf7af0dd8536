import { effect } from '@preact/signals';
import { myName } from '../../../net/guest/guest';
import { usePanels } from './panels';
import { useTableSession } from './tableSession';

/**
 * Does what only somebody with a name may do, like talking and sitting: who has none yet is asked for it first. Nothing
 * is done where the question is closed without an answer.
 */
export function useNamed(): (deed: () => void) => void {
  const { dialog } = usePanels();
  const { model } = useTableSession();
  return (deed) => {
    if (myName.peek() !== '') return deed();
    dialog.value = 'name';
    let isWaiting = true;
    const stop = effect(() => {
      const isGiven = myName.value !== '';
      if (!isWaiting || (!isGiven && dialog.value === 'name')) return;
      isWaiting = false;
      queueMicrotask(() => {
        stop();
        if (!isGiven) return;
        // The page tells the table of a new name a little later: what is done now is done under it.
        model.request('rename', { name: myName.peek() });
        deed();
      });
    });
  };
}
