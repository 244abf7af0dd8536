import { useEffect } from 'preact/hooks';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { NameDialog } from '../../../ui/dialogs/NameForm';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { WORDS } from '../../../ui/words/words';
import { Options } from '../gathering/Gathering';
import { showPanel, usePanels, type Panels, type Tab } from '../session/panels';
import { useTableSession, type TableSession } from '../session/tableSession';
import { OptionsDialog } from '../gathering/SettingsForm';
import { ShareLink } from '../gathering/ShareLink';
import { takeBack } from '../takeBack/TakeBack';

const PANEL_KEYS: Readonly<Record<string, Tab>> = { o: 'orders', s: 'seats', l: 'log', c: 'chat' };

// Most tables never open these.
const HelpDialog = lazyDialog(async () => (await import('./HelpDialog')).HelpDialog);
const KeysDialog = lazyDialog(async () => (await import('./KeysDialog')).KeysDialog);
const SettingsDialog = lazyDialog(async () => (await import('../gathering/SettingsDialog')).SettingsDialog);
const WatchingDialog = lazyDialog(async () => (await import('../watching/WatchingDialog')).WatchingDialog);
const ReportDialog = lazyDialog(async () => (await import('../log/ReportDialog')).ReportDialog);

/** The table's keys, and the dialog that is open. */
export function ShortcutsAndDialogs() {
  const panels = usePanels();
  useShortcuts(panels);
  const close = () => (panels.dialog.value = undefined);
  switch (panels.dialog.value) {
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'share':
      return <ShareDialog onClose={close} />;
    case 'options':
      return <OptionsDialog onClose={close} />;
    case 'resign':
      return <ResignDialog onClose={close} />;
    case 'watching':
      return <WatchingDialog onClose={close} />;
    case 'report':
      return <ReportDialog onClose={close} />;
    case 'name':
      return <NameDialog onClose={close} />;
    case undefined:
      return undefined;
  }
}

function useShortcuts(panels: Panels): void {
  const session = useTableSession();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.ctrlKey || event.metaKey) return withControl(event, session, panels.looksBack.peek());
      if (isTyping(event.target)) return leaveField(event);
      if (onPlainKey(event.key.toLowerCase(), panels, session)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [panels, session]);
}

/** Handles a key without modifiers; true when it was one of the table's. */
function onPlainKey(key: string, panels: Panels, session: TableSession): boolean {
  const { dialog, looksBack, boardOnly } = panels;
  const status = session.model.table.peek()?.status;
  const plays = status !== 'gathering';
  const does: Readonly<Record<string, (() => void) | false>> = {
    h: () => (dialog.value = 'help'),
    '?': () => (dialog.value = 'keys'),
    escape: () => leaveAside(panels),
    f: plays && (() => (boardOnly.value = !boardOnly.peek())),
    u: !looksBack.peek() && (() => takeBack(session)),
    b: plays && status !== 'ended' && (() => (looksBack.value = !looksBack.peek())),
  };
  const panel = PANEL_KEYS[key];
  if (panel && (plays || panel === 'chat')) open(panels, panel);
  else if (does[key]) does[key]();
  else return false;
  return true;
}

/** Ctrl+Z (or Cmd+Z), outside of text fields. */
function withControl(event: KeyboardEvent, session: TableSession, looksBack: boolean): void {
  if (event.key.toLowerCase() !== 'z' || event.shiftKey || isTyping(event.target) || looksBack) return;
  event.preventDefault();
  takeBack(session);
}

/** Esc puts the result aside, and returns from looking back. */
function leaveAside({ resultAside, looksBack, boardOnly }: Panels): void {
  if (looksBack.peek()) looksBack.value = false;
  else if (boardOnly.peek()) boardOnly.value = false;
  else resultAside.value = true;
}

/** Panels that make no sense while looking back return to the present. */
function open(panels: Panels, which: Tab): void {
  if (which === 'orders' || which === 'chat') panels.looksBack.value = false;
  showPanel(panels, which);
}

/** Elements in which letters type or choose: not numbers, checkboxes or radio buttons. */
const TYPED = 'input:not([type="number"], [type="radio"], [type="checkbox"]), select, textarea';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(TYPED) !== null;

/** Esc leaves a text field, so that the other keys work again. */
function leaveField({ key, target }: KeyboardEvent): void {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur();
}

interface ClosableProps {
  readonly onClose: () => void;
}

function ShareDialog({ onClose }: ClosableProps) {
  const { model, game } = useTableSession();
  const table = model.table.value;
  return (
    <Dialog title={WORDS.table.share} onClose={onClose}>
      <p>{WORDS.table.shareHelp}</p>
      <ShareLink id={model.id} />
      {table && <Options text={table.options} words={game.words.options} />}
    </Dialog>
  );
}

/** What giving up means at a table with this number of seats. */
function resignHelp(seats: number): string {
  const { resignHelp: words } = WORDS.table;
  return seats === 1 || seats === 2 ? words[seats] : words.more;
}

function ResignDialog({ onClose }: ClosableProps) {
  const { model } = useTableSession();
  const resign = () => {
    model.act(RESIGN);
    onClose();
  };
  return (
    <Dialog title={WORDS.table.resignTitle} onClose={onClose}>
      <p>{resignHelp(model.table.value?.seats.length ?? 0)}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {WORDS.table.keepPlaying}
        </button>
        <button type="button" class="button danger" onClick={resign}>
          {WORDS.table.resignYes}
        </button>
      </div>
    </Dialog>
  );
}
