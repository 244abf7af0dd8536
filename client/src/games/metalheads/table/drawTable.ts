import { MONSTERS } from '@gearhall/shared/games/metalheads/content/monsters';
import { RESOURCES, type Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { Container, Graphics } from 'pixi.js';
import type { Mark, Spot, TableGround, TableLayout } from '../../../stage/cards/contract';
import type { Box, Point, Size } from '../../../stage/geometry';
import { Labels } from '../../../stage/labels';
import { seatColour, type Palette } from '../../../stage/palette';
import { cardBack } from '../art/cardBack';
import { icon } from '../art/icons';
import { nationEmblem } from '../art/nations';
import { NATION_NAMES } from '../words/names';
import { FACE_WIDTH } from '../../../stage/cards/CardSprites';
import { DECK, DISCARD, MONSTER, NATION, poolSpot, seatSpot } from './paths';
import { sharesOf, type Share } from './tracker';
import { robotCard } from '../art/robotCard';
import { progressOf } from '../words/progress';
import { areasOf, isLow, isNarrow } from './areas';
import { drawFace } from './faces';
import { panelCards } from './layout';

const sharp = new Labels();
sharp.sharpen(2);

const SMALL = 12;
const TEXT = 14;
/** The room for a share of Strength, and how far below the edge of the panel they are written. */
const SHARE = 48;
const SHARES_TOP = 46;

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
  { spots }: TableLayout,
  ground: TableGround,
): void {
  const { root, palette, size } = ground;
  const at = (id: string, draw: (spot: Spot) => void): void => {
    const spot = spots[id];
    if (spot) draw(spot);
  };
  const narrow = isNarrow(size);
  view.players.forEach((_, player) =>
    at(seatSpot(player), (spot) => drawPlayer(root, spot, { view, names, seat: player, narrow, palette })),
  );
  if (!narrow && shown !== undefined && view.players.length > 1)
    at(seatSpot(shown), ({ box }) => drawOwn(root, box, { view, seat: shown, palette }, size));
  at(MONSTER, (spot) => drawMonster(root, spot, view, palette));
  at(DECK, (spot) =>
    drawPile(root, spot, {
      title: `deck ${view.deck.length}`,
      top: view.deck.length > 0 ? cardBack(palette) : undefined,
      palette,
    }),
  );
  at(DISCARD, (spot) =>
    drawPile(root, spot, {
      title: `discard ${view.discard.length}`,
      top: topOf(view, palette),
      palette,
    }),
  );
  if (seat === undefined) return;
  at(NATION, (spot) => drawNation(root, spot, { view, seat, palette }));
  for (const kind of RESOURCES) {
    at(poolSpot(kind), (spot) =>
      drawResource(root, spot, { kind, count: view.turn.seat === seat ? view.turn.pool[kind] : 0, palette }),
    );
  }
}

function plate(root: Container, { box, mark }: Spot, palette: Palette, edge = palette.cellEdge): Graphics {
  const pen = new Graphics();
  pen.roundRect(box.x, box.y, box.width, box.height, 8).fill(palette.plate);
  pen.roundRect(box.x, box.y, box.width, box.height, 8).stroke(strokeOf(mark, palette, edge));
  root.addChild(pen);
  return pen;
}

const strokeOf = (mark: Mark, palette: Palette, edge: number): { color: number; width: number } => {
  if (mark === 'can') return { color: palette.reach, width: 4 };
  if (mark === 'chosen') return { color: palette.text, width: 5 };
  return { color: edge, width: 2 };
};

interface Written extends Point {
  readonly size: number;
  readonly colour: number;
}

const write = (root: Container, text: string, { x, y, ...look }: Written): void =>
  sharp.write(root, text, { x, y }, look);

function writeLeft(root: Container, text: string, { x, y, ...look }: Written): void {
  const label = sharp.make(text, look);
  label.anchor.set(0, 0.5);
  label.position.set(x, y);
  root.addChild(label);
}

interface SeatLooks {
  readonly view: View;
  readonly seat: number;
  readonly palette: Palette;
}

interface PlayerLooks extends SeatLooks {
  readonly names: readonly string[];
  readonly narrow: boolean;
}

interface Gained {
  readonly kind: Resource;
  readonly count: number;
  readonly palette: Palette;
}

/** A player's panel: name, Nation, current Strength, Robots, hand. */
function drawPlayer(root: Container, spot: Spot, { view, names, seat, narrow, palette }: PlayerLooks): void {
  const player = view.players[seat];
  if (!player) return;
  const { box } = spot;
  plate(
    root,
    spot,
    palette,
    view.turn.seat === seat && view.phase === 'turns' ? seatColour(seat) : palette.cellEdge,
  );
  const strength = String(strengthOf(view, seat));
  const middle = narrow ? box.y + box.height / 2 : box.y + 21;
  if (player.nation !== '') {
    const emblem = nationEmblem(player.nation, 30);
    emblem.position.set(box.x + 20, middle);
    root.addChild(emblem);
  }
  write(root, strength, {
    x: box.x + (narrow ? box.width - 18 : 56),
    y: middle,
    size: 24,
    colour: palette.brass,
  });
  if (narrow && box.width < 74) return;
  if (narrow)
    return write(root, `${player.robots.length} R`, {
      x: box.x + 46,
      y: middle,
      size: SMALL,
      colour: palette.print,
    });
  const name = names[seat] ?? '';
  writeLeft(root, clipped(name, (box.width - 150) / 8), {
    x: box.x + 80,
    y: middle,
    size: TEXT,
    colour: seatColour(seat),
  });
  drawHand(root, box, player.hand.length, palette);
  drawShares(root, box, sharesOf(view, seat), palette);
}

