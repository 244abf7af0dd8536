import { ActButton } from '../../../ui/controls/ActButton';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Icon } from '../../../ui/display/Icon';
import { listed, WORDS } from '../../../ui/words/words';
import { learnedSentences } from '../../../ui/words/table/takeBack';
import { useTableSession, type TableSession } from '../session/tableSession';
import { hasOthers, learnedInRefusal, needsConsent, silentIn } from '../session/learned';

/** There may be something of mine to take back. */
function canTakeBack({ model, terms }: TableSession): boolean {
  const table = model.table.value;
  if (terms.value.takeBack === 'off') return false;
  return model.seat.value !== undefined && table?.status === 'playing' && model.hasActed.value;
}

/** Takes back at once, unless a vote is open or an answer is pending. */
export function takeBack(session: TableSession): void {
  if (canTakeBack(session) && session.model.table.value?.undoBy === -1) session.model.takeBack(false);
}

/** The undo button beside the orders. */
export function TakeBackButton() {
  const session = useTableSession();
  const { model, isLive } = session;
  if (!canTakeBack(session)) return undefined;
  const isAsked = (model.table.value?.undoBy ?? -1) >= 0;
  return (
    <ActButton
      class="quiet"
      off={!isLive.value || model.acting.value || isAsked}
      onClick={() => takeBack(session)}
    >
      <Icon name="undo" size={16} /> {WORDS.takeBack.button}
    </ActButton>
  );
}

/** Taking back needs consent: shows what has been learned since, and the button that asks the others. */
export function AskToTakeBack() {
  const { model, names } = useTableSession();
  const refused = model.refused.value;
  const table = model.table.value;
  if (!table || !refused || !needsConsent(refused)) return undefined;
  const seat = model.seat.value ?? -1;
  const { askHelp, ask } = hasOthers(table, seat) ? WORDS.takeBack : WORDS.takeBack.alone;
  const silent = silentIn(table, seat).map((one) => names.value[one] ?? '');
  const close = () => (model.refused.value = undefined);
  const sentences = learnedSentences(learnedInRefusal(refused.refusal), undefined);
  return (
    <Dialog title={WORDS.takeBack.askTitle} onClose={close}>
      <p>{sentences.length > 0 ? WORDS.takeBack.askLead : WORDS.takeBack.isOver}</p>
      <LearnedList sentences={sentences} />
      <p>{silent.length > 0 ? WORDS.takeBack.nobodyToAgree(listed(silent)) : askHelp}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={close}>
          {WORDS.takeBack.leave}
        </button>
        {silent.length === 0 && (
          <button type="button" class="button primary" onClick={() => model.takeBack(true)}>
            {ask}
          </button>
        )}
      </div>
    </Dialog>
  );
}

export function LearnedList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul class="learned">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
