import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { tablePath } from '../../app/routing/router';
import { aboutOf, accentOf, loadGameClient, posterOf } from '../../games';
import type { LobbyEntry } from '@gearhall/shared/games/lobby';
import { useAnswer } from '../../net/requests/useAnswer';
import type { AnyGameClient } from '../../stage/contract/contract';
import { Guard } from '../../ui/display/Guard';
import { SeatMark } from '../../ui/display/SeatMark';
import { WORDS } from '../../ui/words/words';
import { WATCH } from '../../ui/words/pages/watch';
import { SpectatorFacts } from '../home/OpenTables';
import { MiniBoard, type MiniBoardProps } from '../miniBoard/MiniBoard';
import { askForPlace } from './drawingPlaces';
import { useLiveView } from './useLiveView';

/** How much of what the game says about a seat fits beside its name. */
const FACTS = 2;
/** Longer ones explain rather than count. */
const LONGEST_FACT = 40;

/** A running table: a small live picture, who plays and how it stands, and who watches. */
export function LiveTable({ table }: { readonly table: LobbyEntry }) {
  const card = useRef<HTMLElement>(null);
  const { view, isSeen } = useLiveView(table.id, card);
  const wanted = isSeen.value;
  const loading = wanted ? { key: table.game, ask: () => loadGameClient(table.game) } : undefined;
  const game = useAnswer(loading).value.answer;
  const title = aboutOf(table.game)?.title ?? table.game;
  const names = table.seats.map(({ name }, seat) => name || WORDS.table.seat(seat + 1));
  const isKnown = game !== undefined && view.value !== undefined && wanted;
  return (
    <article class="live-table" style={{ '--accent': accentOf(table.game) }} ref={card}>
      <div class="live-picture">{isKnown && <PlacedBoard {...{ game, view, names }} />}</div>
      <div class="live-words">
        <h3>{title}</h3>
        <ul class="live-seats">
          {names.map((name, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={14} /> <strong>{name}</strong>{' '}
              {isKnown && <span class="quiet-text">{standingOf(game, view.value, seat)}</span>}
            </li>
          ))}
        </ul>
        <p class="table-state">
          <SpectatorFacts table={table} />
        </p>
        <Link to={tablePath(table.id)} class="button primary" label={WATCH.watchOf(title, names)}>
          {WATCH.watch}
        </Link>
      </div>
    </article>
  );
}

/** The picture, once there is a place to draw it in. */
function PlacedBoard(props: MiniBoardProps) {
  const { hasPlace, giveBack } = useMemo(askForPlace, []);
  useEffect(() => giveBack, [giveBack]);
  if (!hasPlace()) return <img class="live-face" src={posterOf(props.game.rules.about.id)} alt="" />;
  return (
    <Guard>
      <MiniBoard {...props} />
    </Guard>
  );
}

const standingOf = (game: AnyGameClient, view: unknown, seat: number): string =>
  game.words
    .seatFacts(view, seat)
    .filter(({ value }) => value.length <= LONGEST_FACT)
    .slice(0, FACTS)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
