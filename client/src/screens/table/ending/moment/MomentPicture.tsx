import './moment.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ENDING } from '../../../../ui/words/table/ending';
import { whenIdle } from '../../../miniBoard/whenIdle';
import { useTableSession } from '../../session/tableSession';
import type { Moment } from '../sumUp';

type Drawing = 'drawing' | 'drawn' | 'failed';

/** The board at the deciding moment, as a small picture; nothing where it cannot be drawn. */
export function MomentPicture({ moment }: { readonly moment: Moment }) {
  const { game, names } = useTableSession();
  const picture = useRef<HTMLCanvasElement>(null);
  const drawing = useSignal<Drawing>('drawing');
  const isVisible = useIsVisible();
  useSignalEffect(() => {
    if (drawing.value !== 'drawing' || !isVisible.value) return undefined;
    const over = new AbortController();
    const forget = whenIdle(() => {
      void import('./drawMoment')
        .then(({ drawMoment }) =>
          picture.current
            ? drawMoment({ game, names: names.peek(), moment }, picture.current, over.signal)
            : undefined,
        )
        .then(
          () => (drawing.value = 'drawn'),
          () => !over.signal.aborted && (drawing.value = 'failed'),
        );
    });
    return () => {
      forget();
      over.abort();
    };
  });
  if (drawing.value === 'failed') return undefined;
  return (
    <canvas
      ref={picture}
      class={`moment-picture ${drawing.value}`}
      width={16}
      height={10}
      role="img"
      aria-label={ENDING.momentPicture}
    />
  );
}

function useIsVisible() {
  const isVisible = useSignal(!document.hidden);
  useEffect(() => {
    const look = () => (isVisible.value = !document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isVisible]);
  return isVisible;
}
