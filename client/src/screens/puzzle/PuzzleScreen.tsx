import { useMemo } from 'preact/hooks';
import { hasPuzzles } from '../../games';
import { useAnswer } from '../../net/requests/useAnswer';
import { LoadingPage } from '../../ui/shell/LoadingPage';
import { LocalScreen, type LoadedGame } from '../local/LocalScreen';
import { useOpening } from '../local/useOpening';
import { LostScreen } from '../LostScreen';
import { loadPuzzles, type ListedPuzzle } from './loadPuzzles';
import { puzzleGame } from './puzzleGame';
import { PuzzleTable } from './PuzzleTable';

interface PuzzleScreenProps {
  readonly game: string;
  readonly number: number;
}

/** One of the puzzles of a game, on a board of its own in this page. */
export function PuzzleScreen({ game, number }: PuzzleScreenProps) {
  if (!hasPuzzles(game)) return <LostScreen />;
  return <LocalScreen game={game}>{(loaded) => <Chosen {...loaded} number={number} />}</LocalScreen>;
}

function Chosen({ number, ...loaded }: LoadedGame & Pick<PuzzleScreenProps, 'number'>) {
  const { id } = loaded.rules.about;
  const { value: puzzles } = useAnswer({ key: id, ask: () => loadPuzzles(id) });
  if (!puzzles.answer) return <LoadingPage of={puzzles} />;
  const listed = puzzles.answer[number - 1];
  if (!listed) return <LostScreen />;
  return <Opened key={listed.id} {...loaded} listed={listed} all={puzzles.answer.length} />;
}

export interface PuzzlePlace extends LoadedGame {
  readonly listed: ListedPuzzle;
  /** The number of puzzles. */
  readonly all: number;
}

function Opened(place: PuzzlePlace) {
  const { rules, listed } = place;
  const game = useMemo(() => puzzleGame(rules.about.id, listed.puzzle), [rules, listed]);
  const opened = useOpening(rules, game);
  if (typeof opened === 'string') return <LostScreen />;
  return typeof opened === 'number' ? <LoadingPage of={{}} /> : <PuzzleTable {...place} opened={opened} />;
}
