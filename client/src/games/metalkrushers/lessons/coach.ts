import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { KrusherView, View } from '@gearhall/shared/games/metalkrushers/view';
import { checksFor } from '../../../lessons/checks';
import type { CoachNote } from '../../../lessons/lesson';

const { happened, may, sees } = checksFor<View, Action, Event>();

/** One of the viewer's Krushers that still stands is like this. */
const mine = (is: (krusher: KrusherView) => boolean) =>
  sees(({ krushers }, seat) =>
    Object.values(krushers).some((krusher) => krusher.seat === seat && !krusher.fallen && is(krusher)),
  );

const asks = (kind: NonNullable<View['question']>['kind']) =>
  sees(({ question }, seat) => question?.kind === kind && question.seat === seat);

/** What is new in a fight, and when. */
export const coach: readonly CoachNote<View, Action, Event>[] = [
  {
    id: 'build',
    title: 'Build in secret',
    when: may('build'),
    text: 'A ready-made design is a good start. More armor makes it slower, and two weapons strike twice; a shield takes what would break your front.',
  },
  {
    id: 'move',
    title: 'Your move',
    when: may('move'),
    text: 'Stand where your front looks at them and theirs does not look at you. A turn is one point, and the first one is free.',
  },
  {
    id: 'initiative',
    title: 'Initiative',
    when: happened('initiativeRolled'),
    text: 'Each side rolls a die. The lowest moves first; the highest attacks first, and has seen where all the others stand.',
  },
  {
    id: 'attack',
    title: 'Within reach',
    when: may('attack'),
    text: 'Point at an enemy to read your chance against the side that looks at you. A front is hard to hit, a rear is not.',
  },
  {
    id: 'reflex',
    title: 'You are attacked',
    when: asks('reflex'),
    text: 'Once a turn you may try to turn before the blow: 4 or more succeeds. Show the attacker your front, or a side with more armor.',
  },
  {
    id: 'parry',
    title: 'Parry or strike',
    when: may('parry'),
    text: 'A weapon that parries makes one attack less likely to hit, but it does not strike in this turn. If you are to attack later, think twice.',
  },
  {
    id: 'strike',
    title: 'Strike',
    when: may('strike'),
    text: 'Choose the arms. Each rolls two dice of its own and hits with 7 or more, all told.',
  },
  {
    id: 'critical',
    title: 'A critical hit',
    when: happened('criticalRolled'),
    text: 'The dice alone were high enough. That damage begins one layer deeper: behind the armor, in the Internal Linkage.',
  },
  {
    id: 'linkage',
    title: 'Through the armor',
    when: mine(({ pierced }) => pierced > 0),
    text: 'Your Internal Linkage is hit. With 16 points your Krusher falls, so turn the broken side away.',
  },
  {
    id: 'nullField',
    title: 'The striped hexes',
    when: sees(({ turn }) => turn >= 2),
    text: 'Along the wall lies the null field: 1 less on all dice of a Krusher that stands there. Push the fight towards the middle.',
  },
];
