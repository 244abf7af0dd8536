import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { Facts } from '../../../stage/contract/contract';
import type { Palette } from '../../../stage/drawing/palette';
import { svgOf } from '../../../stage/renderer/svg';
import { CARD, robotCard } from '../art/robotCard';
import { robotName } from '../words/robotName';
import { abilityText, rulingsOf } from '../words/abilities';
import { BOX_NAMES } from '../words/cards';
import { amountsInWords, TYPE_NAMES } from '../words/names';

const pictures = new Map<string, string>();

/** The whole card as an SVG. */
function pictureOf(id: RobotId, palette: Palette): string {
  const key = `${id} ${palette.plate}`;
  const { width, height } = CARD;
  const drawn =
    pictures.get(key) ??
    svgOf([robotCard(id, palette)], { x: -width / 2, y: -height / 2, width, height }).replace(
      / width="\d+" height="\d+"/u,
      ` width="${width * 2}" height="${height * 2}"`,
    );
  pictures.set(key, drawn);
  return drawn;
}

/** Everything about a Robot that its card says: large, and in words. */
export function robotFacts(id: RobotId, palette: Palette): Omit<Facts, 'at'> {
  const { type, strength, cost, side, ability, number } = ROBOTS[id];
  return {
    picture: pictureOf(id, palette),
    title: robotName(id),
    lines: [
      `${TYPE_NAMES[type]} Robot no. ${number}, base Strength ${strength}.`,
      `Costs ${amountsInWords(cost)}. As payment it gives ${amountsInWords(side)}.`,
      `${BOX_NAMES[ability.box]}: ${abilityText(id)}`,
      ...rulingsOf(id),
    ],
  };
}
