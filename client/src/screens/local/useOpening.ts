import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '@gearhall/shared/core/game';
import { timeSliced } from '@gearhall/shared/core/ground/timeSliced';
import { PAGE_PACE } from '../../app/pagePace';
import type { LocalGame } from '../../local/localGame';
import { openingWork, type NoLocalGame, type OpenedGame } from '../../local/localStore';

/** How far a game has been played through (0 to 1), and then the game, or why it cannot be opened. */
export function useOpening(rules: AnyGame, game: LocalGame): number | OpenedGame | NoLocalGame {
  const opening = useSignal<number | OpenedGame | NoLocalGame>(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: number | OpenedGame | NoLocalGame) => {
      if (isWanted) opening.value = next;
    };
    const pause = () => (isWanted ? PAGE_PACE.pause() : Promise.reject(new Error('Nobody waits any more.')));
    timeSliced(openingWork(rules, game), { ...PAGE_PACE, pause }, show).then(show, () => show('damaged'));
    return () => {
      isWanted = false;
    };
  }, [rules, game, opening]);
  return opening.value;
}
