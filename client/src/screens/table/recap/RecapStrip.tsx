import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../../stage/contract/words';
import { Dice } from '../../../ui/display/Dice';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { SeatMark } from '../../../ui/display/SeatMark';
import { RECAP } from '../../../ui/words/table/recap';
import { toldOf } from '../../replay/playback/chronicle';
import type { Playback } from '../../replay/playback/Playback';

interface OfferProps {
  /** Actions since my last one; 0: nothing is offered. */
  readonly count: number;
  readonly isFromStart: boolean;
  readonly onShow: () => void;
  readonly onDismiss: () => void;
}

/** Offers the recap. It lies over the edge of the board and blocks nothing. */
export function RecapOffer({ count, isFromStart, onShow, onDismiss }: OfferProps) {
  const words = isFromStart ? RECAP.offerFromStart(count) : RECAP.offer(count);
  return (
    <section class={count > 0 ? 'recap recap-offer' : 'recap recap-none'} aria-label={RECAP.title}>
      <p role="status">{count > 0 ? words : ''}</p>
      {count > 0 && (
        <>
          <button type="button" class="button primary" onClick={onShow}>
            <Icon name="replay" size={18} /> {RECAP.show}
          </button>
          <button
            type="button"
            class="button quiet square"
            aria-label={RECAP.dismiss}
            title={RECAP.dismiss}
            onClick={onDismiss}
          >
            <Icon name="close" size={16} />
          </button>
        </>
      )}
    </section>
  );
}

interface StepsProps {
  readonly playback: Playback;
  /** The step after my own last action. */
  readonly from: number;
  readonly onNow: () => void;
}

/** Steps through what has happened. */
export function RecapSteps({ playback, from, onNow }: StepsProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { step, length } = playback;
  const [isFirst, isLast] = [step.value <= from + 1, step.value >= length];
  const plays = playback.playing.value;
  const move = (by: 1 | -1) => {
    playback.pause();
    playback.to(Math.max(from + 1, playback.step.peek() + by));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'Escape') onNow();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      class="recap recap-steps"
      aria-label={RECAP.title}
      onKeyDown={onKey}
      data-recap={step.value - from}
    >
      <div class="recap-told" role="status" tabIndex={0}>
        <span class="recap-at">{RECAP.at(step.value - from, length - from)}</span>
        <Told lines={toldOf(playback.chronicle.value, step.value)} />
      </div>
      <div class="recap-ways">
        <Way icon="stepBack" label={RECAP.before} off={isFirst} act={() => move(-1)} />
        <Way
          icon={plays ? 'pause' : 'play'}
          label={plays ? RECAP.pause : RECAP.play}
          off={isLast}
          act={() => playback.toggle()}
        />
        <button
          type="button"
          class="button square"
          ref={next}
          aria-label={RECAP.next}
          title={RECAP.next}
          aria-disabled={isLast}
          onClick={() => !isLast && move(1)}
        >
          <Icon name="stepOn" />
        </button>
        <button type="button" class="button primary" onClick={onNow}>
          {RECAP.now}
        </button>
      </div>
    </section>
  );
}

function Told({ lines }: { readonly lines: readonly LogLine[] }) {
  if (lines.length === 0) return <p class="quiet-text">{RECAP.silent}</p>;
  return (
    <>
      {lines.map(({ text, seat, dice, apart }, index) => (
        <p key={index}>
          {seat !== undefined && <SeatMark seat={seat} size={12} />} {text}
          {dice && <Dice values={dice} apart={apart} />}
        </p>
      ))}
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
}

/** A disabled step keeps the focus. */
function Way({ icon, label, off, act }: WayProps) {
  return (
    <button
      type="button"
      class="button quiet square"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <Icon name={icon} />
    </button>
  );
}
