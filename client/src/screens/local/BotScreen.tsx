import './local.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '@gearhall/shared/core/game';
import { BOT_LEVELS, levelsOf, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { Link } from '../../app/routing/Link';
import { learnPath, newTablePath } from '../../app/routing/router';
import { hasCourse } from '../../games';
import { keepGame, keptGame, type OpenedGame } from '../../local/localStore';
import type { LocalTable } from '../../local/LocalTable';
import { LevelSelect } from '../../ui/controls/LevelSelect';
import { WORDS } from '../../ui/words/words';
import { LOCAL } from '../../ui/words/pages/local';
import { NewcomerBar } from '../newcomer/NewcomerBar';
import { TableRoom } from '../table/OpenTable';
import { AnalyseButton } from './AnalyseButton';
import { firstOptions, newBotGame } from './botGame';
import { HintButton } from '../table/hints/HintButton';
import { LocalScreen, type LoadedGame } from './LocalScreen';
import { NewGameButton } from './NewGameButton';
import { strongerThan } from './stronger';
import { useLocalTable } from './useLocalTable';

/** A game against a bot, at once: in this page, without a name and without a network. */
export function BotScreen({ game }: { readonly game: string }) {
  return <LocalScreen game={game}>{(loaded) => <BotGame {...loaded} />}</LocalScreen>;
}

const nameOf = ({ about }: AnyGame): string => `bot.${about.id}`;

function BotGame(loaded: LoadedGame) {
  const { rules } = loaded;
  const first = useMemo(() => keptGame(nameOf(rules), rules) ?? begun(loaded, 'easy'), []);
  const opened = useSignal(first);
  const begin = (level: BotLevel) => {
    keepGame(nameOf(rules), undefined);
    opened.value = begun(loaded, level);
  };
  return <BotTable key={opened.value.game.seed} {...loaded} begin={begin} opened={opened.value} />;
}

const begun = ({ client, rules }: LoadedGame, level: BotLevel): OpenedGame =>
  newBotGame({ rules, level, options: firstOptions(client), seats: 2 });

interface BotTableProps extends LoadedGame {
  readonly opened: OpenedGame;
  readonly begin: (level: BotLevel) => void;
}

function BotTable({ client, rules, opened, begin }: BotTableProps) {
  const { title, id } = rules.about;
  const levels = levelsOf(rules.about);
  const { session } = useLocalTable({
    client,
    rules,
    opened,
    keptAs: nameOf(rules),
    skipsIdle: true,
    parts: (table) => ({
      isCoachable: true,
      Head: () => (
        <>
          <NewcomerBar game={id} />
          <BotBar {...{ levels, table, begin }} />
        </>
      ),
      Ways: () => <BotWays {...{ levels, begin }} game={id} level={levelOf(table)} />,
    }),
  });
  useEffect(() => {
    document.title = `${LOCAL.botTitle(title)} · ${WORDS.hall.name}`;
  }, [title]);
  return <TableRoom session={session} />;
}

const levelOf = (table: LocalTable): BotLevel => {
  const by = table.seats.value.find((seat) => seat.by !== 'me')?.by;
  return BOT_LEVELS.find((level) => level === by) ?? 'easy';
};

interface BotBarProps extends Pick<BotTableProps, 'begin'> {
  readonly levels: readonly BotLevel[];
  readonly table: LocalTable;
}

/** Whom one plays against, a hint, and a new game. */
function BotBar({ levels, table, begin }: BotBarProps) {
  const choose = (level: BotLevel) => {
    table.seats.peek().forEach(({ by }, seat) => {
      if (by !== 'me') table.seatPlayer(seat, level);
    });
  };
  return (
    <section class="local-bar" aria-label={LOCAL.bar}>
      <LevelSelect label={LOCAL.opponent} levels={levels} value={levelOf(table)} onChange={choose} />
      <HintButton />
      <NewGameButton onBegin={() => begin(levelOf(table))} />
    </section>
  );
}

interface BotWaysProps extends Pick<BotTableProps, 'begin'> {
  readonly game: string;
  readonly levels: readonly BotLevel[];
  readonly level: BotLevel;
}

function BotWays({ game, levels, level, begin }: BotWaysProps) {
  const stronger = strongerThan(level, levels);
  return (
    <div class="ending-ways">
      <button type="button" class="button primary" onClick={() => begin(level)}>
        {LOCAL.again}
      </button>
      <AnalyseButton />
      {stronger && (
        <button type="button" class="button" onClick={() => begin(stronger)}>
          {LOCAL.harder}
        </button>
      )}
      {hasCourse(game) && (
        <Link to={learnPath(game)} class="button">
          {LOCAL.learn}
        </Link>
      )}
      <Link to={newTablePath(game)} class="button quiet">
        {LOCAL.friends}
      </Link>
      <Link to="/" class="button quiet">
        {WORDS.hall.back}
      </Link>
    </div>
  );
}
