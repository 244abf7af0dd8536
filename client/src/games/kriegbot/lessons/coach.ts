import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { checksFor } from '../../../lessons/checks';
import type { CoachNote } from '../../../lessons/lesson';

const { any, happened, may, sees } = checksFor<View, Action, Event>();

/** One of the viewer's robots is like this. */
const mine = (is: (robot: RobotView) => boolean) =>
  sees(({ robots }, seat) => Object.values(robots).some((robot) => robot.seat === seat && is(robot)));

const asks = (kind: NonNullable<View['question']>['kind']) =>
  sees(({ question }, seat) => question?.kind === kind && question.seat === seat);

/** What is new in a duel, and when. */
export const coach: readonly CoachNote<View, Action, Event>[] = [
  {
    id: 'take',
    title: 'Choose a robot',
    when: may('take'),
    text: 'Fast ones are hard to hit, slow ones carry more. The Robotank forgives most mistakes. Nobody sees which design you took.',
  },
  {
    id: 'answer',
    title: 'You are asked',
    when: may('answer'),
    text: 'Something happens that one of your face-down cards may bear on. Use it, or say no with N. They cannot tell whether you have nothing or wait.',
  },
  {
    id: 'move',
    title: 'Your movement',
    when: asks('option'),
    text: 'Move, and you are as hard to hit as you are fast. Stand still to reboot or power up, and anybody can hit you.',
  },
  {
    id: 'attack',
    title: 'A shot',
    when: may('attack'),
    text: 'Choose a weapon to see its arc and its dice, then a target to see your chance. The nearer, the more dice.',
  },
  {
    id: 'locate',
    title: 'Choose where',
    when: may('locate'),
    text: 'Each number rolled is a place. The drive slows it down, two hits destroy a card, and two on the power core end the robot.',
  },
  {
    id: 'damaged',
    title: 'You are hit',
    when: happened('marked'),
    text: 'A black marker is damage, an orange one disables until a reboot. Damage on an empty or destroyed slot bleeds on towards the power core.',
  },
  {
    id: 'disabled',
    title: 'Something is disabled',
    when: mine(
      (robot) => robot.drive.disabled || Object.values(robot.slots).some(({ disabled }) => disabled),
    ),
    text: 'A reboot in your movement clears all orange markers, but you stand still and do not attack.',
  },
  {
    id: 'slow',
    title: 'A slower drive',
    when: mine(({ drive }) => drive.damage > 0),
    text: 'Damage on the drive takes speed away, and with it your silhouette: you are easier to hit now.',
  },
  {
    id: 'shown',
    title: 'A card is open',
    when: happened('shown'),
    text: 'A card that has been used stays open. What is still face down may be anything that is left of the 46.',
  },
  {
    id: 'fire',
    title: 'Fire or paint',
    when: any(
      happened('status', { status: 'onFire', on: true }),
      happened('status', { status: 'painted', on: true }),
    ),
    text: 'A burning robot is damaged each turn until a 5 puts it out; a painted one can be seen through woods. Ending a move in water washes both off.',
  },
];
