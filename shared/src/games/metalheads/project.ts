import { shownAs, type Source } from '../../core/game/projecting';
import type { Viewer } from '../../core/ground/seats';
import { HIDDEN, type Card, type RobotId } from './content/robots';
import type { Player, State } from './state';
import { MetalheadsView, type View } from './view';

const blanks = (robots: readonly unknown[]): Card[] => robots.map(() => HIDDEN);

/** What everybody may know (M19), and what a viewer knows besides: their own hand, payments and looks. */
export function project(state: State, viewer: Viewer): View {
  const { turn } = state;
  const isOpen = viewer === 'everyone';
  const knows = (seat: number): boolean => isOpen || viewer === seat;
  return shownAs<View>(MetalheadsView, {
    ...state,
    deck: isOpen ? state.deck : blanks(state.deck),
    removed: isOpen ? state.removed : blanks(state.removed),
    players: state.players.map((player, seat) => (knows(seat) ? player : seenFrom(player, state.marked))),
    turn: knows(turn.seat) ? turn : { ...turn, looked: blanks(turn.looked) },
  });
}

/** A player as others see them: only Robots with a token of the set-up are known in a hand (M24). */
function seenFrom(player: Player, marked: readonly RobotId[]): Source<View>['players'][number] {
  const { hand, constructions, aside } = player;
  const [known, unknown] = [
    hand.filter((card) => marked.includes(card)),
    hand.filter((card) => !marked.includes(card)),
  ];
  return {
    ...player,
    hand: [...blanks(unknown), ...known],
    aside: aside === '' ? aside : HIDDEN,
    constructions: constructions.map(({ paid, ...rest }) => ({
      ...rest,
      paid: paid.map(({ side }) => ({ card: HIDDEN, side }) as const),
    })),
  };
}
