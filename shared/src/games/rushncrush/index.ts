import type { Game } from '../../core/game';
import type { Action } from './actions';
import { bots } from './bots';
import type { Event } from './events';
import { storedOptions, type Options } from './options';
import { estimate, imagine } from './imagine';
import { project } from './project';
import { leave } from './rules/absence/leaving';
import { emptyTrack, setUp } from './rules/setup/setup';
import type { State } from './state';
import { tableRules } from './tableRules';
import { carryOut } from '../../core/game/rulebook';
import { withExpert } from '../../core/search/searchingBot';
import { apply, carry, fallback, toAct } from './turn';
import type { View } from './view';

const rules: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  storedOptions,
  setup: (chosen, seats, dice) => carryOut(emptyTrack(chosen, seats), dice, setUp),
  toAct,
  apply,
  carry,
  resign: (state, seat, dice) => carryOut(state, dice, (context) => leave(context, seat)),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: () => undefined,
  fallback,
  redeal: (state) => state,
  outcome: ({ end }) => end,
  bots,
};

/** A choice takes less than half a second (RULES.md). */
export const rushncrush = withExpert(rules, { imagine, estimate, games: 60, candidates: 5, limit: 100 });
