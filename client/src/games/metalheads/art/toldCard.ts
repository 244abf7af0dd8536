import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import { abilityText } from '../words/abilities';
import { icon } from './icons';
import { CARD, faceOf, writeName } from './robotCard';
import { sharpLabels } from './sharpLabels';

/** The words stand under a smaller picture. */
const FRAMED = { x: 13, y: -50, scale: 0.62 };
/** The plate with the words: left, top, width and height. */
const PLATE = { x: -34, y: -25, width: 91, height: 50 } as const;
/** Sizes of letters that are tried, the height of a line and the width of a letter, as shares of that. */
const SIZES = [9.4, 8.6, 7.8, 7.2] as const;
const [LINE, LETTER] = [1.14, 0.56];

/** Words in lines of no more than this many letters. */
function wrapped(text: string, most: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

/** The largest letters in which a text fits on the plate, and its lines. */
export function fitted(text: string): { readonly size: number; readonly lines: readonly string[] } {
  const tried = SIZES.map((size) => ({ size, lines: wrapped(text, (PLATE.width - 5) / (size * LETTER)) }));
  const fits = tried.find(({ size, lines }) => lines.length * size * LINE <= PLATE.height - 4);
  return fits ?? { size: SIZES[3], lines: tried.at(-1)?.lines ?? [] };
}

const drawn = new Map<string, GraphicsContext>();

/** A face with what the Robot can do, in words: for cards that are large enough to read them. */
export function toldCard(id: RobotId, palette: Palette, seen: number = CARD.width): Container {
  const key = `${id} ${palette.plate} ${seen}`;
  const face = drawn.get(key) ?? faceOf(id, palette, { framed: FRAMED, seen });
  drawn.set(key, face);
  const card = new Container();
  // The plate covers the sign of the kind of ability: it stands over it instead.
  const sign = icon(ROBOTS[id].ability.box, 20);
  sign.position.set(46, -37);
  card.addChild(new Graphics(face), plateOf(palette), sign);
  const { size, lines } = fitted(abilityText(id));
  const middle = PLATE.y + PLATE.height / 2;
  lines.forEach((line, at) => {
    const y = middle + (at - (lines.length - 1) / 2) * size * LINE;
    sharpLabels.write(
      card,
      line,
      { x: PLATE.x + PLATE.width / 2, y },
      {
        ...{ size, colour: palette.ink, weight: 'normal' },
      },
    );
  });
  writeName(card, id, palette, { labels: sharpLabels, seen });
  return card;
}

const PAPER = 0xf3ead2;

function plateOf({ ink }: Palette): Graphics {
  const { x, y, width, height } = PLATE;
  return new Graphics()
    .rect(x, y, width, height)
    .fill(PAPER)
    .rect(x, y - 1.5, width, 1.5)
    .fill(ink);
}
