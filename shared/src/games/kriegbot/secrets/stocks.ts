import type { Dice } from '../../../core/dice/dice';
import { isPilot, PILOT_IDS, type CardId } from '../content/cards';
import { drawerAt } from '../content/inPlay';
import { isDrawer, type TeamId } from '../content/teams';
import { builtBy } from '../rules/field/field';
import { laidOn } from '../rules/ending/stocks';
import type { State, TeamState } from '../state';

/** The stocks of the campaign: nobody else knows what a gang has besides what lies on its robots (KS20.12). */

/** As others see it: it may hold anything. */
export const stockUnknown = (state: State, team: TeamId): State =>
  withStock(state, team, { missing: [], extra: [] });

/** Any stock that holds what now lies on the side's robots, and as many pilots as everybody knows. */
export function stockAnew(state: State, team: TeamId, dice: Dice): State {
  const { campaign } = state.options;
  if (!campaign || !isDrawer(team)) return state;
  const brought = builtBy(state, team)
    .flatMap(laidOn)
    .flatMap(({ card, isForeign }) => (isForeign ? [] : [card]));
  const pilots = pilotsAnew(brought, campaign[team], dice);
  const isMissing = (card: CardId): boolean =>
    isPilot(card) ? !pilots.includes(card) : !brought.includes(card) && dice.roll(3) === 1;
  const drawer = drawerAt(state.options);
  return withStock(state, team, {
    missing: drawer.filter(isMissing),
    extra: drawer.flatMap((card) => (isPilot(card) ? [] : brought.filter((one) => one === card).slice(1))),
  });
}

/** Those who fly now, and others up to the number of the living. */
function pilotsAnew(brought: readonly CardId[], living: number, dice: Dice): readonly CardId[] {
  const flying = PILOT_IDS.filter((pilot) => brought.includes(pilot));
  const others = dice.shuffle(PILOT_IDS.filter((pilot) => !flying.includes(pilot)));
  return [...flying, ...others.slice(0, Math.max(0, living - flying.length))];
}

function withStock(state: State, team: TeamId, stock: Required<Pick<TeamState, 'missing' | 'extra'>>): State {
  const side = state.teams[team];
  if (!state.options.campaign || !side) return state;
  return { ...state, teams: { ...state.teams, [team]: { ...side, ...stock } } };
}
