import { ADDED, CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { CORE_IDS } from '@gearhall/shared/games/kriegbot/content/cores';
import type { Pictures } from '../../../stage/contract/help';
import { cardName } from '../words/field/names';
import { coreName } from '../words/cores/cores';
import { FACE_FONT } from './canvas';
import { fieldOf, OBJECTS, PICTURE, pictureInks, type FaceId, type FieldId } from './face';
import { nameOn } from './nameOn';
import { hex, svgOf } from './svg';

/** Pictures of cards for the help: several in rows, each with its name. */

const COLUMNS = 6;
const CELL = { width: 140, height: 164 } as const;
const LETTERS = 15;
const WORDS = 0xf4efe2;

const nameOfFace = (id: FaceId): string =>
  Object.hasOwn(OBJECTS, id) && fieldOf(id) === 'core'
    ? coreName(id as (typeof CORE_IDS)[number])
    : cardName(id as (typeof CARD_IDS)[number]);

function cellOf(id: FaceId, at: number): string {
  const [x, y] = [(at % COLUMNS) * CELL.width, Math.floor(at / COLUMNS) * CELL.height];
  const picture = svgOf(pictureInks(id), PICTURE).replace(
    '<svg ',
    `<svg x="${x + 10}" y="${y + 4}" width="120" height="120" `,
  );
  const lines = nameOn(nameOfFace(id)).lines.map(
    (line, row) =>
      `<text x="${x + CELL.width / 2}" y="${y + 140 + row * 16}" text-anchor="middle" font-size="${LETTERS}" font-weight="700" font-family="${FACE_FONT}" fill="${hex(WORDS)}">${line}</text>`,
  );
  return picture + lines.join('');
}

function rowsOf(ids: readonly FaceId[]): string {
  const [width, height] = [COLUMNS * CELL.width, Math.ceil(ids.length / COLUMNS) * CELL.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#14171b"/>${ids.map(cellOf).join('')}</svg>`;
}

const isAdded = (id: FaceId): boolean => Object.hasOwn(ADDED, id);
const basic = (field: FieldId): string =>
  rowsOf(CARD_IDS.filter((id) => !isAdded(id) && fieldOf(id) === field));

export const FACE_PICTURES = {
  weaponFaces: () => basic('weapon'),
  systemFaces: () => basic('system'),
  skinFaces: () => basic('skin'),
  addedFaces: () => rowsOf(CARD_IDS.filter(isAdded)),
  coreFaces: () => rowsOf(CORE_IDS),
} satisfies Pictures;
