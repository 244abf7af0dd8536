import './learn.css';
import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../../app/Link';
import { learnPath } from '../../app/router';
import type { LessonRun } from '../../lessons/LessonRun';
import { Glossed } from '../../ui/glossary/Glossed';
import { Icon } from '../../ui/Icon';
import { LEARN } from '../../ui/words/learn';
import { suggestedOrder } from '../../ui/orders/suggested';
import { useTableSession } from '../table/tableSession';
import type { Place } from './course';

interface LessonHeadProps {
  readonly run: LessonRun;
  readonly place: Place;
  readonly game: string;
}

/** The lesson above its board: the goal, what to know, what the last try led to, and what to do next. */
export function LessonHead({ run, place, game }: LessonHeadProps) {
  const { pointedOrder } = useTableSession();
  useSignalEffect(() => {
    suggestedOrder.value = run.suggested.value;
    pointedOrder.value = run.suggested.value;
  });
  useEffect(() => () => void (suggestedOrder.value = undefined), []);
  const progress = run.progress.value;
  const isExplained = useSignal(true);
  useEffect(() => {
    if (!run.isFresh) isExplained.value = false;
  }, [run.isFresh, isExplained]);
  const look = progress.is === 'open' && isExplained.value ? 'open explains' : progress.is;
  return (
    <section class={`lesson ${look}`} aria-label={LEARN.lesson(place.number, place.all)}>
      <header class="lesson-head">
        <p class="lesson-count">{LEARN.lesson(place.number, place.all)}</p>
        <h2>{place.lesson.title}</h2>
      </header>
      <p class="lesson-goal">
        <strong>{LEARN.goal}:</strong> <Glossed text={place.lesson.goal} />
      </p>
      {progress.is === 'done' ? (
        <Praise say={progress.say} />
      ) : (
        <Advice run={run} isExplained={isExplained} />
      )}
      <div class="lesson-ways">
        {progress.is === 'done' ? (
          <Onward place={place} game={game} />
        ) : (
          <>
            <ExplainButton isExplained={isExplained} />
            <HintButton run={run} />
            <AgainButton run={run} />
          </>
        )}
      </div>
    </section>
  );
}

interface AdviceProps {
  readonly run: LessonRun;
  /** The explanation was asked for again. */
  readonly isExplained: Signal<boolean>;
}

/** What to know at first; after a try, what it led to; and the hints. */
function Advice({ run, isExplained }: AdviceProps) {
  const { lesson } = run;
  const progress = run.progress.value;
  const hints = lesson.hints.slice(0, run.hints.value);
  return (
    <div class="lesson-words">
      <p class="lesson-said" role="status">
        {progress.is === 'wrong' && <strong>{LEARN.notYet} </strong>}
        {progress.say}
      </p>
      {progress.say === '' &&
        isExplained.value &&
        lesson.text.map((paragraph) => (
          <p key={paragraph}>
            <Glossed text={paragraph} />
          </p>
        ))}
      {hints.length > 0 && (
        <ul class="lesson-hints">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
          {run.hints.value > lesson.hints.length && <li>{LEARN.shown}</li>}
        </ul>
      )}
    </div>
  );
}

/** On a phone the explanation covers the board until it has been read. */
function ExplainButton({ isExplained }: Pick<AdviceProps, 'isExplained'>) {
  if (!isExplained.value)
    return (
      <button type="button" class="button quiet" onClick={() => (isExplained.value = true)}>
        {LEARN.explain}
      </button>
    );
  return (
    <button type="button" class="button primary lesson-start" onClick={() => (isExplained.value = false)}>
      {LEARN.start}
    </button>
  );
}

function HintButton({ run }: { readonly run: LessonRun }) {
  const given = run.hints.value;
  const { hints } = run.lesson;
  const isLast = given >= hints.length;
  if (given > hints.length || (run.lesson.isGuided && isLast)) return undefined;
  return (
    <button type="button" class="button" onClick={() => run.hint()}>
      <Icon name={isLast ? 'eye' : 'help'} size={16} /> {isLast ? LEARN.showMe : LEARN.hint}
    </button>
  );
}

/** Comes into focus after a wrong try, so that Enter begins again. */
function AgainButton({ run }: { readonly run: LessonRun }) {
  const isWrong = run.progress.value.is === 'wrong';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWrong && !document.activeElement?.matches('input, select')) button.current?.focus();
  }, [isWrong]);
  if (!isWrong) return undefined;
  return (
    <button type="button" class="button primary" ref={button} onClick={() => run.again()}>
      <Icon name="undo" size={16} /> {LEARN.again}
    </button>
  );
}

function Praise({ say }: { readonly say: string }) {
  return (
    <p class="lesson-said praise" role="status">
      <Sparks />
      <strong>{LEARN.well}</strong> {say}
    </p>
  );
}

const SPARKS = Array.from({ length: 12 }, (_, index) => index);

/** A small burst of sparks; without motion there is none. */
function Sparks() {
  return (
    <span class="lesson-sparks" aria-hidden="true">
      {SPARKS.map((spark) => (
        <i key={spark} style={{ '--turn': `${spark * 30}deg` }} />
      ))}
    </span>
  );
}

function Onward({ place, game }: Omit<LessonHeadProps, 'run'>) {
  const way = useRef<HTMLSpanElement>(null);
  const isLast = place.next === 'game';
  useEffect(() => way.current?.querySelector('a')?.focus(), []);
  return (
    <span ref={way}>
      <Link to={learnPath(game, place.next)} class="button primary">
        {isLast ? LEARN.toGame : LEARN.next} <Icon name="play" size={16} />
      </Link>{' '}
      <Link to={learnPath(game)} class="button quiet">
        {LEARN.all}
      </Link>
    </span>
  );
}

/** In place of the list of orders' ending: a lesson may end its game. */
export function LessonWays({ place, game }: Omit<LessonHeadProps, 'run'>) {
  return (
    <div class="ending-ways">
      <Link to={learnPath(game, place.next)} class="button primary">
        {place.next === 'game' ? LEARN.toGame : LEARN.next}
      </Link>
    </div>
  );
}
