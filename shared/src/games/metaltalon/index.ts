import type { Game } from '../../core/game';
import type { Action } from './actions';
import { bots } from './bots';
import type { Event } from './events';
import type { Options } from './options';
import { project } from './project';
import { leave } from './rules/leaving';
import { emptySea, rollRaces } from './rules/setup';
import type { State } from './state';
import { tableRules } from './tableRules';
import { carryOut } from '../../core/game/rulebook';
import { apply, fallback, toAct } from './turn';
import type { View } from './view';

export const metaltalon: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  setup: (chosen, seats, dice) => carryOut(emptySea(chosen, seats), dice, rollRaces),
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
