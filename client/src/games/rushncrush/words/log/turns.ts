import { findBox, nextBoxes, type Stick } from '@gearhall/shared/games/rushncrush/content/gears';
import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { heatDiceOf } from '@gearhall/shared/games/rushncrush/rules/gears/rolling';
import { FINISH } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { LogLine } from '../../../../stage/contract/words';
import { boxInWords, count, ITEM_NAMES, placeInWords, zoneInWords } from '../cars/names';
import { costInWords } from '../cars/previews';
import type { LogContext } from './logContext';

/** What a car does in its turn, in the words of the log. */

const STICKS: Readonly<Record<Stick, string>> = {
  accelerate: 'accelerates',
  brake: 'slows down',
  shift: 'changes gear',
};

/** The gear action and all the points that follow it, as one line. */
export function gearLine(
  { car, from, to, by }: EventOf<'geared'>,
  { by: byCar, short, spent }: LogContext,
): LogLine {
  const zone = findBox(to)?.zone;
  const heat = zone ? ` (${zoneInWords(zone, heatDiceOf(to))}).` : '.';
  const stick = nextBoxes(from).find(({ box }) => box === to)?.stick ?? 'shift';
  const does = `${short(car)} ${STICKS[stick]}`;
  const where = `to ${boxInWords(to)}`;
  const id = `${car} stick`;
  if (by === 'gear') {
    const said = `${does} ${where}`;
    return { ...byCar(car, `${said}${heat}`), run: { id, from: said, text: () => `${said}${heat}` } };
  }
  const how = spent === 1 ? `a ${POINTS[by]} point` : `${spent} ${POINTS[by]} points`;
  const text = (before: string): string =>
    `${before || does}${before && ', then'} with ${how} ${where}${heat}`;
  return { ...byCar(car, text('')), run: { id, from: '', text } };
}

const POINTS = { turbo: 'Turbo', brake: 'Brake' } as const;

export function heatText({ car, upTo, heat }: EventOf<'heatRolled'>, { short }: LogContext): string {
  const hot = upTo === 2 ? '1 and 2 are' : upTo === 6 ? 'every number is' : `up to ${upTo} is`;
  return `Heat dice of ${short(car)}: ${hot} hot, ${count(heat, 'heat point')}.`;
}

export function steeringText(
  { car, speed, changes, unlimited }: EventOf<'steeringRolled'>,
  { short }: LogContext,
): string {
  if (speed === 0) return `${short(car)} stays in neutral.`;
  if (unlimited) return `${short(car)} at speed ${speed}: as many lane changes as it likes.`;
  return `${short(car)} at speed ${speed}: ${count(changes, 'lane change')}.`;
}

export function firedText(
  { car, item, target, range, hits }: EventOf<'fired'>,
  { short, full }: LogContext,
): string {
  const hit = hits === 0 ? 'nothing hits' : count(hits, 'hit');
  return `${short(car)} fires the ${ITEM_NAMES[item]} at ${full(target)}, ${count(range, 'space')} away: ${hit}.`;
}

/** One line per stretch, merged into one line of the log. */
export function droveLine(event: EventOf<'drove'>, context: LogContext): LogLine {
  const { car, from, path } = event;
  const { driven, run } = context;
  const to = path.at(-1) ?? from;
  const where = to === FINISH ? 'over the line' : `to ${placeInWords(to)}`;
  const costs = costInWords(driven);
  const text = `${context.short(car)} drives ${count(driven.points, 'space')} ${where}${costs === '' ? '' : `, with ${costs}`}.`;
  return { ...context.by(car, text), run: { id: `${car} ${run}`, from, text: () => text } };
}
