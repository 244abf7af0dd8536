import { useSignal } from '@preact/signals';
import { Link } from '../../app/routing/Link';
import { replayPath } from '../../app/routing/router';
import { Shell } from '../../ui/shell/Shell';
import { LOCAL } from '../../ui/words/pages/local';
import { SANDBOX } from '../../ui/words/pages/sandbox';
import { startFromFile, type SandboxStart } from './useSandboxGame';

interface NoSandboxProps {
  readonly start: Exclude<SandboxStart, { readonly is: 'game' }>;
  readonly onStart: (start: SandboxStart) => void;
}

/** There is no sandbox, or what there is cannot be played: the ways to one. */
export function NoSandbox({ start, onStart }: NoSandboxProps) {
  const busy = useSignal(false);
  const open = async (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (!file || busy.value) return;
    busy.value = true;
    onStart(await startFromFile(file));
    busy.value = false;
    // The same file can be chosen again.
    field.value = '';
  };
  return (
    <Shell>
      <section class="notice-card">
        <h1>{SANDBOX.title}</h1>
        <p role="alert">{start.is === 'bad' && SANDBOX.bad[start.why]}</p>
        {start.is !== 'bad' && <p>{SANDBOX.empty}</p>}
        <p class="button-row">
          <label class="button file-button">
            {SANDBOX.open}
            <input
              type="file"
              class="visually-hidden"
              accept="application/json,.json"
              onChange={(event) => void open(event.currentTarget)}
            />
          </label>
          <Link to={replayPath()} class="button">
            {SANDBOX.toReplays}
          </Link>
        </p>
        <p class="hint">{LOCAL.onDevice}</p>
      </section>
    </Shell>
  );
}
