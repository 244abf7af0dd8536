import './learn.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { learnPath, rulesPath } from '../../app/router';
import { aboutOf, hasHelp, loadCourse, loadGameClient } from '../../games';
import type { Course } from '../../lessons/lesson';
import { lessonsDone } from '../../net/lessonsDone';
import type { AnyGameClient } from '../../stage/contract';
import { Icon } from '../../ui/Icon';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { LEARN } from '../../ui/words/learn';
import { LostScreen } from '../LostScreen';
import { LocalScreen } from '../local/LocalScreen';
import { nextToDo, placeOf } from './course';
import { FullGameScreen } from './FullGameScreen';
import { LessonScreen } from './LessonScreen';

interface LearnScreenProps {
  readonly game: string;
  /** The lesson's id; undefined for the list. */
  readonly lesson: string | undefined;
}

type Opened = { readonly client: AnyGameClient; readonly course: Course } | 'loading' | 'failed' | 'none';

/** The lessons of a game, or one of them. */
export function LearnScreen({ game, lesson }: LearnScreenProps) {
  const opened = useCourse(game);
  if (typeof opened === 'string') return <Waiting opened={opened} />;
  const { client, course } = opened;
  if (lesson === undefined) return <CourseList game={game} course={course} />;
  if (lesson === course.game.id)
    return (
      <LocalScreen game={game}>{(loaded) => <FullGameScreen {...loaded} course={course} />}</LocalScreen>
    );
  const place = placeOf(course, lesson);
  if (!place) return <LostScreen />;
  return (
    <LocalScreen game={game}>
      {({ rules }) => <LessonScreen key={lesson} {...{ client, rules, course, place }} />}
    </LocalScreen>
  );
}

function Waiting({ opened }: { readonly opened: Extract<Opened, string> }) {
  if (opened === 'none') return <LostScreen />;
  return (
    <Shell>
      <p class="loading" role="status">
        {opened === 'loading' ? WORDS.hall.loading : WORDS.hall.loadFailed}
      </p>
    </Shell>
  );
}

function useCourse(game: string): Opened {
  const opened = useSignal<Opened>('loading');
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadGameClient(game), loadCourse(game)]).then(
      ([client, course]) => {
        if (isWanted) opened.value = course ? { client, course } : 'none';
      },
      () => {
        if (isWanted) opened.value = aboutOf(game) ? 'failed' : 'none';
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, opened]);
  return opened.value;
}

interface CourseListProps {
  readonly game: string;
  readonly course: Course;
}

function CourseList({ game, course }: CourseListProps) {
  const done = lessonsDone(game);
  const title = aboutOf(game)?.title ?? game;
  const next = nextToDo(course, done);
  const entries = [...course.lessons, course.game];
  const isAllDone = entries.every(({ id }) => done.has(id));
  useEffect(() => {
    document.title = `${LEARN.title(title)} · ${WORDS.hall.name}`;
  }, [title]);
  return (
    <Shell>
      <div class="course">
        <header class="course-head">
          <img class="game-face" src={`/faces/${game}.svg`} alt="" width="480" height="260" />
          <div>
            <h1>{LEARN.title(title)}</h1>
            <p>{isAllDone ? LEARN.allDone : LEARN.lead}</p>
            <p class="button-row">
              <Link to={learnPath(game, next)} class="button primary large">
                <Icon name="play" size={18} /> {wordFor(done.size, isAllDone)}
              </Link>
              {hasHelp(game) && (
                <Link to={rulesPath(game)} class="button large">
                  {WORDS.lobby.rules}
                </Link>
              )}
            </p>
          </div>
        </header>
        <h2>{LEARN.lessons}</h2>
        <ol class="course-list">
          {entries.map(({ id, title: name, goal }, at) => (
            <li key={id} class={done.has(id) ? 'done' : ''}>
              <Link to={learnPath(game, id)} class="course-entry">
                <span class="course-number" aria-hidden="true">
                  {done.has(id) ? <Icon name="check" size={20} /> : at + 1}
                </span>
                <span class="course-words">
                  <strong>{name}</strong>
                  <span>{goal}</span>
                </span>
                {done.has(id) && <span class="tag">{LEARN.done}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

function wordFor(done: number, isAllDone: boolean): string {
  if (isAllDone) return LEARN.once;
  return done === 0 ? LEARN.begin : LEARN.goOn;
}
