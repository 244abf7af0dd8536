import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LogLine } from '../../games/contract';
import { Dice } from '../../ui/Dice';
import { SeatMark } from '../../ui/SeatMark';
import { REPLAY } from '../../ui/words/replay';
import { lineAt, type Chronicle } from './chronicle';
import { useTheatre } from './theatre';

/** Where in the panel the present line is kept, as a share of its height. */
const PRESENT_AT = 0.4;
/** So many frames after a jump until every line in sight has its height. */
const SETTLING = 3;

/** The whole game in words: each line leads to its moment, the present one is marked and in sight. */
export function ReplayLog() {
  const { playback } = useTheatre();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const chronicle = playback.chronicle.value;
  const mark = (step: number) =>
    markPresent(box.current, list.current, lineAt(playback.chronicle.peek(), step));
  useSignalEffect(() => mark(playback.step.value));
  useLayoutEffect(() => mark(playback.step.peek()), [chronicle]);
  const lines = useMemo(() => linesOf(chronicle, (step) => playback.to(step)), [chronicle, playback]);
  return (
    <div class="log replay-log">
      <h2>{REPLAY.log}</h2>
      <div class="scroll-frame">
        <div class="scroll-box" ref={box}>
          {chronicle.lines.length === 0 && <p class="empty">{REPLAY.noLog}</p>}
          <ol ref={list}>{lines}</ol>
        </div>
      </div>
    </div>
  );
}

/** Marks by hand instead of drawing a thousand lines anew for every step. */
function markPresent(box: HTMLElement | null, list: HTMLElement | null, present: number): void {
  if (!box || !list) return;
  const line = list.children[present];
  const marked = list.querySelector<HTMLElement>('[data-now]');
  if (marked && marked !== line) mark(marked, false);
  if (!(line instanceof HTMLElement)) return void box.scrollTo({ top: 0 });
  mark(line, true);
  bringIntoSight(box, line);
}

/** Lines that come into sight only now turn out to be higher or lower than it seemed: look again. */
function bringIntoSight(box: HTMLElement, line: HTMLElement, looks = SETTLING): void {
  if (!line.hasAttribute('data-now')) return;
  box.scrollTo({ top: line.offsetTop - box.clientHeight * PRESENT_AT });
  if (looks > 0) requestAnimationFrame(() => bringIntoSight(box, line, looks - 1));
}

function mark(line: HTMLElement, isPresent: boolean): void {
  line.toggleAttribute('data-now', isPresent);
  const button = line.querySelector('button');
  if (isPresent) button?.setAttribute('aria-current', 'step');
  else button?.removeAttribute('aria-current');
}

/** Drawn once for each pair of eyes. */
function linesOf({ lines }: Chronicle, jump: (step: number) => void) {
  return lines.map(({ line, last }, index) => (
    <li key={index} class={line.heading ? 'told heading' : 'told'}>
      <button type="button" onClick={() => jump(last)}>
        <Words line={line} />
      </button>
    </li>
  ));
}

function Words({ line }: { readonly line: LogLine }) {
  const { heading, seat, text, dice, apart } = line;
  return (
    <span class={heading ? 'log-heading' : 'log-line'}>
      {seat === undefined ? <span class="log-dot" /> : <SeatMark seat={seat} size={heading ? 14 : 12} />}
      <span>
        {text}
        {dice && <Dice values={dice} apart={apart} />}
      </span>
    </span>
  );
}
