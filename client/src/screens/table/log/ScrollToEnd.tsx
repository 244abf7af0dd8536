import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';

interface ScrollToEndProps {
  /** The number of lines: when it grows, a list at its end scrolls along. */
  readonly count: number;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A list within this many pixels of its end counts as being at its end. */
const NEAR = 48;

/** A list that follows its end, unless somebody has scrolled back; then it says that there is more. */
export function ScrollToEnd({ count, label, children }: ScrollToEndProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const hasNew = useSignal(false);
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    else hasNew.value = true;
  }, [count, hasNew]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    const wentBack = scrollTop < lastTop.current;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
    // New lines or a smaller box do not mean that somebody has scrolled.
    if (isNear || wentBack) atEnd.current = isNear;
    lastTop.current = scrollTop;
    if (atEnd.current) hasNew.value = false;
  };
  return (
    <div class="scroll-frame">
      <div class="scroll-box" ref={box} onScroll={onScroll} role="log" aria-label={label} tabIndex={0}>
        {children}
      </div>
      {hasNew.value && (
        <button type="button" class="button new-lines" onClick={toEnd}>
          <Icon name="down" size={16} /> {WORDS.table.newLines}
        </button>
      )}
    </div>
  );
}
