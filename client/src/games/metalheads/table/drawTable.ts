import { RESOURCES, type Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { Graphics, type Container } from 'pixi.js';
import { FACE_WIDTH } from '../../../stage/cards/cardLooks';
import type { TableGround } from '../../../stage/cards/contract';
import { TALLNESS } from '../../../stage/cards/layouts';
import type { Spot, TableLayout } from '../../../stage/cards/tableLayout';
import type { Palette } from '../../../stage/drawing/palette';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { cardBack } from '../art/cardBack';
import { icon } from '../art/icons';
import { nationEmblem } from '../art/nations';
import { robotCard } from '../art/robotCard';
import { isNarrow } from '../layout/areas';
import { NATION_NAMES } from '../words/names';
import { drawMonster } from './drawMonster';
import { drawTrackers } from './drawTrackers';
import { DECK, DISCARD, MONSTER, NATION, poolSpot } from './paths';
import { plate, stencil, taped, TEXT, write, writeLeft, type Table } from './writing';

interface Looks {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number | undefined;
  /** Whose Robots lie in the middle: their panel has pictures of them. */
  readonly shown: Owner;
}

/** Everything on the table that is no card. */
export function drawTable(
  { view, names, seat, shown }: Looks,
  layout: TableLayout,
  ground: TableGround,
): void {
  const { palette } = ground;
  const at = (id: string, draw: (spot: Spot) => void): void => {
    const spot = layout.spots[id];
    if (spot) draw(spot);
  };
  drawTrackers({ view, names, shown }, layout, ground);
  at(MONSTER, (spot) => drawMonster(ground, spot, view));
  const row = layout.parts?.['row'];
  if (row && !isNarrow(ground.size)) drawRowZone(ground, row);
  at(DECK, (spot) =>
    drawPile(ground, spot, {
      title: `deck ${view.deck.length}`,
      top: view.deck.length > 0 ? cardBack(palette) : undefined,
    }),
  );
  at(DISCARD, (spot) =>
    drawPile(ground, spot, { title: `discard ${view.discard.length}`, top: topOf(view, palette) }),
  );
  if (seat === undefined) return;
  at(NATION, (spot) => drawNation(ground, spot, { view, seat }));
  for (const kind of RESOURCES) {
    at(poolSpot(kind), (spot) =>
      drawResource(ground, spot, { kind, count: view.turn.seat === seat ? view.turn.pool[kind] : 0 }),
    );
  }
}

/** Around the row there is tape, and its name is on the bench. */
function drawRowZone(table: Table, { x, y, width, height }: Box): void {
  if (table.isFlat) return;
  taped(table, { box: { x: x - 5, y: y - 5, width: width + 10, height: height + 36 }, mark: 'plain' });
}

interface SeatLooks {
  readonly view: View;
  readonly seat: number;
}

interface Gained {
  readonly kind: Resource;
  readonly count: number;
}

const topOf = ({ discard }: View, palette: Palette): Container | undefined => {
  const top = discard.at(-1);
  return top === undefined ? undefined : robotCard(top, palette);
};

interface Pile {
  readonly title: string;
  readonly top: Container | undefined;
}

/** In pixels. */
const SLIM_PILE = 84;
/** Over a pile, where its name stands. */
const HEADROOM = 36;
/** How much a pile of cards is moved for each card that is drawn under the first. */
const UNDER = [4, 2] as const;

function drawPile(table: Table, spot: Spot, { title, top }: Pile): void {
  const { root, isFlat } = table;
  taped(table, spot);
  const { box } = spot;
  if (top) {
    const width = Math.min(box.width - 12, (box.height - 30) / 1.4);
    const middle = { x: box.x + box.width / 2, y: box.y + (box.height - 18) / 2 + 1 };
    if (!isFlat) drawEdges(root, middle, width);
    top.scale.set(width / FACE_WIDTH);
    top.position.copyFrom(middle);
    root.addChild(top);
  }
  const x = box.x + box.width / 2;
  const [name = '', number = ''] = title.split(' ');
  // On a slim pile only the number fits; a high one has its name above.
  const isHigh = box.height > box.width * TALLNESS + HEADROOM;
  const isSlim = box.width < SLIM_PILE;
  if (isSlim && isHigh) stencil(table, name, { x, y: box.y + 16 }, { isSlim });
  stencil(table, isSlim ? number : title, { x, y: box.y + box.height - 12 });
}

/** The edges of the cards under the first, and the shadow of the pile. */
function drawEdges(root: Container, { x, y }: Point, width: number): void {
  const pen = new Graphics();
  const height = width * TALLNESS;
  const card = (by: number): Graphics =>
    pen.roundRect(x - width / 2 + by, y - height / 2 + by, width, height, 5);
  card(6).fill({ color: 0x000000, alpha: 0.4 });
  for (const by of UNDER) card(by).fill(0xcfc7b2).stroke({ color: 0x17120f, width: 1 });
  root.addChild(pen);
}

/** In a narrower place only the sign of the Nation and its Energy fit. */
const SLIM_NATION = 110;

/** My Nation with the Energy that is left. */
function drawNation(table: Table, spot: Spot, { view, seat }: SeatLooks): void {
  const nation = view.players[seat]?.nation ?? '';
  if (nation === '') return;
  const { root, palette } = table;
  plate(table, spot);
  const { box } = spot;
  const middle = box.y + box.height / 2;
  const emblem = nationEmblem(nation, Math.min(34, box.height - 8));
  emblem.position.set(box.x + 22, middle);
  root.addChild(emblem);
  const isMine = view.turn.seat === seat && view.phase === 'turns';
  if (box.width < SLIM_NATION) {
    const sign = icon('energy', 19);
    sign.position.set(box.x + 66, middle);
    root.addChild(sign);
    const energy = isMine ? String(view.turn.energy) : '–';
    write(root, energy, { x: box.x + 49, y: middle, size: 19, colour: palette.brass });
    return;
  }
  writeLeft(root, NATION_NAMES[nation], { x: box.x + 42, y: middle - 10, size: TEXT, colour: palette.text });
  const says = isMine ? `${view.turn.energy} Energy` : 'waiting';
  writeLeft(root, says, { x: box.x + 42, y: middle + 10, size: TEXT, colour: palette.brass });
}

function drawResource(table: Table, spot: Spot, { kind, count }: Gained): void {
  const { root, palette } = table;
  plate(table, spot);
  const { box } = spot;
  const picture = icon(kind, 22);
  picture.position.set(box.x + box.width / 2 - 9, box.y + box.height / 2);
  picture.alpha = count > 0 || spot.mark === 'can' ? 1 : 0.5;
  root.addChild(picture);
  const colour = count > 0 ? palette.text : palette.print;
  const at = { x: box.x + box.width / 2 + 12, y: box.y + box.height / 2 };
  write(root, String(count), { ...at, size: TEXT, colour });
}
