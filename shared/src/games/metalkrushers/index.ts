import type { Game } from '../../core/game';
import { about } from './about';
import { action, type Action } from './actions';
import { bots } from './bots';
import { event, type Event } from './events';
import { options, type Options } from './options';
import { project } from './project';
import { redeal } from './redeal';
import { REFUSALS } from './refusals';
import { emptyArena } from './rules/building';
import { leave } from './rules/leaving';
import type { State } from './state';
import { carryOut } from '../../core/rulebook';
import { apply, fallback, legal, toAct } from './turn';
import { MetalKrushersView, type View } from './view';

export const metalkrushers: Game<State, Action, View, Options, Event> = {
  about,
  options,
  action,
  event,
  refusals: REFUSALS,
  view: MetalKrushersView,
  setup: (chosen, seats) => ({ state: emptyArena(chosen, seats), events: [] }),
  hasTeams: ({ teams }) => teams !== 'none',
  toAct,
  apply,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: () => undefined,
  legal,
  fallback,
  redeal,
  outcome: ({ end }) => end,
  bots,
};
