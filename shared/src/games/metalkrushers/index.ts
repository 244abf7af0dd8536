import type { Game } from '../../core/game';
import { actionRenamed, type Action } from './actions';
import { bots } from './bots';
import type { Event } from './events';
import type { Options } from './options';
import { project } from './project';
import { redeal } from './redeal';
import { emptyArena } from './rules/turn/building';
import { leave } from './rules/turn/leaving';
import type { State } from './state';
import { tableRules } from './tableRules';
import { carryOut } from '../../core/game/rulebook';
import { apply, carry, fallback, toAct } from './turn';
import type { View } from './view';

export const metalkrushers: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  setup: (chosen, seats) => ({ state: emptyArena(chosen, seats), events: [] }),
  toAct,
  apply,
  carry,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: () => undefined,
  fallback,
  redeal,
  outcome: ({ end }) => end,
  freeTexts: { inAction: actionRenamed },
  bots,
};
