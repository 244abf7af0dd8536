import { useRef, useState } from 'preact/hooks';
import { LENGTHS } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import type { EditorProps } from '../../../stage/contract/editor';
import { ActButton } from '../../../ui/controls/ActButton';
import { CopyField } from '../../../ui/controls/CopyField';
import { Icon } from '../../../ui/display/Icon';
import { saveFile } from '../../../ui/controls/saveFile';
import { SHELF } from './editing/keeping';
import { nameOf, takeShared, type Editing } from './editing/useEditing';
import { EDITOR } from './words/words';

interface DoingProps {
  readonly editing: Editing;
  readonly means: Omit<EditorProps, 'shared'>;
  /** The scenario as text. */
  readonly text: string;
}

/** What can be done with the scenario: try it, play it, keep it, share it. */
export function Doing({ editing, means, text }: DoingProps) {
  const isReady = editing.problems.length === 0;
  const chosen = { scenario: 'edited', edited: text };
  return (
    <div class="kb-doing">
      <div class="kb-edit-row">
        <ActButton
          class="primary"
          off={!isReady}
          onClick={() => means.tryOut({ ...chosen, readyMade: true, robots: 1 })}
        >
          <Icon name="play" size={18} /> {EDITOR.tryIt}
        </ActButton>
        <ActButton off={!isReady} onClick={() => means.play(chosen)}>
          <Icon name="seats" size={18} /> {EDITOR.play}
        </ActButton>
      </div>
      <Keeping editing={editing} text={text} />
      <Sharing text={text} linkTo={means.linkTo} editing={editing} />
    </div>
  );
}

/** A file of it may have some white space besides. */
const LARGEST_FILE = 10 * LENGTHS.text;

function Keeping({ editing, text }: Pick<DoingProps, 'editing' | 'text'>) {
  const file = useRef<HTMLInputElement>(null);
  const { made, say } = editing;
  const keep = (): void => {
    if (made.name === '') return say(EDITOR.nameFirst, true);
    SHELF.save({ name: made.name, text });
    say(EDITOR.keptNow(made.name));
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const read = chosen.size > LARGEST_FILE ? '' : await chosen.text().catch(() => '');
    takeShared(editing, read.trim());
  };
  return (
    <div class="kb-edit-row">
      <button type="button" class="button" onClick={keep}>
        {EDITOR.keep}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => saveFile(text, `${nameOf(made).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.kriegbot.json`)}
      >
        <Icon name="download" size={18} /> {EDITOR.save}
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {EDITOR.open}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={EDITOR.open}
        hidden
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface SharingProps extends Pick<DoingProps, 'editing' | 'text'> {
  readonly linkTo: EditorProps['linkTo'];
}

/** A link holds the whole scenario; it is made when somebody asks for it. */
function Sharing({ editing, text, linkTo }: SharingProps) {
  const [link, setLink] = useState({ of: '', address: '' });
  const make = async (): Promise<void> => {
    const address = await linkTo(text);
    if (address === undefined) editing.say(EDITOR.tooLong, true);
    else setLink({ of: text, address });
  };
  return link.of === text ? (
    <CopyField text={link.address} label={EDITOR.shareLink} />
  ) : (
    <div class="kb-edit-row">
      <button type="button" class="button" onClick={() => void make()}>
        <Icon name="link" size={18} /> {EDITOR.makeLink}
      </button>
    </div>
  );
}
