import './learn.css';
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LessonRun } from '../../lessons/LessonRun';
import { Glossed } from '../../ui/glossary/Glossed';
import { LEARN } from '../../ui/words/pages/learn';
import { suggestedOrder } from '../../ui/orders/suggested';
import { bringIntoSight, usePanels } from '../table/session/panels';
import { useTableSession } from '../table/session/tableSession';
import type { Place } from './course';

interface LessonHeadProps {
  readonly run: LessonRun;
  readonly place: Place;
}

/** The goal of a lesson, above its board. It keeps its size, so that the board never jumps. */
export function LessonHead({ run, place }: LessonHeadProps) {
  const { pointedOrder } = useTableSession();
  const panels = usePanels();
  useSignalEffect(() => {
    suggestedOrder.value = run.suggested.value;
    pointedOrder.value = run.suggested.value;
  });
  useEffect(() => () => void (suggestedOrder.value = undefined), []);
  const { is } = run.progress.value;
  // What the lesson says about a try is above the orders.
  useEffect(() => {
    if (is !== 'open') bringIntoSight(panels, 'orders');
  }, [is, panels]);
  return (
    <section class={`lesson ${is}`} aria-label={LEARN.lesson(place.number, place.all)}>
      <header class="lesson-head">
        <p class="lesson-count">{LEARN.lesson(place.number, place.all)}</p>
        <h2>{place.lesson.title}</h2>
      </header>
      <p class="lesson-goal">
        <strong>{LEARN.goal}:</strong> <Glossed text={place.lesson.goal} />
      </p>
    </section>
  );
}
