import type { Judged } from '@gearhall/shared/core/analysis/analysis';
import type { TypedThing } from '@gearhall/shared/core/game';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { isTakeBack } from '@gearhall/shared/core/log/entry';
import { SeatMark } from '../../../ui/display/SeatMark';
import { orderWords, type OrderWords } from '../../../ui/orders/orderWords';
import { DECISION } from '../../../ui/words/pages/analysis';
import { useTheatre } from '../playback/theatre';
import type { Study } from './Study';

/** The choice that is made next at the moment that is shown, and what search would have done. */
export function DecisionBox({ study }: { readonly study: Study }) {
  const { playback } = useTheatre();
  const step = playback.step.value;
  const entry = study.source.game.entries[step];
  return (
    <section class="decision" aria-label={DECISION.title} data-decision={step}>
      <h3>{DECISION.title}</h3>
      {entry && !isTakeBack(entry.action) ? (
        <Decision study={study} at={step} seat={entry.seat} played={entry.action} />
      ) : (
        <p>{entry ? DECISION.tookBack : DECISION.none}</p>
      )}
    </section>
  );
}

interface DecisionProps {
  readonly study: Study;
  /** The number of entries before it. */
  readonly at: number;
  readonly seat: number;
  readonly played: TypedThing;
}

function Decision({ study, at, seat, played }: DecisionProps) {
  const { playback, game, names } = useTheatre();
  const view = playback.showing.view(at, seat);
  const wordsOf = (action: TypedThing) => orderWords(game, { view, seat, names }, action);
  const name = names[seat] ?? '';
  const judged = study.judgedAt(at);
  const isOnly = game.rules.legal(view, seat).length < 2;
  const isGivingUp = played.type === RESIGN.type;
  return (
    <>
      <p class="decision-played">
        <SeatMark seat={seat} size={16} /> {DECISION.chose(name)}
      </p>
      <Words words={wordsOf(played)} form={DECISION.form} />
      {isOnly && !isGivingUp && <p>{DECISION.only}</p>}
      {judged && <Verdict {...{ judged, name, wordsOf }} />}
      {!isOnly && !isGivingUp && <Deeper {...{ study, at }} isKnown={judged !== undefined} />}
    </>
  );
}

function Words({ words, form }: { readonly words: OrderWords | undefined; readonly form: string }) {
  return (
    <p class="decision-order">
      <strong>{words?.label ?? form}</strong>
      {words?.detail !== undefined && <span class="hint">{words.detail}</span>}
    </p>
  );
}

interface VerdictProps {
  readonly judged: Judged;
  readonly name: string;
  readonly wordsOf: (action: TypedThing) => OrderWords | undefined;
}

function Verdict({ judged: { better, loss, error }, name, wordsOf }: VerdictProps) {
  if (!better) return <p class="decision-same">{DECISION.same(name)}</p>;
  return (
    <div class="decision-better">
      <p>{DECISION.better(name)}</p>
      <Words words={wordsOf(better)} form={DECISION.otherForm} />
      <p>{DECISION.worth({ value: loss, error })}</p>
    </div>
  );
}

interface DeeperProps {
  readonly study: Study;
  readonly at: number;
  readonly isKnown: boolean;
}

function Deeper({ study, at, isKnown }: DeeperProps) {
  const look = study.looks.value.get(at);
  if (look?.is === 'done') return <p class="hint">{look.judged ? DECISION.isDeep : DECISION.couldNot}</p>;
  return (
    <>
      {!isKnown && look === undefined && <p class="hint">{DECISION.notJudged}</p>}
      {look?.is === 'failed' && <p class="warning">{DECISION.couldNot}</p>}
      {look?.is === 'looking' ? (
        <p role="status">
          {DECISION.looking}
          <progress max={1} value={look.done} aria-label={DECISION.looking} />
        </p>
      ) : (
        <button type="button" class="button" onClick={() => void study.lookDeeper(at)}>
          {DECISION.deeper}
        </button>
      )}
    </>
  );
}
