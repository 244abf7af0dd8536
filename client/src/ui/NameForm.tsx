import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { LIMITS } from '../app/limits';
import { myName, setMyName, tidyName } from '../net/guest';
import { DeviceButton } from './DeviceButton';
import { Dialog } from './Dialog';
import { WORDS } from './words';

interface NameFormProps {
  readonly submit: string;
  readonly onDone: () => void;
}

/** Asks for the name that others see, and keeps it. */
export function NameForm({ submit, onDone }: NameFormProps) {
  const missing = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const ids = { field: useId(), hint: useId() };
  useEffect(() => field.current?.select(), []);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const name = tidyName(field.current?.value ?? '');
    missing.value = name === '';
    if (missing.value) return field.current?.focus();
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
        maxLength={LIMITS.name}
        autocomplete="nickname"
        autoFocus
        aria-describedby={ids.hint}
        aria-invalid={missing.value}
      />
      <p id={ids.hint} class={missing.value ? 'hint warning' : 'hint'}>
        {missing.value ? WORDS.name.missing : WORDS.name.hint}
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
