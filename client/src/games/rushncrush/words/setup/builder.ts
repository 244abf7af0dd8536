import { TILE_SIDES, type Shape, type TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import {
  MAX_LAPS,
  MAX_TILES,
  MIN_TILES,
  type Course,
  type CourseFault,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import type { Fit } from '../../course/draft';
import { capital, count } from '../../../../ui/words/language/grammar';
import { kindInWords } from './courses';

/** The words for choosing or building a course. */

const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  straight: 'straight',
  right: 'bend to the right',
  left: 'bend to the left',
  wideRight: 'wide bend to the right',
  wideLeft: 'wide bend to the left',
};

const wallCount = (side: TileSideId): number => TILE_SIDES[side].walls.length;

/** "9B, wide bend to the left, 6 walls". */
export const sideInWords = (side: TileSideId): string =>
  `${side}, ${SHAPE_NAMES[TILE_SIDES[side].shape]}, ${count(wallCount(side), 'wall')}`;

export const FIT_WORDS: Readonly<Record<Fit, string>> = {
  fits: 'fits',
  closes: 'closes the ring',
  lies: 'lies already',
  blocked: 'does not fit',
};

/** Why something is no course, or cannot be laid. `tiles` is the requested row. */
export function faultInWords({ fault, tile = 0, on = 0 }: CourseFault, tiles: readonly string[]): string {
  const named = (index: number): string => tiles[index] ?? '';
  return {
    notACourse:
      'This is no course. One reads like “open:1A-5A-2A-6A”, or “ring*2:5A-9A-6A-10A” for two laps.',
    unknownTile: `There is no tile “${named(tile)}”: they are called 1A to 10B.`,
    tileTwice: `${named(tile)} cannot lie: its tile lies already, as number ${on + 1} of the row.`,
    tooFewTiles: `A course has at least ${MIN_TILES} tiles.`,
    tooManyTiles: `A course has at most ${MAX_TILES} tiles.`,
    overlaps: `${named(tile)} cannot lie as number ${tile + 1}: it would lie on number ${on + 1}, ${named(on)}.`,
    doesNotClose: 'The ring does not close: its last tile must lead back to where the first begins.',
    tooManyLaps: `A ring has at most ${MAX_LAPS} laps.`,
  }[fault];
}

export const courseInWords = ({ kind, laps, tiles }: Course): string =>
  tiles.length === 0
    ? `No tile lies yet: ${kindInWords({ kind, laps })}`
    : `${capital(kindInWords({ kind, laps }))}: ${tiles.join(', ')}`;

export const BUILDER = {
  ways: 'Which course',
  ready: 'Ready-made',
  random: 'Random',
  own: 'My own',
  kind: 'Kind',
  open: 'Open course',
  ring: 'Ring',
  laps: 'Laps',
  tiles: 'Tiles',
  facts: (course: Course) =>
    `${course.kind === 'open' ? 'Open' : capital(kindInWords(course))}, ${count(course.tiles.length, 'tile')}`,
  spaces: (spaces: number) => count(spaces, 'space'),
  rebuild: 'Change it in the builder',
  randomHelp: 'The tiles are laid by lot when the game starts. Nobody knows the course before.',
  lengthHelp: 'Normal are 8 to 10 tiles, or a ring of 4 or 5 with two laps; 6 to 8 are a short race.',
  tray: 'Tiles to lay next',
  laid: 'Tiles laid',
  nothingLaid: 'Nothing lies yet. Choose the first tile.',
  flip: 'Turn over',
  remove: 'Remove',
  removeLast: 'Remove last',
  undo: 'Undo',
  chosen: (index: number, side: TileSideId) => `Number ${index + 1}: ${sideInWords(side)}`,
  chooseOne: 'Choose a laid tile to turn it over or remove it.',
  whole: (course: Course, spaces: number) =>
    `This is a course: ${kindInWords(course)}, ${count(course.tiles.length, 'tile')}, ${count(spaces, 'space')} by the shortest way.`,
  missing: (tiles: number) => `At least ${count(tiles, 'tile')} to go.`,
  notClosed: 'The ring is still open.',
  closed: 'The ring is closed.',
  laidNow: (side: TileSideId, number: number) => `${side} lies as number ${number}.`,
  removed: (side: TileSideId) => `${side} is removed.`,
  turned: (side: TileSideId) => `${side} is up now.`,
  undid: 'Undone.',
  text: 'The course as text',
  textHelp: 'Send it to a friend, or paste one here.',
  lay: 'Lay this',
  copy: 'Copy',
  copied: 'The course is copied.',
  copyFailed: 'It could not be copied. Please copy it by hand.',
  laidFromText: 'The course from the text lies now.',
  name: 'Name of the course',
  save: 'Save',
  saved: (count: number) => `Saved courses (${count})`,
  savedNow: (name: string) => `“${name}” is saved in this browser.`,
  nameFirst: 'Give it a name first.',
  load: (name: string) => `“${name}” lies now.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  notWhole: 'Only a whole course can be saved.',
  problem: (why: string) => `Your course is not ready. ${why}`,
} as const;
