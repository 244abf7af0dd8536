import { expectDefined } from '../../core/ground/result';
import type { Seat } from '../../core/ground/seats';
import type { Action } from './actions';
import { legal } from './turn';
import type { View } from './view';

/** What is done first for a seat whose time is up (M20): it has had enough, its turn ends. */
const ENOUGH: readonly Action['type'][] = ['endTurn', 'done'];

export function fallback(view: View, seat: Seat): Action {
  const choices = legal(view, seat);
  const enough = choices.find(({ type }) => ENOUGH.includes(type));
  return enough ?? expectDefined(choices[0], 'a legal action for a seat to act');
}
