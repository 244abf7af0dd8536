import './local.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { aboutOf, aloneGameOf, type AloneGame } from '../../games';
import { keepGame, keptGame, type OpenedGame } from '../../local/localStore';
import { WORDS } from '../../ui/words/words';
import { HOME } from '../../ui/words/pages/home';
import { LOCAL } from '../../ui/words/pages/local';
import { LostScreen } from '../LostScreen';
import { NewcomerBar } from '../newcomer/NewcomerBar';
import { HintButton } from '../table/hints/HintButton';
import { TableRoom } from '../table/OpenTable';
import { newBotGame } from './botGame';
import { EndingWays } from './EndingWays';
import { LocalScreen, type LoadedGame } from './LocalScreen';
import { NewGameButton } from './NewGameButton';
import { useLocalTable } from './useLocalTable';

/** A game for one person, in this page: against a Monster, the infantry or the course. */
export function AloneScreen({ game }: { readonly game: string }) {
  const alone = aloneGameOf(game);
  useEffect(() => {
    if (alone)
      document.title = `${HOME.alone(alone.name, aboutOf(game)?.title ?? game)} · ${WORDS.hall.name}`;
  }, [alone, game]);
  if (!alone) return <LostScreen />;
  return <LocalScreen game={game}>{(loaded) => <Alone {...loaded} alone={alone} />}</LocalScreen>;
}

interface AloneProps extends LoadedGame {
  readonly alone: AloneGame;
}

function Alone(loaded: AloneProps) {
  const { rules, alone } = loaded;
  const keptAs = `alone.${rules.about.id}`;
  const begun = () => newBotGame({ rules, level: 'easy', options: alone.options, seats: 1 });
  const opened = useSignal(useMemo(() => keptGame(keptAs, rules) ?? begun(), []));
  const again = () => {
    keepGame(keptAs, undefined);
    opened.value = begun();
  };
  return <AloneTable key={opened.value.game.seed} {...{ ...loaded, keptAs, again }} opened={opened.value} />;
}

interface AloneTableProps extends AloneProps {
  readonly opened: OpenedGame;
  readonly keptAs: string;
  readonly again: () => void;
}

function AloneTable({ client, rules, alone, opened, keptAs, again }: AloneTableProps) {
  const { session } = useLocalTable({
    client,
    rules,
    opened,
    keptAs,
    parts: () => ({
      isCoachable: true,
      Head: () => (
        <>
          <NewcomerBar game={rules.about.id} />
          <section class="local-bar" aria-label={LOCAL.bar}>
            <p>
              <strong>{alone.name}.</strong> <span class="bar-help">{alone.help}</span>
            </p>
            <HintButton />
            <NewGameButton onBegin={again} />
          </section>
        </>
      ),
      Ways: () => <EndingWays again={LOCAL.again} onAgain={again} />,
    }),
  });
  return <TableRoom session={session} />;
}
