import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ReportReason } from '@gearhall/shared/core/wire/requests';
import { ActButton } from '../../../ui/controls/ActButton';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { ListField } from '../../../ui/controls/ListField';
import { say } from '../../../ui/notices/notices';
import { REPORT } from '../../../ui/words/pages/hallNews';
import { useTableSession } from '../session/tableSession';
import { linesAt, namesAt, type Choice } from './reportable';

const REASONS = Object.entries(REPORT.reasons) as [ReportReason, string][];

/** Reports a line or a name to the operator of the hall. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useTableSession();
  const { model, isLive } = session;
  const [lines, names] = [linesAt(session), namesAt(session)];
  // What was there when the dialog was opened: the list must not move under the pointer.
  const offered = useRef<readonly Choice[]>([...lines, ...names]).current;
  const chosen = useSignal(0);
  const reason = useSignal<ReportReason>('insult');
  const words = useSignal('');
  const before = useRef(model.reported.peek()).current;
  useSignalEffect(() => {
    if (model.reported.value === before) return;
    say(REPORT.thanks);
    onClose();
  });
  const send = (): void => {
    const what = offered[chosen.value]?.[0];
    const text = words.value.trim();
    if (what)
      model.request('report', { what, reason: reason.value, ...(text === '' ? {} : { words: text }) });
  };
  return (
    <Dialog title={REPORT.title} onClose={onClose}>
      <p>{REPORT.lead}</p>
      {offered.length === 0 ? (
        <p>{REPORT.nobody}</p>
      ) : (
        <div class="report-form">
          <WhatField offered={offered} lines={lines.length} onChoose={(index) => (chosen.value = index)} />
          <ListField
            label={REPORT.why}
            value={reason.value}
            options={REASONS}
            onChange={(value) => (reason.value = value)}
          />
          <label class="report-words">
            <span>{REPORT.words}</span>
            <textarea
              class="field"
              rows={3}
              onInput={({ currentTarget: { value } }) => void (words.value = value)}
            />
          </label>
        </div>
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {REPORT.cancel}
        </button>
        <ActButton class="primary" off={!isLive.value || offered.length === 0} onClick={send}>
          {REPORT.send}
        </ActButton>
      </div>
    </Dialog>
  );
}

interface WhatFieldProps {
  readonly offered: readonly Choice[];
  /** The first of them are lines. */
  readonly lines: number;
  readonly onChoose: (index: number) => void;
}

function WhatField({ offered, lines, onChoose }: WhatFieldProps) {
  const options = offered.map(([, name], index) => (
    <option key={index} value={index}>
      {name}
    </option>
  ));
  return (
    <label class="list-field">
      <span>{REPORT.what}</span>
      <select class="field" onChange={({ currentTarget: { selectedIndex } }) => onChoose(selectedIndex)}>
        {lines > 0 && <optgroup label={REPORT.lines}>{options.slice(0, lines)}</optgroup>}
        {lines < options.length && <optgroup label={REPORT.names}>{options.slice(lines)}</optgroup>}
      </select>
    </label>
  );
}
