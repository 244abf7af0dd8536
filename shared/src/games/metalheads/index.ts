import type { Game } from '../../core/game';
import { carryOut } from '../../core/game/rulebook';
import type { Action } from './actions';
import { fallback } from './away';
import { bots } from './bots';
import type { Event } from './events';
import { storedOptions, type Options } from './options';
import { project } from './project';
import { redeal } from './redeal';
import { leave } from './rules/turn/leaving';
import { emptyTable, setUp } from './rules/turn/setup';
import { goOn } from './rules/turn/turns';
import type { State } from './state';
import { tableRules } from './tableRules';
import { audience } from './telling';
import { apply, carry, toAct } from './turn';
import type { View } from './view';

export const metalheads: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  storedOptions,
  setup: (chosen, seats, dice) =>
    carryOut(emptyTable(chosen, seats, dice), dice, (context) => {
      setUp(context);
      goOn(context);
    }),
  toAct,
  ownSecretsMayBeShown: true,
  apply,
  carry,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.players[seat]?.out === false,
  project,
  audience,
  fallback,
  redeal,
  outcome: ({ end }) => end,
  bots,
};
