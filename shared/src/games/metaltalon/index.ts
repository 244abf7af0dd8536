import type { Game } from '../../core/game';
import { about } from './about';
import { action, type Action } from './actions';
import { bots } from './bots';
import { event, type Event } from './events';
import { options, type Options } from './options';
import { project } from './project';
import { REFUSALS } from './refusals';
import { leave } from './rules/leaving';
import { emptySea, rollRaces } from './rules/setup';
import type { State } from './state';
import { carryOut } from '../../core/rulebook';
import { apply, fallback, legal, toAct } from './turn';
import { MetalTalonView, type View } from './view';

export const metaltalon: Game<State, Action, View, Options, Event> = {
  about,
  options,
  action,
  event,
  refusals: REFUSALS,
  view: MetalTalonView,
  setup: (chosen, seats, dice) => carryOut(emptySea(chosen, seats), dice, rollRaces),
  toAct,
  apply,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: () => undefined,
  legal,
  fallback,
  redeal: (state) => state,
  outcome: ({ end }) => end,
  bots,
};
