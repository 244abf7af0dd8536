import { ActButton } from '../../../ui/ActButton';
import { Dialog } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { WORDS } from '../../../ui/words';
import { learnedSentences } from '../../../ui/words/takeBack';
import { useSeating, type Seating } from '../seating';
import { learnedInRefusal, needsConsent } from './learned';

/** There may be something of mine to take back. */
export function canTakeBack({ model }: Seating): boolean {
  const table = model.table.value;
  return model.seat.value !== undefined && table?.status === 'playing' && model.hasActed.value;
}

/** Takes back at once, unless a question is open or an answer is awaited. */
export function takeBack(seating: Seating): void {
  if (canTakeBack(seating) && seating.model.table.value?.undoBy === -1) seating.model.takeBack(false);
}

/** The quiet way back, beside the orders. */
export function TakeBackWay() {
  const seating = useSeating();
  const { model, isLive } = seating;
  if (!canTakeBack(seating)) return undefined;
  const isAsked = (model.table.value?.undoBy ?? -1) >= 0;
  return (
    <ActButton
      class="quiet"
      off={!isLive.value || model.acting.value || isAsked}
      onClick={() => takeBack(seating)}
    >
      <Icon name="undo" size={16} /> {WORDS.takeBack.button}
    </ActButton>
  );
}

/** It is not free: what has been learned since, and the way to ask the others. */
export function AskToTakeBack() {
  const { model } = useSeating();
  const refused = model.refused.value;
  if (!refused || !needsConsent(refused)) return undefined;
  const close = () => (model.refused.value = undefined);
  const sentences = learnedSentences(learnedInRefusal(refused.refusal), undefined);
  return (
    <Dialog title={WORDS.takeBack.askTitle} onClose={close}>
      <p>{sentences.length > 0 ? WORDS.takeBack.askLead : WORDS.takeBack.isOver}</p>
      <LearnedList sentences={sentences} />
      <p>{WORDS.takeBack.askHelp}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={close}>
          {WORDS.takeBack.leave}
        </button>
        <button type="button" class="button primary" onClick={() => model.takeBack(true)}>
          {WORDS.takeBack.ask}
        </button>
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
