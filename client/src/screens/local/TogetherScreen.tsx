import './local.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keepGame, keptGame, type OpenedGame } from '../../local/localStore';
import { WORDS } from '../../ui/words/words';
import { LOCAL } from '../../ui/words/pages/local';
import { TOGETHER } from '../../ui/words/pages/sandbox';
import { TableRoom } from '../table/OpenTable';
import { Curtain } from './Curtain';
import { EndingWays } from './EndingWays';
import { LocalScreen, type LoadedGame } from './LocalScreen';
import { TogetherForm } from './TogetherForm';
import { useLocalTable } from './useLocalTable';

/** Several people on one device: who plays, and then the game. */
export function TogetherScreen({ game }: { readonly game: string }) {
  return <LocalScreen game={game}>{(loaded) => <Together {...loaded} />}</LocalScreen>;
}

function Together({ client, rules }: LoadedGame) {
  const { title, id } = rules.about;
  const keptAs = `together.${id}`;
  const opened = useSignal<OpenedGame | undefined>(undefined);
  const last = useSignal(useMemo(() => keptGame(keptAs, rules), []));
  useEffect(() => {
    document.title = `${TOGETHER.title(title)} · ${WORDS.hall.name}`;
  }, [title]);
  if (!opened.value)
    return (
      <TogetherForm
        client={client}
        rules={rules}
        last={last.value}
        onBegin={(game) => (opened.value = game)}
      />
    );
  const again = () => {
    keepGame(keptAs, undefined);
    last.value = undefined;
    opened.value = undefined;
  };
  return (
    <TogetherTable key={opened.value.game.seed} {...{ client, rules, keptAs, again }} opened={opened.value} />
  );
}

interface TogetherTableProps extends LoadedGame {
  readonly opened: OpenedGame;
  readonly keptAs: string;
  readonly again: () => void;
}

function TogetherTable({ client, rules, opened, keptAs, again }: TogetherTableProps) {
  const { table, session } = useLocalTable({
    client,
    rules,
    opened,
    keptAs,
    parts: (made) => ({
      isCoachable: true,
      isHidden: made.isHidden,
      Ways: () => <EndingWays again={LOCAL.again} onAgain={again} />,
    }),
  });
  return (
    <>
      <TableRoom session={session} />
      <Curtain table={table} session={session} />
    </>
  );
}
