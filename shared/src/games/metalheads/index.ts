import type { Game } from '../../core/game';
import { carryOut } from '../../core/rulebook';
import { about } from './about';
import { action, type Action } from './actions';
import { fallback } from './away';
import { bots } from './bots';
import { event, type Event } from './events';
import { options, type Options } from './options';
import { project } from './project';
import { redeal } from './redeal';
import { REFUSALS } from './refusals';
import { leave } from './rules/leaving';
import { emptyTable, setUp } from './rules/setup';
import { goOn } from './rules/turns';
import type { State } from './state';
import { audience } from './telling';
import { apply, legal, toAct } from './turn';
import { MetalheadsView, type View } from './view';

export const metalheads: Game<State, Action, View, Options, Event> = {
  about,
  options,
  action,
  event,
  refusals: REFUSALS,
  view: MetalheadsView,
  setup: (chosen, seats, dice) =>
    carryOut(emptyTable(chosen, seats, dice), dice, (context) => {
      setUp(context);
      goOn(context);
    }),
  toAct,
  ownSecretsMayBeShown: true,
  apply,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.players[seat]?.out === false,
  project,
  audience,
  legal,
  fallback,
  redeal,
  outcome: ({ end }) => end,
  bots,
};
