import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type * as Blast from './blast';

/** Bombs and nukes: what they would reach is shown before they are used. How that is told and drawn is loaded when needed. */

export type SetOff = ActionOf<'nuke'> | ActionOf<'remoteNuke'> | ActionOf<'blowUp'>;
/** It goes off at once, where it is. */
export const isSetOff = (action: Action): action is SetOff =>
  action.type === 'nuke' || action.type === 'remoteNuke' || action.type === 'blowUp';

export type Blasting = SetOff | ActionOf<'bomb'> | ActionOf<'callBomb'>;
/** It goes off now, or is laid to go off later. */
export const isBlasting = (action: Action): action is Blasting =>
  isSetOff(action) || action.type === 'bomb' || action.type === 'callBomb';

const loaded = signal<typeof Blast | undefined>(undefined);

/** Undefined until it has been loaded. */
export const blastModule = (): typeof Blast | undefined => loaded.peek();

export async function loadBlasts(): Promise<void> {
  if (!loaded.peek()) loaded.value = await import('./blast');
}

/** The same in a component, which is drawn again once it is there. Where it cannot be loaded, orders do without. */
export function useBlasts(): typeof Blast | undefined {
  useEffect(() => void loadBlasts().catch(() => undefined), []);
  return loaded.value;
}
