import type { Game } from '../game';
import type { Bot } from '../bots/bot';
import { isIn, toAct } from './sealed/course';
import { apply, resign, setup } from './sealed/rules';
import { fallback, legal, project, redeal, SealedView, type View } from './sealed/view';
import {
  action,
  event,
  options,
  REFUSALS,
  type Action,
  type Event,
  type Options,
  type State,
} from './sealed/vocabulary';

/**
 * "Sealed", a game for tests only: every seat secretly files a number, all at the same time; then face-down cards are
 * revealed one by one, each seat may peek at one card of another, the next seat may take a revealed card, and a die
 * decides ties. It shows that the contract can handle secrets.
 */
export const sealed: Game<State, Action, View, Options, Event> = {
  about: {
    id: 'sealed',
    title: 'Sealed',
    tagline: 'For tests only: file a number, reveal your cards.',
    seats: { min: 2, max: 4 },
    minutes: { min: 1, max: 2 },
    secrets: ['the filed numbers', 'cards that lie face down', 'the cards that were not dealt'],
    rulesVersion: 1,
    credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
  },
  options,
  action,
  event,
  refusals: REFUSALS,
  view: SealedView,
  setup,
  toAct,
  apply,
  resign,
  isIn,
  project,
  audience: (happened) => ('to' in happened ? [happened.to] : undefined),
  legal,
  fallback,
  redeal,
  outcome: (state) => state.end,
  bots: { easy: easy(), normal: hard(), hard: hard() },
};

function easy(): Bot<View, Action> {
  return { choose: (_view, _seat, choices, { dice }) => dice.pick(choices) };
}

/** Takes a card that is worth it, and reveals its lowest card while the others can still take. */
function hard(): Bot<View, Action> {
  return {
    choose(view, seat, choices) {
      const worth = (choice: Action): number => {
        if (choice.type === 'take') return (view.question?.value ?? 0) - 5;
        if (choice.type === 'leave') return 0;
        if (choice.type === 'file') return choice.number;
        return choice.type === 'reveal' ? -(view.seats[seat]?.cards[choice.card]?.value ?? 0) : -100;
      };
      return choices.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
    },
  };
}
