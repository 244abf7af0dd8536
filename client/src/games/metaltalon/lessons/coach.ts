import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { checksFor } from '../../../lessons/checks';
import type { CoachNote } from '../../../lessons/lesson';

const { all, any, happened, may, sees } = checksFor<View, Action, Event>();

const owns = (view: View, seat: number): boolean =>
  Object.values(view.ships).some(({ owner }) => owner === seat);

/** In the order in which they are looked at: the first that fits is said. */
export const coach: readonly CoachNote<View, Action, Event>[] = [
  {
    id: 'race',
    title: 'Your race',
    // Plain races are dealt without a question: there is time for them in the second round.
    when: any(
      may('rerollRace'),
      sees(({ round }) => round >= 2),
    ),
    text: 'Each race bends one rule; yours is named in the list of seats. While races are rolled you may roll once more, but then you keep what comes.',
  },
  {
    id: 'answer',
    title: 'Your ship was hit',
    when: may('keepCoins'),
    text: 'You choose which coins are left. Pennies keep it moving, nickels keep it shooting, dimes protect it.',
  },
  {
    id: 'launch',
    title: 'Your first ship',
    when: all(
      may('launch'),
      sees((view, seat) => !owns(view, seat)),
    ),
    text: 'Launch a ship from your cash: pennies move, nickels shoot, dimes protect. A gunboat is a good first ship; a scout has no guns. Keep some cash: an empty base can be invaded.',
  },
  {
    id: 'shot',
    title: 'A target in sight',
    when: may('fireAtShip'),
    text: 'A shot does what the die shows, less 1 for each empty space and each dime of the target. The number at a target is your chance to hit it.',
  },
  {
    id: 'base',
    title: 'A base in sight',
    when: may('fireAtBase'),
    text: 'Shots at a base take cash. Once it has none, a ship can move in, and its owner is out.',
  },
  {
    id: 'invade',
    title: 'The way is open',
    when: may('invade'),
    text: 'That base has no cash left: move in, and its owner is out of the game.',
  },
  {
    id: 'income',
    title: 'Income',
    when: happened('income'),
    text: 'Each turn earns 1¢, and 1¢ more for each of your ships that stands on a base of nobody. In a game for two, four bases wait.',
  },
  {
    id: 'robbed',
    title: 'They shoot at your base',
    when: happened('robbed'),
    text: 'At 0¢ an enemy can move in. Bring a ship home to recycle it into cash, or leave one standing on your base: nobody can invade past it.',
  },
];
