import { strengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import { row, type Place } from '../../../stage/cards/layouts';
import type { LaidCard, Mark } from '../../../stage/cards/tableLayout';
import type { Box } from '../../../stage/geometry/geometry';
import { DISCARD, MONSTER } from '../table/paths';
import type { Areas } from './areas';
import { Z, type Choices, type Robot, type Shown } from './choices';
import { litMark } from './ownCards';

/** Without choices nothing is marked. */
type Panel = Pick<Shown, 'view' | 'owner'> & Partial<Pick<Shown, 'choices'>>;

/** The Robots of the others, small, in the strip of players; in solo those of the Monster. */
export function stripCards(view: View, areas: Areas, choices: Choices): LaidCard[] {
  if (view.players.length === 1) return monsterCards({ view, choices, owner: undefined }, areas);
  return seatsOf(view.players.length).flatMap((seat) =>
    seat === choices.shown ? [] : panelCards({ view, choices, owner: seat }, areas),
  );
}

const panelPlaces = (panel: Box, count: number, { head, smallWidth }: Areas): Place[] => {
  const box = { x: panel.x + 6, y: panel.y + head, width: panel.width - 12, height: panel.height - head - 4 };
  return row(box, { count, width: smallWidth, gap: 4, z: Z.table });
};

/** The Robots of a player in their panel. */
export function panelCards(context: Panel & { readonly owner: Seat }, areas: Areas): LaidCard[] {
  const { view, owner } = context;
  const { robots = [], constructions = [] } = view.players[owner] ?? {};
  const places = panelPlaces(
    areas.players[owner] ?? areas.monster,
    robots.length + constructions.length,
    areas,
  );
  return [
    ...robots.flatMap((robot, at) => smallCard(context, robot, places[at])),
    ...constructions.flatMap(({ robot }, at): LaidCard[] => {
      const place = places[robots.length + at];
      if (!place) return [];
      return [{ key: robot, face: `site:${robot}`, place, mark: markIn(context, robot), to: DISCARD }];
    }),
  ];
}

function monsterCards(context: Shown, areas: Areas): LaidCard[] {
  const { monsterRobots } = context.view;
  const places = panelPlaces(areas.monsterRobots ?? areas.monster, monsterRobots.length, areas);
  return monsterRobots.flatMap((robot, at) => smallCard(context, robot, places[at]));
}

const markIn = ({ choices }: Panel, robot: string): Mark => choices?.markOf(robot) ?? 'plain';

function smallCard(context: Panel, robot: Robot, place: Place | undefined): LaidCard[] {
  if (!place) return [];
  const { view, owner } = context;
  const { total } = strengthParts(view, owner, robot);
  return [
    {
      key: robot.robot,
      face: `small:${robot.robot}:${total}:${robot.powerUps}:${robot.damage}`,
      place: robot.turned ? { ...place, rotation: Math.PI / 9 } : place,
      mark: litMark(markIn(context, robot.robot)),
      ...(owner === undefined ? { from: MONSTER } : {}),
    },
  ];
}
