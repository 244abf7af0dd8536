import type { Signal } from '@preact/signals';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';
import type { Sheet } from '../session/panels';

/** Makes the sheet higher or lower. */
export function SheetHandle({ sheet }: { readonly sheet: Signal<Sheet> }) {
  return (
    <div class="handle">
      <button
        type="button"
        class="button quiet square"
        aria-label={WORDS.table.more}
        disabled={sheet.value === 'high'}
        onClick={() => (sheet.value = sheet.value === 'low' ? 'half' : 'high')}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        class="button quiet square"
        aria-label={WORDS.table.less}
        disabled={sheet.value === 'low'}
        onClick={() => (sheet.value = sheet.value === 'high' ? 'half' : 'low')}
      >
        <Icon name="down" />
      </button>
    </div>
  );
}
