import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { ownerOf } from '@gearhall/shared/games/metaltalon/rules/sea';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { isAimedAt, type Aim } from '../prospects/moveOptions';
import { oddsInWords, termsInWords } from './aims';
import { BASE_NAMES, cents, coinsInWords, nameOf, shipName } from './names';
import { RACE_WORDS } from './races';

/** What an order's words are made from: the table, and the aims of each ship, read once. */
export interface OrderContext {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly aims: (ship: string) => readonly Aim[];
}

export interface Wording {
  readonly label: string;
  readonly detail?: string;
}

type Words<Type extends Action['type']> = (action: ActionOf<Type>, context: OrderContext) => Wording;

function shotDetail(aim: Aim | undefined): { detail?: string } {
  return aim ? { detail: `${termsInWords(aim)}; ${oddsInWords(aim)}` } : {};
}

/** "the top left base of Ada": several players may have the same race. */
const ownedBase = ({ view, names }: OrderContext, base: keyof typeof BASE_NAMES): string => {
  const owner = ownerOf(view, base);
  return owner === undefined ? BASE_NAMES[base] : `${BASE_NAMES[base]} of ${nameOf(names, owner)}`;
};

const ORDERS = {
  rerollRace: () => ({ label: 'Roll another race', detail: 'The second roll is final.' }),
  keepRace: (_action, { view, seat }) => {
    const race = view.seats[seat]?.race;
    return { label: race ? `Keep ${RACE_WORDS[race].name}` : 'Keep this race' };
  },
  move: ({ to }) => ({ label: `Move to ${to}` }),
  recycle: ({ ship }, { view }) => {
    const stack = view.ships[ship];
    return { label: 'Recycle', ...(stack ? { detail: `${cents(valueOf(stack))} back into your cash` } : {}) };
  },
  invade: ({ base }, context) => ({ label: `Invade ${ownedBase(context, base)}` }),
  fireAtShip: ({ ship, target }, { view, aims }) => ({
    label: `Fire at ${shipName(target)}${view.ships[target] ? ` at ${view.ships[target].at}` : ''}`,
    ...shotDetail(aims(ship).find((aim) => isAimedAt(aim, { ship: target }))),
  }),
  fireAtBase: ({ ship, base }, context) => ({
    label: `Fire at the cash in ${ownedBase(context, base)}`,
    ...shotDetail(context.aims(ship).find((aim) => isAimedAt(aim, { base }))),
  }),
  launch: (coins) => ({ label: `Launch ${coinsInWords(coins)}`, detail: cents(valueOf(coins)) }),
  split: ({ ship, to, ...coins }) => ({ label: `Split ${shipName(ship)}: ${coinsInWords(coins)} to ${to}` }),
  endTurn: () => ({ label: 'End the turn' }),
  reroll: (_action, { view }) => ({
    label: 'Roll again',
    ...(view.question ? { detail: `Costs ${cents(view.question.cost)}` } : {}),
  }),
  letStand: () => ({ label: 'Let the roll stand' }),
  keepCoins: (coins) => ({ label: `Keep ${coinsInWords(coins)}` }),
  askMe: ({ asked }) => ({
    label: asked ? 'Ask me about re-rolls' : 'Do not ask me about re-rolls',
    detail: asked ? 'You are not asked now.' : 'All rolls stand until you change this.',
  }),
} satisfies { [Type in Action['type']]: Words<Type> };

export function wordingOf(action: Action, context: OrderContext): Wording {
  const words = ORDERS[action.type] as Words<Action['type']>;
  return words(action, context);
}

/** The most important orders come first; shots are ranked by their average damage. */
const WEIGHTS: Partial<Record<Action['type'], number>> = {
  invade: 0,
  fireAtShip: 1,
  fireAtBase: 1,
  move: 3,
  recycle: 5,
};

/** The average damage of a shot; undefined for other actions. */
function promiseOf(action: Action, { aims }: OrderContext): number | undefined {
  if (action.type !== 'fireAtShip' && action.type !== 'fireAtBase') return undefined;
  const thing = action.type === 'fireAtShip' ? { ship: action.target } : { base: action.base };
  return aims(action.ship).find((aim) => isAimedAt(aim, thing))?.expected ?? 0;
}

/** Whether a shot cannot hit, whatever is rolled. */
export const isVain = (action: Action, context: OrderContext): boolean => promiseOf(action, context) === 0;

export function weightOf(action: Action, context: OrderContext): number {
  const promise = promiseOf(action, context);
  return (WEIGHTS[action.type] ?? 0) + (promise === undefined ? 0 : 1 / (1 + promise));
}
