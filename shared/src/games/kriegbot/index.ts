import type { Game } from '../../core/game';
import { isRefusal } from '../../core/result';
import { carryOut } from '../../core/rulebook';
import { passAbandoned } from './abandoned';
import { about } from './about';
import { action, type Action } from './actions';
import { fallback } from './away';
import { bots } from './bots';
import { event, type Event } from './events';
import { seatsFor, sidesOf } from './content/scenarios';
import { options, type Options } from './options';
import { project } from './project';
import { redeal } from './redeal';
import { REFUSALS } from './refusals';
import { leave } from './rules/leaving';
import { chatAudience } from './rules/talk';
import { answerDeadline } from './rules/windows';
import { emptyField } from './rules/setup';
import { deal } from './rules/templates';
import type { State } from './state';
import { apply, legal, toAct } from './turn';
import { KriegbotView, type View } from './view';

export const kriegbot: Game<State, Action, View, Options, Event> = {
  about,
  options,
  action,
  event,
  refusals: REFUSALS,
  view: KriegbotView,
  setup: (chosen, seats, dice) => carryOut(emptyField(chosen, seats), dice, deal),
  hasTeams: ({ scenario }, seats) => seats > sidesOf(scenario).length,
  seatsFor: ({ scenario, robots }) => seatsFor(scenario, robots),
  toAct,
  answerDeadline,
  chatAudience,
  apply(state, seat, action, dice) {
    const step = apply(state, seat, action, dice);
    return isRefusal(step) ? step : passAbandoned(step, dice);
  },
  resign: (state, seat, dice) =>
    passAbandoned(
      carryOut(state, dice, (context) => leave(context, seat)),
      dice,
    ),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: (event) => (event.type === 'roleTold' ? [event.seat] : undefined),
  legal,
  fallback,
  redeal,
  outcome: ({ end }) => end,
  bots,
};
