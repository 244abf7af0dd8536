import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Container } from 'pixi.js';
import { FACE_WIDTH } from '../../../stage/cards/cardLooks';
import type { TableGround } from '../../../stage/cards/contract';
import type { Spot, TableLayout } from '../../../stage/cards/tableLayout';
import type { Box } from '../../../stage/geometry/geometry';
import { seatColour, type Palette } from '../../../stage/drawing/palette';
import { cardBack } from '../art/cardBack';
import { icon } from '../art/icons';
import { nationEmblem } from '../art/nations';
import { MONSTER_NAMES } from '../words/names';
import { progressOf } from '../words/progress';
import { isNarrow, isSlim, type Areas } from '../layout/areas';
import { areasOf } from '../layout/areasOf';
import { drawFace } from './faces';
import { panelCards } from '../layout/panelCards';
import { seatSpot } from './paths';
import { sharesOf, type Share } from './tracker';
import { plate, SMALL, TEXT, write, writeLeft } from './writing';

interface Looks {
  readonly view: View;
  readonly names: readonly string[];
  /** Whose Robots lie in the middle: their panel has pictures of them. */
  readonly shown: Owner;
}

interface PlayerLooks extends Looks {
  readonly seat: number;
  readonly palette: Palette;
}

/** The panels side by side at the top: everybody's Strength, and how it comes about. */
export function drawTrackers(looks: Looks, { spots }: TableLayout, ground: TableGround): void {
  const { root, palette, size } = ground;
  const { view, shown } = looks;
  const areas = areasOf(size, view.players.length);
  view.players.forEach((_, seat) => {
    const spot = spots[seatSpot(seat)];
    if (!spot) return;
    const player = { ...looks, seat, palette };
    plate(ground, spot, edgeOf(player));
    if (isNarrow(size)) return drawNarrow(root, spot, player);
    drawWide(root, spot, player);
    if (shown === seat) drawOwn(root, player, areas);
  });
  if (areas.monsterRobots) drawMonsterRobots(ground, areas.monsterRobots, view);
}

const edgeOf = ({ view, seat, palette }: PlayerLooks): number =>
  view.turn.seat === seat && view.phase === 'turns' ? seatColour(seat) : palette.cellEdge;

/** A panel that has room for how near the end is. */
const ROOMY = 250;

/** On a phone: the Nation, the number of Robots, Strength. */
function drawNarrow(root: Container, { box }: Spot, { view, seat, palette }: PlayerLooks): void {
  const y = box.y + box.height / 2;
  drawEmblem(root, view, seat, { x: box.x + 20, y });
  write(root, String(strengthOf(view, seat)), {
    x: box.x + box.width - 18,
    y,
    size: 24,
    colour: palette.brass,
  });
  if (box.width < 74) return;
  const robots = view.players[seat]?.robots.length ?? 0;
  const sign = icon('strength', 17);
  sign.position.set(box.x + 56, y);
  root.addChild(sign);
  write(root, String(robots), { x: box.x + 42, y, size: SMALL, colour: palette.print });
  if (box.width < ROOMY) return;
  progressOf(view).forEach((line, at) => {
    const look = { size: SMALL, colour: at === 0 ? palette.print : palette.text };
    writeLeft(root, line, { ...look, x: box.x + 76, y: y - 8 + at * 16 });
  });
}

/** Nation, Strength, name and hand, and below where the Strength comes from; a slim panel has the name below. */
function drawWide(root: Container, { box }: Spot, { view, names, seat, palette }: PlayerLooks): void {
  const y = box.y + 21;
  drawEmblem(root, view, seat, { x: box.x + 20, y });
  write(root, String(strengthOf(view, seat)), { x: box.x + 56, y, size: 24, colour: palette.brass });
  drawHand(root, box, view.players[seat]?.hand.length ?? 0, palette);
  const name = names[seat] ?? '';
  const look = { size: TEXT, colour: seatColour(seat) };
  if (isSlim(box)) writeLeft(root, clipped(name, box.width - 16), { ...look, x: box.x + 8, y: box.y + 45 });
  else writeLeft(root, clipped(name, box.width - 150), { ...look, x: box.x + 80, y });
  drawShares(root, box, sharesOf(view, seat), palette);
}

/** The width of a letter, about. */
const LETTER = 9;

function clipped(name: string, width: number): string {
  const most = Math.max(3, Math.floor(width / LETTER));
  return name.length > most ? `${name.slice(0, most)}…` : name;
}

function drawEmblem(root: Container, { players }: View, seat: number, at: { x: number; y: number }): void {
  const nation = players[seat]?.nation ?? '';
  if (nation === '') return;
  const emblem = nationEmblem(nation, 30);
  emblem.position.copyFrom(at);
  root.addChild(emblem);
}

/** A hand as a back with its number. */
function drawHand(root: Container, box: Box, count: number, palette: Palette): void {
  const back = cardBack(palette);
  back.scale.set(20 / FACE_WIDTH);
  back.position.set(box.x + box.width - 44, box.y + 21);
  root.addChild(back);
  write(root, `×${count}`, { x: box.x + box.width - 19, y: box.y + 21, size: TEXT, colour: palette.text });
}

/** The Robots that lie in the middle, as small as those of the others, so that the trackers can be compared. */
function drawOwn(root: Container, { view, seat, palette }: PlayerLooks, areas: Areas): void {
  for (const { face, place } of panelCards({ view, owner: seat }, areas)) {
    const picture = drawFace(face, palette);
    picture.position.set(place.x, place.y);
    picture.rotation = place.rotation;
    picture.scale.set(place.width / FACE_WIDTH);
    root.addChild(picture);
  }
}

/** The most room for a share of Strength. */
const SHARE = 48;

/** Where the Strength comes from, in a line under the name. */
function drawShares(root: Container, box: Box, shares: readonly Share[], palette: Palette): void {
  const step = Math.min(SHARE, (box.width - 12) / shares.length);
  const y = box.y + (isSlim(box) ? 66 : 46);
  shares.forEach(({ icon: id, amount }, at) => {
    const picture = icon(id, 15);
    picture.position.set(box.x + 16 + at * step, y);
    root.addChild(picture);
    writeLeft(root, amount, { x: box.x + 26 + at * step, y, size: SMALL, colour: palette.print });
  });
}

/** Where the Robots of a solo Monster lie. */
function drawMonsterRobots(ground: TableGround, box: Box, view: View): void {
  const { root, palette } = ground;
  plate(ground, { box, mark: 'plain' });
  const strength = String(strengthOf(view, undefined));
  write(root, strength, { x: box.x + 22, y: box.y + 21, size: 24, colour: palette.brass });
  const look = { x: box.x + 46, y: box.y + 21, size: TEXT, colour: palette.text };
  writeLeft(root, MONSTER_NAMES[view.monster], look);
  drawShares(root, box, sharesOf(view, undefined), palette);
}
