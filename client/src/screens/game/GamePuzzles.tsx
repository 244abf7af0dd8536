import { Link } from '../../app/routing/Link';
import { puzzlePath } from '../../app/routing/router';
import { hasPuzzles } from '../../games';
import { useAnswer } from '../../net/requests/useAnswer';
import { puzzlesSolved } from '../../net/stored/puzzlesSolved';
import { Icon } from '../../ui/display/Icon';
import { PUZZLES } from '../../ui/words/pages/puzzles';
import { WORDS } from '../../ui/words/words';
import { loadPuzzles } from '../puzzle/loadPuzzles';

/** The puzzles of a game, those solved marked; nothing where it has none. */
export function GamePuzzles({ game }: { readonly game: string }) {
  const hasSome = hasPuzzles(game);
  const { answer, error } = useAnswer(
    hasSome ? { key: game, ask: () => loadPuzzles(game) } : undefined,
  ).value;
  if (!hasSome) return undefined;
  const solved = puzzlesSolved.of(game);
  const count = answer?.filter(({ id }) => solved.has(id)).length ?? 0;
  return (
    <section class="game-puzzles" aria-labelledby="game-puzzles">
      <header class="section-head">
        <h2 id="game-puzzles">{PUZZLES.title}</h2>
        {answer && <p class="quiet-text">{PUZZLES.solvedOf(count, answer.length)}</p>}
      </header>
      <p>{PUZZLES.lead}</p>
      {answer ? (
        <ol class="puzzle-cards">
          {answer.map(({ number, id }) => (
            <li key={id}>
              <PuzzleCard game={game} number={number} isSolved={solved.has(id)} />
            </li>
          ))}
        </ol>
      ) : (
        <p class="quiet-text" role="status">
          {error === undefined ? WORDS.hall.loading : PUZZLES.unreachable}
        </p>
      )}
    </section>
  );
}

interface PuzzleCardProps {
  readonly game: string;
  readonly number: number;
  readonly isSolved: boolean;
}

function PuzzleCard({ game, number, isSolved }: PuzzleCardProps) {
  return (
    <Link
      to={puzzlePath(game, number)}
      class={isSolved ? 'puzzle-card solved' : 'puzzle-card'}
      label={isSolved ? PUZZLES.openSolved(number) : PUZZLES.open(number)}
    >
      {number}
      {isSolved && <Icon name="check" size={16} />}
    </Link>
  );
}
