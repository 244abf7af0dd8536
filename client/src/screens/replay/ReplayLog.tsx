import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LogLine } from '../../stage/contract/words';
import { Dice } from '../../ui/display/Dice';
import { SeatMark } from '../../ui/display/SeatMark';
import { REPLAY } from '../../ui/words/pages/replay';
import { lineAt, type Chronicle } from './playback/chronicle';
import { useTheatre } from './playback/theatre';

/** Where in the panel the current line is kept, as a share of its height. */
const PRESENT_AT = 0.4;
/** Frames after a jump until every visible line has its final height. */
const SETTLING = 3;

/**
 * The whole game in words: each line leads to its moment; the current one is marked and scrolled into
 * view.
 */
export function ReplayLog() {
  const { playback } = useTheatre();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const chronicle = playback.chronicle.value;
  const mark = (step: number) =>
    markPresent(box.current, list.current, lineAt(playback.chronicle.peek(), step));
  useSignalEffect(() => mark(playback.told.value));
  useLayoutEffect(() => mark(playback.told.peek()), [chronicle]);
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

/** Marks lines directly in the DOM instead of rendering a thousand lines for every step. */
function markPresent(box: HTMLElement | null, list: HTMLElement | null, present: number): void {
  if (!box || !list) return;
  const line = list.children[present];
  const marked = list.querySelector<HTMLElement>('[data-now]');
  if (marked && marked !== line) mark(marked, false);
  if (!(line instanceof HTMLElement)) return void box.scrollTo({ top: 0 });
  mark(line, true);
  bringIntoSight(box, line);
}

/** Lines get their real height only when they become visible, so the position is checked again. */
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

/** Rendered once per viewer. */
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
