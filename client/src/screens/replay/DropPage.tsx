import './replay.css';
import { useId } from 'preact/hooks';
import { Icon } from '../../ui/display/Icon';
import { Shell } from '../../ui/shell/Shell';
import { DROP } from '../../ui/words/pages/replay';

interface FileProps {
  readonly onFile: (file: File) => void;
}

/** Where the file of a record is dropped or chosen. */
export function DropPage({ onFile }: FileProps) {
  return (
    <Shell>
      <section class="notice-card drop-card">
        <span class="drop-mark">
          <Icon name="replay" size={56} />
        </span>
        <h1>{DROP.title}</h1>
        <p>{DROP.lead}</p>
        <FileChoice onFile={onFile} />
        <p class="hint">{DROP.hint}</p>
      </section>
    </Shell>
  );
}

export function FileChoice({ onFile }: FileProps) {
  const id = useId();
  const choose = (event: Event & { readonly currentTarget: HTMLInputElement }) => {
    const file = event.currentTarget.files?.[0];
    if (file) onFile(file);
  };
  return (
    <span class="file-choice">
      <input id={id} type="file" accept=".json,application/json" onChange={choose} />
      <label for={id} class="button primary">
        {DROP.choose}
      </label>
    </span>
  );
}