/** The Robots that lie in the middle, as small as those of the others: the trackers can be compared. */
function drawOwn(root: Container, panel: Box, { view, seat, palette }: SeatLooks, size: Size): void {
  const { smallWidth } = areasOf(size, view.players.length);
  for (const { face, place } of panelCards({ view, owner: seat }, panel, smallWidth)) {
    const picture = drawFace(face, palette);
    picture.position.set(place.x, place.y);
    picture.rotation = place.rotation;
    picture.scale.set(place.width / FACE_WIDTH);
    root.addChild(picture);
  }
}

/** Where the Strength comes from, in a line under the name. */
function drawShares(root: Container, box: Box, shares: readonly Share[], palette: Palette): void {
  const step = Math.min(SHARE, (box.width - 12) / shares.length);
  shares.forEach(({ icon: id, amount }, at) => {
    const picture = icon(id, 15);
    picture.position.set(box.x + 16 + at * step, box.y + SHARES_TOP);
    root.addChild(picture);
    const look = { y: box.y + SHARES_TOP, size: SMALL, colour: palette.print };
    writeLeft(root, amount, { ...look, x: box.x + 26 + at * step });
  });
}

const clipped = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, Math.max(3, Math.floor(most)))}…` : name;

/** A hand as a back with its number. */
function drawHand(root: Container, box: Box, count: number, palette: Palette): void {
  const back = cardBack(palette);
  back.scale.set(20 / FACE_WIDTH);
  back.position.set(box.x + box.width - 40, box.y + 21);
  root.addChild(back);
  write(root, `×${count}`, { x: box.x + box.width - 17, y: box.y + 21, size: TEXT, colour: palette.text });
}

/** What a Monster is weak against, and how many tokens are left; its picture is a card (layout.ts). */
function drawMonster(root: Container, spot: Spot, view: View, palette: Palette): void {
  plate(root, spot, palette);
  const { box } = spot;
  if (isLow(box)) return;
  const weakness = icon(MONSTERS[view.monster].weakness, 20);
  weakness.position.set(box.x + 18, box.y + box.height - 16);
  const token = icon('damage', 18);
  token.position.set(box.x + box.width - 48, box.y + box.height - 16);
  root.addChild(weakness, token);
  const progress = progressOf(view);
  const lines =
    progress.length === 0
      ? []
      : [view.players.length === 1 ? 'You win with' : 'The game ends with', ...progress];
  lines.forEach((line, at) => {
    const colour = at === 0 ? palette.print : palette.text;
    writeLeft(root, line, { x: box.x + 10, y: box.y + 14 + at * 17, size: SMALL, colour });
  });
  writeLeft(root, '+1', { x: box.x + 32, y: box.y + box.height - 16, size: TEXT, colour: palette.text });
  writeLeft(root, `×${view.supply}`, {
    x: box.x + box.width - 36,
    y: box.y + box.height - 16,
    size: TEXT,
    colour: palette.text,
  });
}

const topOf = ({ discard }: View, palette: Palette): Container | undefined => {
  const top = discard.at(-1);
  return top === undefined ? undefined : robotCard(top, palette);
};

interface Pile {
  readonly title: string;
  readonly top: Container | undefined;
  readonly palette: Palette;
}

function drawPile(root: Container, spot: Spot, { title, top, palette }: Pile): void {
  plate(root, spot, palette);
  const { box } = spot;
  if (top) {
    const width = Math.min(box.width - 10, (box.height - 26) / 1.4);
    top.scale.set(width / FACE_WIDTH);
    top.position.set(box.x + box.width / 2, box.y + (box.height - 18) / 2 + 1);
    root.addChild(top);
  }
  write(root, title, {
    x: box.x + box.width / 2,
    y: box.y + box.height - 10,
    size: SMALL,
    colour: palette.text,
  });
}

/** My Nation with the Energy that is left. */
function drawNation(root: Container, spot: Spot, { view, seat, palette }: SeatLooks): void {
  const nation = view.players[seat]?.nation ?? '';
  if (nation === '') return;
  plate(root, spot, palette);
  const { box } = spot;
  const middle = box.y + box.height / 2;
  const emblem = nationEmblem(nation, 34);
  emblem.position.set(box.x + 22, middle);
  root.addChild(emblem);
  const isMine = view.turn.seat === seat && view.phase === 'turns';
  writeLeft(root, NATION_NAMES[nation], { x: box.x + 42, y: middle - 10, size: TEXT, colour: palette.text });
  writeLeft(root, isMine ? `${view.turn.energy} Energy` : 'waiting', {
    x: box.x + 42,
    y: middle + 10,
    size: TEXT,
    colour: palette.brass,
  });
}

function drawResource(root: Container, spot: Spot, { kind, count, palette }: Gained): void {
  plate(root, spot, palette);
  const { box } = spot;
  const picture = icon(kind, 22);
  picture.position.set(box.x + box.width / 2 - 9, box.y + box.height / 2);
  picture.alpha = count > 0 || spot.mark === 'can' ? 1 : 0.5;
  root.addChild(picture);
  const colour = count > 0 ? palette.text : palette.print;
  write(root, String(count), {
    x: box.x + box.width / 2 + 12,
    y: box.y + box.height / 2,
    size: TEXT,
    colour: colour,
  });
}
