import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point } from '../../../stage/geometry/geometry';
import { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { cardBack, paidCardBack } from '../art/cardBack';
import { icon, type IconId } from '../art/icons';
import { monsterPicture } from '../art/monsterPicture';
import { BADGE, robotBadge } from '../art/robotBadge';
import { CARD, paintGround, robotCard } from '../art/robotCard';
import { toldCard } from '../art/toldCard';

const sharp = new Labels();
sharp.sharpen(2);

const [HALF_WIDTH, HALF_HEIGHT] = [CARD.width / 2, CARD.height / 2];

const amountsIn = (list: string): { steel: number; circuits: number; fuel: number } => {
  const [steel = 0, circuits = 0, fuel = 0] = list.split(',').map(Number);
  return { steel, circuits, fuel };
};

/** An open card is turned over when it pays, and a paid one when it is thrown away. */
export const turnsOver = (before: string, after: string): boolean =>
  isClosed(before) !== isClosed(after) && !/^(?:small|site|monster|sleeping):/u.test(`${before} ${after}`);

const isClosed = (face: string): boolean => face === 'back' || face.startsWith('paid:');

/** The face of a card by its name (layout.ts): a Robot, a back, a payment, a small card of somebody else, or the Monster. */
export function drawFace(face: string, palette: Palette): Container {
  const [kind = '', what = '', strength = '', powerUps = '0', damage = '0'] = face.split(':');
  switch (kind) {
    case 'robot':
      return robotCard(what as RobotId, palette, { seen: seenIn(strength) });
    case 'told':
      return toldCard(what as RobotId, palette, seenIn(strength));
    case 'paid':
      return paidCardBack(amountsIn(what), palette);
    case 'small':
      return smallFace(what as RobotId, strength, [Number(powerUps), Number(damage)], palette);
    case 'monster':
    case 'sleeping':
      return monsterPicture(what as MonsterId, kind === 'sleeping');
    case 'site':
      return smallFace(what as RobotId, '…', [0, 0], palette);
    default:
      return cardBack(palette);
  }
}

/** How much of an open Robot is seen, in units; absent: all of it. */
const seenIn = (part: string): number => (part === '' ? CARD.width : Number(part));

/** A picture and the current Strength: legible at 46 px. */
function smallFace(
  id: RobotId,
  strength: string,
  [powerUps, damage]: readonly [number, number],
  palette: Palette,
): Container {
  const face = new Container();
  const pen = new GraphicsContext();
  paintGround(pen, palette.plateEdge, palette.plate);
  const badge = robotBadge(id, palette);
  badge.scale.set((CARD.width - 8) / BADGE);
  badge.position.set(0, HALF_WIDTH - HALF_HEIGHT);
  face.addChild(new Graphics(pen), badge);
  const tokens = powerUps - damage;
  const shown = tokens === 0 ? strength : `${strength} ${damage > 0 ? '▼' : '▲'}`;
  sharp.write(face, shown, { x: 0, y: HALF_HEIGHT - 26 }, { size: 42, colour: palette.text });
  return face;
}

/** What is drawn over a card: its Strength with its tokens, or what it lacks. */
export function drawBadge(badge: string, palette: Palette): Container {
  const [kind = '', first = '', powerUps = '0', damage = '0'] = badge.split(':');
  return kind === 'missing'
    ? missingBadge(first, palette)
    : strengthBadge(first, Number(powerUps), Number(damage), palette);
}

function strengthBadge(strength: string, powerUps: number, damage: number, palette: Palette): Container {
  const badge = new Container();
  badge.addChild(medal(strength, palette));
  const counted: (readonly [IconId, number])[] = [];
  if (powerUps > 0) counted.push(['powerUp', powerUps]);
  if (damage > 0) counted.push(['damage', damage]);
  counted.forEach(([id, count], at) => {
    addCounted(badge, { id, count, x: HALF_WIDTH - 22, y: 72 + at * 30 - HALF_HEIGHT }, palette);
  });
  return badge;
}

/** Where the medal of a completed Robot hangs: over the sign of its type, which its colour and its Strength show too. */
const MEDAL = { x: HALF_WIDTH - 17, y: 20 - HALF_HEIGHT, radius: 21 } as const;

/** A medal of gold on a ribbon, with a Strength. */
export function medal(strength: string, palette: Palette): Container {
  const { x, y, radius } = MEDAL;
  const badge = new Container();
  const pen = new Graphics();
  for (const side of [-1, 1])
    pen
      .poly([x, y + 6, x + side * 15, y + 34, x + side * 8, y + 32, x + side * 3, y + 38])
      .fill(side < 0 ? RIBBON.light : RIBBON.dark)
      .stroke({ color: palette.ink, width: 2, join: 'round' });
  pen.circle(x, y, radius).fill(palette.ink);
  pen.circle(x, y, radius - 2.5).fill(GOLD.rim);
  pen.circle(x - 0.8, y - 0.8, radius - 4.2).fill(GOLD.face);
  const [shine, start] = [radius - 5, Math.PI * 0.95];
  pen
    .moveTo(x + Math.cos(start) * shine, y + Math.sin(start) * shine)
    .arc(x, y, shine, start, Math.PI * 1.6)
    .stroke({ color: GOLD.shine, width: 2.2 });
  badge.addChild(pen);
  sharp.write(badge, strength, { x, y }, { size: strength.length > 1 ? 21 : 25, colour: palette.ink });
  return badge;
}

const GOLD = { face: 0xf4cf86, rim: 0xb98234, shine: 0xfff1cd } as const;
const RIBBON = { light: 0xc9443a, dark: 0x9c2f2b } as const;

interface Counted extends Point {
  readonly id: IconId;
  readonly count: number;
}

function addCounted(into: Container, { id, count, ...at }: Counted, palette: Palette): void {
  const plate = new Graphics();
  plate.roundRect(at.x - 24, at.y - 14, 46, 28, 8).fill({ color: palette.ink, alpha: 0.92 });
  const picture = icon(id, 22);
  picture.position.set(at.x - 10, at.y);
  into.addChild(plate, picture);
  sharp.write(into, String(count), { x: at.x + 12, y: at.y }, { size: 19, colour: palette.text });
}

const KINDS: readonly IconId[] = ['steel', 'circuits', 'fuel'];

/** What a Robot under construction lacks, over its cost. */
function missingBadge(list: string, palette: Palette): Container {
  const badge = new Container();
  const missing = list.split(',').map(Number);
  const kinds = KINDS.flatMap((id, at) => {
    const count = missing[at] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });
  const pen = new Graphics();
  pen.roundRect(-HALF_WIDTH, -HALF_HEIGHT, CARD.width, 62, 8).fill({ color: palette.ink, alpha: 0.92 });
  badge.addChild(pen);
  if (kinds.length === 0) {
    sharp.write(badge, 'ready', { x: 0, y: 30 - HALF_HEIGHT }, { size: 20.5, colour: palette.good });
  } else {
    sharp.write(badge, 'short', { x: 0, y: 46 - HALF_HEIGHT }, { size: 20.5, colour: palette.danger });
  }
  kinds.forEach(({ id, count }, at) => {
    const x = (at - (kinds.length - 1) / 2) * 38;
    const picture = icon(id, 20);
    picture.position.set(x + 9, 20 - HALF_HEIGHT);
    badge.addChild(picture);
    sharp.write(badge, String(count), { x: x - 9, y: 20 - HALF_HEIGHT }, { size: 21, colour: palette.text });
  });
  return badge;
}
