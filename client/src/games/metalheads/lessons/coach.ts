import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { checksFor } from '../../../lessons/checks';
import type { CoachNote } from '../../../lessons/lesson';

const { any, happened, may, sees } = checksFor<View, Action, Event>();

const player = (view: View, seat: number) => view.players[seat];

/** What is new in a game, and when. */
export const coach: readonly CoachNote<View, Action, Event>[] = [
  {
    id: 'take',
    title: 'Your Energy',
    when: may('take'),
    text: 'Five Energy a turn: for Robots of the row, for the deck, for payments and for abilities. The number at each spot is what it costs your Nation.',
  },
  {
    id: 'construct',
    title: 'Begin to build',
    when: may('construct'),
    text: 'Tap a Robot that pays, then one to build. First choose what to build: something that your other Robots can pay for without much waste.',
  },
  {
    id: 'pay',
    title: 'Half built',
    when: may('pay'),
    text: 'Its missing resources stand on it. A Robot under construction gives no Strength, and at most three can lie there.',
  },
  {
    id: 'completed',
    title: 'Completed',
    when: happened('completed'),
    text: 'It counts from now on. A round arrow can be activated, a knot works all the time, a burst has just worked.',
  },
  {
    id: 'activate',
    title: 'Abilities',
    when: may('activate'),
    text: 'One Energy, once a turn. A Robot that brings resources or draws pays for itself in every turn that is left.',
  },
  {
    id: 'gained',
    title: 'Spend it now',
    when: may('spend'),
    text: 'What you have gained goes on a construction without Energy, and is lost at the end of the turn.',
  },
  {
    id: 'nation',
    title: 'Your Nation',
    when: may('useNation'),
    text: 'Your Nation can do something once a turn. Point at it to read what.',
  },
  {
    id: 'question',
    title: 'A choice',
    when: any(may('target'), may('card'), may('name'), may('give')),
    text: 'An ability asks you something. The orders say what, and the board marks what you may choose.',
  },
  {
    id: 'damage',
    title: 'Damage',
    when: sees((view, seat) => player(view, seat)?.robots.some(({ damage }) => damage > 0) ?? false),
    text: 'A Damage makes your Robot weaker. In your turn you may discard a Robot of your hand to take it off.',
  },
  {
    id: 'hand',
    title: 'Many Robots',
    when: sees((view, seat) => (player(view, seat)?.hand.length ?? 0) >= 8),
    text: 'Robots in hand count nothing. Build with them: the game may end sooner than you think.',
  },
  {
    id: 'lastRound',
    title: 'The last round',
    when: happened('lastRound'),
    text: 'The Monster’s end has come near: the round is played to its end. Complete whatever you still can.',
  },
];
