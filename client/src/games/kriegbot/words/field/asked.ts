import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';

/** The robot that is asked now, if it is a robot. */
export const askedRobot = ({ question, robots }: View): RobotView | undefined =>
  question && robots[question.robot];
