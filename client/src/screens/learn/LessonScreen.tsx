import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '@gearhall/shared/core/game';
import { LessonRun } from '../../lessons/LessonRun';
import type { Course } from '../../lessons/lesson';
import { localMeans } from '../../local/localMeans';
import { markLessonDone } from '../../net/stored/lessonsDone';
import { TableModel } from '../../net/table/tableModel';
import type { AnyGameClient } from '../../stage/contract/contract';
import { LEARN } from '../../ui/words/pages/learn';
import { TableRoom } from '../table/OpenTable';
import { tableSessionAt } from '../table/session/tableSession';
import type { Place } from './course';
import { LessonHead } from './LessonHead';
import { LessonOrderWays, LessonTalk, LessonWays } from './LessonTalk';

interface LessonScreenProps {
  readonly client: AnyGameClient;
  readonly rules: AnyGame;
  readonly course: Course;
  readonly place: Place;
}

/** One lesson, on a table of its own in this page. */
export function LessonScreen({ client, rules, place }: LessonScreenProps) {
  const game = rules.about.id;
  const { run, session } = useMemo(() => {
    const opened = new LessonRun({
      rules,
      lesson: place.lesson,
      names: { learner: LEARN.learner, others: LEARN.opponents },
      turnIsOver: LEARN.turnIsOver,
    });
    const model = new TableModel(opened.table.id, rules, localMeans(opened.table));
    const local = {
      Head: () => <LessonHead run={opened} place={place} />,
      Talk: () => <LessonTalk run={opened} place={place} game={game} />,
      OrderWays: () => <LessonOrderWays run={opened} />,
      guide: opened.guide,
      logFrom: opened.begunWith,
      Ways: () => <LessonWays place={place} game={game} />,
    };
    return { run: opened, session: tableSessionAt(model, client, local) };
  }, [client, rules, place, game]);
  useEffect(() => () => run.close(), [run]);
  useEffect(
    () =>
      run.progress.subscribe(({ is }) => {
        if (is === 'done') markLessonDone(game, place.lesson.id);
      }),
    [run, game, place],
  );
  return <TableRoom session={session} />;
}
