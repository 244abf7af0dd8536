import type { JSX } from 'preact';
import { useLookingAgain } from './useLookingAgain';
import { useReviewing } from './useReviewing';

/** The room in place of the table while earlier moments are looked at: of a running game, or of one that is over. */
export function usePast(): JSX.Element | undefined {
  const running = useReviewing();
  const over = useLookingAgain();
  if (running) return <running.Room viewHistory={running.history} />;
  return over && <over.Room again={over.again} />;
}
