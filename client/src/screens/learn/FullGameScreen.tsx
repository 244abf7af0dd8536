import './learn.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { botPath, learnPath } from '../../app/routing/router';
import type { Course } from '../../lessons/lesson';
import { keepGame, keptGame } from '../../local/localStore';
import { markLessonDone } from '../../net/stored/lessonsDone';
import { LEARN } from '../../ui/words/pages/learn';
import { LOCAL } from '../../ui/words/pages/local';
import { newBotGame } from '../local/botGame';
import type { LoadedGame } from '../local/LocalScreen';
import { useLocalTable } from '../local/useLocalTable';
import { TableRoom } from '../table/OpenTable';
import { Coach } from './Coach';
import { reachesGoal } from './course';

interface FullGameScreenProps extends LoadedGame {
  readonly course: Course;
}

/** The last lesson: a whole game against the easy bot, with the coach. */
export function FullGameScreen({ client, rules, course }: FullGameScreenProps) {
  const game = rules.about.id;
  const keptAs = `lesson.${game}`;
  const begun = () =>
    newBotGame({ rules, level: 'easy', options: course.game.options, seats: course.game.seats });
  const opened = useSignal(keptGame(keptAs, rules) ?? begun());
  const again = () => {
    keepGame(keptAs, undefined);
    opened.value = begun();
  };
  return (
    <FullGame
      key={opened.value.game.seed}
      {...{ client, rules, course, keptAs, again }}
      opened={opened.value}
    />
  );
}

interface FullGameProps extends FullGameScreenProps {
  readonly opened: ReturnType<typeof newBotGame>;
  readonly keptAs: string;
  readonly again: () => void;
}

function FullGame({ client, rules, course, opened, keptAs, again }: FullGameProps) {
  const game = rules.about.id;
  const { table, session } = useLocalTable({
    client,
    rules,
    opened,
    keptAs,
    skipsIdle: true,
    parts: () => ({
      Head: () => <Coach isAlwaysOn />,
      Ways: () => (
        <div class="ending-ways">
          <button type="button" class="button primary" onClick={again}>
            {LOCAL.again}
          </button>
          <Link to={botPath(game)} class="button">
            {LOCAL.harder}
          </Link>
          <Link to={learnPath(game)} class="button quiet">
            {LEARN.all}
          </Link>
        </div>
      ),
    }),
  });
  useEffect(
    () =>
      table.length.subscribe(() => {
        if (reachesGoal(table.match.now.outcome)) markLessonDone(game, course.game.id);
      }),
    [table, game, course],
  );
  return <TableRoom session={session} />;
}
