import { useEffect } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';

/** Shows on the board what the form holds, from the first choice that was made in it until it is gone. */
export function usePlan(plan: (action: Action | undefined) => void, action: Action | undefined): void {
  const key = JSON.stringify(action);
  useEffect(() => {
    plan(action);
    return () => plan(undefined);
  }, [key]);
}
