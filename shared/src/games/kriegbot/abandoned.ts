import type { Dice } from '../../core/dice/dice';
import type { Transition } from '../../core/game';
import { isRefusal } from '../../core/ground/result';
import type { Seat } from '../../core/ground/seats';
import { absentAction } from './absence';
import type { Event } from './events';
import { project } from './project';
import type { State } from './state';
import { apply, toAct } from './turn';

/** The seat of somebody who has given up, and whose robots nobody has taken over. */
const abandonedIn = (state: State): Seat | undefined =>
  toAct(state).find((seat) => state.seats[seat]?.out === true);

/** KS0.25: the robots of a side that has given up stand idle; what they are asked is answered at once. */
export function passAbandoned(step: Transition<State, Event>, dice: Dice): Transition<State, Event> {
  let { state } = step;
  const events = [...step.events];
  for (let seat = abandonedIn(state); seat !== undefined; seat = abandonedIn(state)) {
    const next = apply(state, seat, absentAction(project(state, seat), seat), dice);
    if (isRefusal(next)) throw new Error(`The action for seat ${seat} was refused: ${next.refused}.`);
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
}
