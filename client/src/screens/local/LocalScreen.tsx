import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '@gearhall/shared/core/game';
import { aboutOf, loadBots, loadGameClient, type Bots } from '../../games';
import { loadRules } from '../../games/wholeRules';
import type { AnyGameClient } from '../../stage/contract';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { LostScreen } from '../LostScreen';

/** A game that can be played in this page. */
export interface LoadedGame {
  readonly client: AnyGameClient;
  readonly rules: AnyGame;
  readonly bots: Bots | undefined;
}

interface LocalScreenProps {
  readonly game: string;
  readonly children: (game: LoadedGame) => ComponentChildren;
}

/** Loads a game for a table in this page. */
export function LocalScreen({ game, children }: LocalScreenProps) {
  const loaded = useSignal<LoadedGame | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    const show = (now: LoadedGame | 'failed') => {
      if (isWanted) loaded.value = now;
    };
    Promise.all([loadGameClient(game), loadRules(game), loadBots(game)]).then(
      ([client, rules, bots]) => show({ client, rules, bots }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, loaded]);
  if (!aboutOf(game)) return <LostScreen />;
  if (typeof loaded.value !== 'string') return <>{children(loaded.value)}</>;
  return (
    <Shell>
      <p class="loading" role="status">
        {loaded.value === 'loading' ? WORDS.hall.loading : WORDS.hall.loadFailed}
      </p>
    </Shell>
  );
}
