import './learn.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { learnPath } from '../../app/routing/router';
import type { LessonRun } from '../../lessons/LessonRun';
import { Glossed } from '../../ui/glossary/Glossed';
import { Icon } from '../../ui/display/Icon';
import { LEARN } from '../../ui/words/pages/learn';
import { useTableSession } from '../table/session/tableSession';
import type { Place } from './course';

interface LessonTalkProps {
  readonly run: LessonRun;
  readonly place: Place;
  readonly game: string;
}

/** Above the orders: what to know, the hints, what the last try led to, and what to do next. */
export function LessonTalk({ run, place, game }: LessonTalkProps) {
  const talk = useRef<HTMLElement>(null);
  const look = useLook(run);
  const { is } = run.progress.value;
  useLayoutEffect(() => {
    talk.current?.parentElement?.scrollTo({ top: 0 });
  }, [is, run.hints.value, run.isExplained.value]);
  return (
    <section class={`lesson-talk ${look}`} aria-label={LEARN.talk} ref={talk}>
      {is === 'done' ? <Praise say={run.progress.value.say} /> : <Advice run={run} />}
      <div class="lesson-ways">
        {is === 'done' ? (
          <Onward place={place} game={game} />
        ) : (
          <>
            <StartButton run={run} />
            <AgainButton run={run} />
            <HintButton run={run} />
            <ExplainButton run={run} />
          </>
        )}
      </div>
    </section>
  );
}

/** `alone`: there is nothing left to order. */
function useLook(run: LessonRun): string {
  const { isMyTurn } = useTableSession();
  const { is } = run.progress.value;
  if (is === 'open') return run.isExplained.value ? 'open explains' : 'open';
  return is === 'done' || !isMyTurn.value ? `${is} alone` : is;
}

/** What to know; after a try, what it led to; and the hints. */
function Advice({ run }: { readonly run: LessonRun }) {
  const { lesson } = run;
  const progress = run.progress.value;
  const hints = lesson.hints.slice(0, run.hints.value);
  return (
    <div class="lesson-words">
      <p class="lesson-said" role="status">
        {progress.is === 'wrong' && <strong>{LEARN.notYet} </strong>}
        {progress.say}
      </p>
      <div class="lesson-text">
        {lesson.text.map((paragraph) => (
          <p key={paragraph}>
            <Glossed text={paragraph} />
          </p>
        ))}
      </div>
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

/** On a phone the explanation takes the place of the orders until it has been read. */
function StartButton({ run }: { readonly run: LessonRun }) {
  if (!run.isExplained.value) return undefined;
  return (
    <button type="button" class="button primary lesson-start" onClick={() => (run.isExplained.value = false)}>
      {LEARN.start}
    </button>
  );
}

/** Where there is room, the explanation stays. */
function ExplainButton({ run }: { readonly run: LessonRun }) {
  if (run.isExplained.value) return undefined;
  return (
    <button type="button" class="button quiet lesson-explain" onClick={() => (run.isExplained.value = true)}>
      {LEARN.explain}
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

function Onward({ place, game }: Omit<LessonTalkProps, 'run'>) {
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

/** Below the orders: a lesson begins again, it is not resigned. */
export function LessonOrderWays({ run }: { readonly run: LessonRun }) {
  if (run.isFresh || run.progress.value.is !== 'open') return undefined;
  return (
    <button type="button" class="button quiet" onClick={() => run.again()}>
      <Icon name="undo" size={16} /> {LEARN.fromTheStart}
    </button>
  );
}

/** In place of the list of orders' ending: a lesson may end its game. */
export function LessonWays({ place, game }: Omit<LessonTalkProps, 'run'>) {
  return (
    <div class="ending-ways">
      <Link to={learnPath(game, place.next)} class="button primary">
        {place.next === 'game' ? LEARN.toGame : LEARN.next}
      </Link>
    </div>
  );
}
