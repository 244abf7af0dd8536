import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';

/** Bombs and nukes: what they would reach is shown before they are used. */

export type SetOff = ActionOf<'nuke'> | ActionOf<'remoteNuke'> | ActionOf<'blowUp'>;

/** It goes off at once, where it is. */
export const isSetOff = (action: Action): action is SetOff =>
  action.type === 'nuke' || action.type === 'remoteNuke' || action.type === 'blowUp';

export type Blasting = SetOff | ActionOf<'bomb'> | ActionOf<'callBomb'>;

/** It goes off now, or is laid to go off later. */
export const isBlasting = (action: Action): action is Blasting =>
  isSetOff(action) || action.type === 'bomb' || action.type === 'callBomb';
