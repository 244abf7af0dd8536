import { MONSTERS } from '@gearhall/shared/games/metalheads/content/monsters';
import { RESOURCES, type Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Container } from 'pixi.js';
import type { TableGround } from '../../../stage/cards/contract';
import type { Spot, TableLayout } from '../../../stage/cards/tableLayout';
import type { Palette } from '../../../stage/drawing/palette';
import { cardBack } from '../art/cardBack';
import { icon } from '../art/icons';
import { nationEmblem } from '../art/nations';
import { NATION_NAMES } from '../words/names';
import { FACE_WIDTH } from '../../../stage/cards/CardSprites';
import { DECK, DISCARD, MONSTER, NATION, poolSpot } from './paths';
import { robotCard } from '../art/robotCard';
import { progressOf } from '../words/progress';
import { isLow } from './areas';
import { drawTrackers } from './drawTrackers';
import { plate, SMALL, TEXT, write, writeLeft } from './writing';

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
  const { root, palette } = ground;
  const at = (id: string, draw: (spot: Spot) => void): void => {
    const spot = layout.spots[id];
    if (spot) draw(spot);
  };
  drawTrackers({ view, names, shown }, layout, ground);
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

interface SeatLooks {
  readonly view: View;
  readonly seat: number;
  readonly palette: Palette;
}

interface Gained {
  readonly kind: Resource;
  readonly count: number;
  readonly palette: Palette;
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
  progressOf(view).forEach((line, at) => {
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

/** In pixels. */
const SLIM_PILE = 64;

function drawPile(root: Container, spot: Spot, { title, top, palette }: Pile): void {
  plate(root, spot, palette);
  const { box } = spot;
  if (top) {
    const width = Math.min(box.width - 10, (box.height - 26) / 1.4);
    top.scale.set(width / FACE_WIDTH);
    top.position.set(box.x + box.width / 2, box.y + (box.height - 18) / 2 + 1);
    root.addChild(top);
  }
  // On a slim pile only the number fits.
  write(root, box.width < SLIM_PILE ? (title.split(' ').at(-1) ?? '') : title, {
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
