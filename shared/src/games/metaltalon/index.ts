import type { Game } from '../../core/game';
import type { Action } from './actions';
import { bots } from './bots';
import { withExpert } from '../../core/search/searchingBot';
import { estimate, imagine } from './imagine';
import type { Event } from './events';
import type { Options } from './options';
import { project } from './project';
import { leave } from './rules/leaving';
import { emptySea, rollRaces } from './rules/setup';
import type { State } from './state';
import { tableRules } from './tableRules';
import { carryOut } from '../../core/game/rulebook';
import { apply, carry, fallback, toAct } from './turn';
import type { View } from './view';

const rules: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  setup: (chosen, seats, dice) => carryOut(emptySea(chosen, seats), dice, rollRaces),
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
export const metaltalon = withExpert(rules, { imagine, estimate, games: 40, candidates: 5, limit: 40 });
