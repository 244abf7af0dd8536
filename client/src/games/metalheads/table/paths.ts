import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { View } from '@gearhall/shared/games/metalheads/view';

/** A thing on the table that can be tapped: a Robot by its id, or one of these. */
export const DECK = 'deck';
export const DISCARD = 'discard';
export const HAND = 'hand';
export const MONSTER = 'monster';
export const NATION = 'nation';
export const seatSpot = (seat: Seat): string => `seat:${seat}`;
export const poolSpot = (kind: string): string => `pool:${kind}`;

const robotAt = ({ row }: View, spot: number): string => row[spot - 1] ?? '';

type Paths = {
  readonly [Type in Action['type']]: (
    action: Extract<Action, { type: Type }>,
    view: View,
  ) => readonly string[];
};

const payment = (action: { readonly with: string; readonly robot: string }): readonly string[] => [
  action.with,
  action.robot,
];
const resources = (action: { readonly kind: string; readonly robot: string }): readonly string[] => [
  poolSpot(action.kind),
  action.robot,
];
const robot = (action: { readonly robot: string }): readonly string[] => [action.robot];
const nowhere = (): readonly string[] => [];

const PATHS: Paths = {
  take: ({ spot }, view) => [robotAt(view, spot)],
  draw: () => [DECK],
  construct: payment,
  pay: payment,
  constructFrom: resources,
  spend: resources,
  useNation: ({ kind }) => (kind === undefined ? [NATION] : [NATION, poolSpot(kind)]),
  repair: (action) => [action.card, action.robot],
  activate: robot,
  target: robot,
  token: robot,
  complete: robot,
  card: ({ card }) => [card],
  give: ({ card, to }) => [card, to === undefined ? MONSTER : seatSpot(to)],
  swap: ({ card, spot }, view) => [card, robotAt(view, spot)],
  name: ({ kind }) => [poolSpot(kind)],
  opponent: ({ seat }) => [seatSpot(seat)],
  chooseNation: nowhere,
  save: nowhere,
  done: nowhere,
  endTurn: nowhere,
};

/**
 * The things to tap for an action, one after the other; a card that pays comes before what it pays for, so that it can be
 * dragged there. Empty: the orders panel alone has it.
 */
export function pathOf(view: View, action: Action): readonly string[] {
  // Each path is asked only with actions of its own type.
  const path = PATHS[action.type] as unknown as (action: Action, view: View) => readonly string[];
  return path(action, view);
}

/** Of several actions with the same things, the one that is probably meant. */
export function likeliest(view: View, seat: Seat, actions: readonly Action[]): Action | undefined {
  return actions.toSorted((one, other) => rank(view, seat, other) - rank(view, seat, one))[0];
}

/** As many resources as possible, what costs nothing, and tokens that hurt oneself or help others. */
function rank({ players }: View, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'spend':
    case 'constructFrom':
      return action.count;
    case 'activate':
      return action.free ? 1 : 0;
    case 'token':
    case 'repair': {
      const isOwn = players[seat]?.robots.some(({ robot }) => robot === action.robot) ?? false;
      return (action.token === 'damage') === isOwn ? 1 : 0;
    }
    default:
      return 0;
  }
}

/** The actions whose things begin with these. */
export const leadingTo = (
  view: View,
  actions: readonly Action[],
  things: readonly string[],
): readonly Action[] =>
  actions.filter((action) => {
    const path = pathOf(view, action);
    return path.length >= things.length && things.every((thing, at) => path[at] === thing);
  });

/** What can be tapped next. */
export const nextThings = (
  view: View,
  actions: readonly Action[],
  things: readonly string[],
): ReadonlySet<string> =>
  new Set(leadingTo(view, actions, things).flatMap((action) => pathOf(view, action)[things.length] ?? []));
