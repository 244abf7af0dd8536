import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { TextFault } from '@gearhall/shared/core/text/tidyText';
import { myName, nameFault, setMyName } from '../../net/guest/guest';
import { DeviceButton } from './DeviceButton';
import { Dialog } from './Dialog';
import { WORDS } from '../words/words';
import { NAME_SENTENCES } from '../words/language/texts';

interface NameFormProps {
  readonly submit: string;
  readonly onDone: () => void;
}

/** Asks for the name that others see, and keeps it. */
export function NameForm({ submit, onDone }: NameFormProps) {
  const fault = useSignal<TextFault | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const ids = { field: useId(), hint: useId() };
  useEffect(() => field.current?.select(), []);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const name = field.current?.value ?? '';
    fault.value = nameFault(name);
    if (fault.value) return field.current?.focus();
    setMyName(name);
    onDone();
  };
  return (
    <form class="name-form" onSubmit={onSubmit} noValidate>
      <label for={ids.field}>{WORDS.name.label}</label>
      <input
        id={ids.field}
        ref={field}
        class="field"
        defaultValue={myName.value}
        autocomplete="nickname"
        autoFocus
        aria-describedby={ids.hint}
        aria-invalid={fault.value !== undefined}
      />
      <p id={ids.hint} class={fault.value ? 'hint warning' : 'hint'}>
        {fault.value ? NAME_SENTENCES[fault.value] : WORDS.name.hint}
      </p>
      <button type="submit" class="button primary">
        {submit}
      </button>
    </form>
  );
}

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={WORDS.name.title} onClose={onClose}>
      <NameForm submit={WORDS.name.save} onDone={onClose} />
      <hr />
      <DeviceButton onOpen={onClose} />
    </Dialog>
  );
}
