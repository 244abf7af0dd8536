import type { ComponentChildren } from 'preact';
import type { AnyGame } from '@gearhall/shared/core/game';
import { aboutOf, loadGameClient } from '../../games';
import { loadRules } from '../../games/wholeRules';
import { useAnswer } from '../../net/requests/useAnswer';
import type { AnyGameClient } from '../../stage/contract/contract';
import { LoadingPage } from '../../ui/shell/LoadingPage';
import { LostScreen } from '../LostScreen';

/** A game that can be played in this page. */
export interface LoadedGame {
  readonly client: AnyGameClient;
  readonly rules: AnyGame;
}

interface LocalScreenProps {
  readonly game: string;
  readonly children: (game: LoadedGame) => ComponentChildren;
}

async function load(game: string): Promise<LoadedGame> {
  const [client, rules] = await Promise.all([loadGameClient(game), loadRules(game)]);
  return { client, rules };
}

/** Loads a game for a table in this page. */
export function LocalScreen({ game, children }: LocalScreenProps) {
  const isKnown = aboutOf(game) !== undefined;
  const { value: loaded } = useAnswer(isKnown ? { key: game, ask: () => load(game) } : undefined);
  if (!isKnown) return <LostScreen />;
  return loaded.answer ? <>{children(loaded.answer)}</> : <LoadingPage of={loaded} />;
}
