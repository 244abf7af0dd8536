import { computed } from '@preact/signals';
import type { TableModel } from '../../../net/table/tableModel';
import type { Hints } from './Hints';

/** The hints at a table of the hall, which its bots give. */
export const hallHints = (model: TableModel): Hints => ({
  now: computed(() => {
    const { value: hint } = model.hint;
    if (!hint || hint.at !== model.table.value?.actions) return undefined;
    if (hint.action === undefined) return { is: 'thinking' };
    return hint.action ? { is: 'found', action: hint.action } : { is: 'failed' };
  }),
  find: () => model.askForHint(),
  hide: () => (model.hint.value = undefined),
});
