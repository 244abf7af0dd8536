import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { given, type Given, type GivenRobot } from '@gearhall/shared/games/kriegbot/testing/given';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { checksFor } from '../../../lessons/checks';
import type { Lesson } from '../../../lessons/lesson';

export const { any, did, didLast, happened, sees } = checksFor<View, Action, Event>();

export type KriegLesson = Lesson<View, Action, Event>;

export const MINE = 'green1';
export const FOE = 'yellow1';
export const SECOND_FOE = 'yellow2';

export const at = (situation: Given) => () => given(situation).state;

export const TANK: GivenRobot = { chassis: 'robotank', at: 'G7', facing: 'southEast' };
export const CAR: GivenRobot = { chassis: 'robocar', at: 'K7', facing: 'northWest' };

/** Dice show 0 to 5, and are rolled as 1 to 6. */
export const showing = (...shown: readonly number[]): number[] => shown.map((face) => face + 1);

export const attack = (arms: ArmsId, target: string): ActionOf<'attack'> => ({
  type: 'attack',
  arms,
  target: target as ActionOf<'attack'>['target'],
  mode: '',
  attacks: 1,
  help: [],
});

export const answer = (...cards: ActionOf<'answer'>['cards']): ActionOf<'answer'> => ({
  type: 'answer',
  robot: MINE,
  cards,
  absorb: [],
  die: -1,
  item: '',
});
