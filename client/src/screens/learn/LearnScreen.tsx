import './learn.css';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { learnPath, rulesPath } from '../../app/routing/router';
import { aboutOf, hasCourse, hasHelp, loadCourse, loadGameClient, posterOf } from '../../games';
import type { Course } from '../../lessons/lesson';
import { lessonsDone } from '../../net/stored/lessonsDone';
import { useAnswer } from '../../net/requests/useAnswer';
import type { AnyGameClient } from '../../stage/contract/contract';
import { Icon } from '../../ui/display/Icon';
import { LoadingPage } from '../../ui/shell/LoadingPage';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { LEARN } from '../../ui/words/pages/learn';
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

/** The lessons of a game, or one of them. */
export function LearnScreen({ game, lesson }: LearnScreenProps) {
  const { value: opened } = useAnswer(hasCourse(game) ? { key: game, ask: () => load(game) } : undefined);
  if (!hasCourse(game)) return <LostScreen />;
  if (!opened.answer) return <LoadingPage of={opened} />;
  const { client, course } = opened.answer;
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

async function load(game: string): Promise<{ readonly client: AnyGameClient; readonly course: Course }> {
  const [client, course] = await Promise.all([loadGameClient(game), loadCourse(game)]);
  // It has been looked up before: hasCourse.
  if (!course) throw new Error(`There are no lessons of ${game}.`);
  return { client, course };
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
          <img class="game-face" src={posterOf(game)} alt="" width="800" height="500" />
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
