import { MONSTERS } from '@gearhall/shared/games/metalheads/content/monsters';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { Graphics } from 'pixi.js';
import type { Spot } from '../../../stage/cards/tableLayout';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { icon } from '../art/icons';
import { MONSTER_SIZE } from '../art/monsterPicture';
import { isLow } from '../layout/areas';
import { stepsOf } from '../words/progress';
import { drawChain } from './drawChain';
import { plate, SMALL, TEXT, writeLeft, type Table } from './writing';

const LINE = 18;
/** The room of a line of words, and of a sign with its number. */
const [WORDS, SIGN] = [150, 62];

/** What a Monster is weak against, and how many tokens are left; its picture is a card, and its land lies below (views). */
export function drawMonster(table: Table, spot: Spot, view: View): void {
  const { box } = spot;
  const low = isLow(box);
  if (table.isFlat || low) plate(table, spot);
  if (low) return;
  drawSteps(table, box, view);
  const y = box.y + box.height - 17;
  drawSign(table, { x: box.x + 10, y }, [MONSTERS[view.monster].weakness, '+1']);
  drawSign(table, { x: box.x + box.width - SIGN - 10, y }, ['damage', `×${view.supply}`]);
}

/** Words lie on a dark slip: the land is as light as they are. */
function drawSlip({ root, isFlat }: Table, { x, y, width, height }: Box): void {
  if (isFlat) return;
  root.addChild(new Graphics().roundRect(x, y, width, height, 5).fill({ color: 0x0c1112, alpha: 0.72 }));
}

function drawSteps(table: Table, box: Box, view: View): void {
  const { root, palette } = table;
  const steps = stepsOf(view);
  if (steps.length === 0) return;
  const monster = (MONSTER_SIZE.width * box.height) / MONSTER_SIZE.height;
  const room = Math.min(230, box.width / 2 - monster / 2 - WORDS - 20);
  const hasChain = room > 40 && steps.some(({ of }) => of !== undefined);
  const slip = { x: box.x + 8, y: box.y + 8, width: WORDS + (hasChain ? room + 8 : 0) };
  drawSlip(table, { ...slip, height: steps.length * LINE + 4 });
  steps.forEach(({ says, done, of }, at) => {
    const y = box.y + 19 + at * LINE;
    writeLeft(root, says, { x: box.x + 16, y, size: SMALL, colour: at === 0 ? palette.print : palette.text });
    if (!hasChain || done === undefined || of === undefined) return;
    drawChain(root, { x: box.x + 12 + WORDS, y: y - 8, width: room, height: 16 }, { done, of });
  });
}

function drawSign(
  table: Table,
  { x, y }: Point,
  [id, says]: readonly [Parameters<typeof icon>[0], string],
): void {
  drawSlip(table, { x: x - 2, y: y - 13, width: SIGN + 2, height: 26 });
  const sign = icon(id, 20);
  sign.position.set(x + 12, y);
  table.root.addChild(sign);
  writeLeft(table.root, says, { x: x + 26, y, size: TEXT, colour: table.palette.text });
}
