import { NATIONS, type NationId } from '@gearhall/shared/games/metalheads/content/nations';
import { RESOURCES, type Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { coverage } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { Container, Graphics } from 'pixi.js';
import type { Pictures } from '../../../stage/contract/help';
import { Labels } from '../../../stage/drawing/labels';
import { paletteFor } from '../../../stage/drawing/palette';
import { svgOf } from '../../../stage/renderer/svg';
import { icon } from '../art/icons';
import { CARD, robotCard, SIDE } from '../art/robotCard';
import { drawBadge, drawFace } from '../table/faces';

const PALETTE = paletteFor(false);
const labels = new Labels();
const GAP = 12;
const EDGE = 14;
/** Room for the prices below a card. */
const FOOT = 46;

const listed = (all: Amounts): string => RESOURCES.map((kind) => all[kind]).join(',');

function at(thing: Container, x: number, y = 0): Container {
  thing.position.set(x, y);
  return thing;
}

/** Things around cards in a line, with the ground of the table behind them. */
function draw(
  things: readonly Container[],
  cards: number,
  more: { left?: number; foot?: number } = {},
): string {
  const { left = 0, foot = 0 } = more;
  const box = {
    x: -CARD.width / 2 - EDGE - left,
    y: -CARD.height / 2 - EDGE,
    width: cards * CARD.width + (cards - 1) * GAP + 2 * EDGE + left,
    height: CARD.height + 2 * EDGE + foot,
  };
  const ground = new Graphics().rect(box.x, box.y, box.width, box.height).fill(PALETTE.ground);
  return svgOf([ground, ...things], box);
}

const inLine = (index: number): number => index * (CARD.width + GAP);

/** The price of a spot: a number, and the sign of Energy. */
function price(energy: number, x: number): Container {
  const tag = new Container();
  labels.write(tag, String(energy), { x: -12, y: 0 }, { size: 26, colour: PALETTE.text });
  tag.addChild(at(icon('energy', 26), 12));
  return at(tag, x, CARD.height / 2 + FOOT / 2);
}

/** The row as it lies on the table: the oldest Robot on the right. */
function rowOf(robots: readonly RobotId[], nation: NationId): string {
  const prices = NATIONS[nation].rowCost.toReversed();
  const things = robots.flatMap((id, index) => [
    at(robotCard(id, PALETTE, { labels }), inLine(index)),
    price(prices[index] ?? 0, inLine(index)),
  ]);
  return draw(things, robots.length, { foot: FOOT });
}

/** A Robot under construction: the side of what pays for it shows, and what is missing stands over it. */
function construction(robot: RobotId, card: RobotId): string {
  const { covered } = coverage(ROBOTS[robot].cost, ROBOTS[card].side);
  const { cost } = ROBOTS[robot];
  const missing: Amounts = {
    steel: cost.steel - covered.steel,
    circuits: cost.circuits - covered.circuits,
    fuel: cost.fuel - covered.fuel,
  };
  return draw(
    [
      at(robotCard(card, PALETTE, { labels }), -SIDE),
      robotCard(robot, PALETTE, { labels }),
      drawBadge(`missing:${listed(missing)}`, PALETTE),
    ],
    1,
    { left: SIDE },
  );
}

/** Completed Robots with their Strength, and the sum. */
function tracker(robots: readonly (readonly [id: RobotId, strength: number])[]): string {
  const sum = robots.reduce((total, [, strength]) => total + strength, 0);
  const tag = new Container();
  tag.addChild(new Graphics().circle(0, 0, 40).fill(PALETTE.brass));
  labels.write(tag, String(sum), { x: 0, y: 0 }, { size: 46, colour: PALETTE.ink });
  const cards = robots.flatMap(([id, strength], index) => [
    at(drawFace(`robot:${id}`, PALETTE), inLine(index)),
    at(drawBadge(`strength:${strength}:0:0`, PALETTE), inLine(index)),
  ]);
  return draw([...cards, at(tag, inLine(robots.length) - CARD.width / 2 + 46)], robots.length + 1);
}

export const PICTURES: Pictures = {
  card: () => draw([robotCard('drawBarge', PALETTE, { labels })], 1),
  row: () => rowOf(['puristCore', 'signalKite', 'bomber', 'quarryDigger', 'drawBarge'], 'workshop'),
  construction: () => construction('drawBarge', 'quarryDigger'),
  tracker: () =>
    tracker([
      ['reefCircuitry', 2],
      ['dryDock', 1],
      ['drawBarge', 5],
      ['puristTank', 7],
    ]),
};
