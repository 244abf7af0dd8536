import type { Game } from '../../core/game';
import type { Action } from './actions';
import { bots } from './bots';
import type { Event } from './events';
import { storedOptions, type Options } from './options';
import { project } from './project';
import { leave } from './rules/absence/leaving';
import { emptyTrack, setUp } from './rules/setup/setup';
import type { State } from './state';
import { tableRules } from './tableRules';
import { carryOut } from '../../core/game/rulebook';
import { apply, fallback, toAct } from './turn';
import type { View } from './view';

export const rushncrush: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  storedOptions,
  setup: (chosen, seats, dice) => carryOut(emptyTrack(chosen, seats), dice, setUp),
  toAct,
  apply,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: () => undefined,
  fallback,
  redeal: (state) => state,
  outcome: ({ end }) => end,
  bots,
};
