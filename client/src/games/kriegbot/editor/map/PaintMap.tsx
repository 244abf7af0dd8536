import { useRef, useState } from 'preact/hooks';
import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import type { Edited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { groundAt, hexIdOf, isHexId, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { hexUnder, PITCH, pointOf, SHEET } from '../../looks/layout';
import { MapSheet, pointsOf } from './MapPicture';
import { EDITOR } from '../words/words';

interface PaintMapProps {
  readonly made: Edited;
  /** A stroke of the brush: begun, or gone on. */
  readonly onPaint: (at: HexId, isNew: boolean) => void;
  readonly onTakeAway: (at: HexId) => void;
  readonly onLook: (at: HexId) => void;
  /** A digit has been typed. */
  readonly onDigit: (digit: number) => void;
}

/** The map to paint: with the pointer, or by a cursor that the arrow keys move. */
export function PaintMap({ made, onPaint, onTakeAway, onLook, onDigit }: PaintMapProps) {
  const last = useRef<HexId | undefined>(undefined);
  const [cursor, setCursor] = useState<HexId>('K8');
  const [isFocused, setFocused] = useState(false);
  const stroke = (event: TargetedPointerEvent<SVGSVGElement>, isNew: boolean): void => {
    const to = hexOf(event);
    if (to === undefined || to === last.current) return;
    for (const [index, at] of between(isNew ? undefined : last.current, to).entries())
      onPaint(at, isNew && index === 0);
    last.current = to;
    setCursor(to);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<SVGSVGElement>): void => {
    const step = STEPS[event.key];
    if (step) {
      const next = stepFrom(cursor, step);
      setCursor(next);
      onLook(next);
    } else if (event.key === ' ' || event.key === 'Enter') onPaint(cursor, true);
    else if (event.key === 'Delete' || event.key === 'Backspace') onTakeAway(cursor);
    else if (/^[1-9]$/u.test(event.key)) onDigit(Number(event.key));
    else return;
    event.preventDefault();
  };
  return (
    <MapSheet
      made={made}
      tabIndex={0}
      role="application"
      aria-label={EDITOR.mapLabel}
      aria-describedby="kb-map-help"
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = undefined;
        stroke(event, true);
      }}
      onPointerMove={(event) => {
        if (event.isPrimary && event.currentTarget.hasPointerCapture(event.pointerId)) stroke(event, false);
      }}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {isFocused && <polygon class="kb-cursor" points={pointsOf(cursor)} />}
    </MapSheet>
  );
}

/** The hex under the pointer. */
function hexOf({ currentTarget, clientX, clientY }: TargetedPointerEvent<SVGSVGElement>): HexId | undefined {
  const matrix = currentTarget.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const isOnSheet = y >= SHEET.y && y <= SHEET.y + SHEET.height;
  return isOnSheet ? hexUnder({ x, y }) : undefined;
}

/** The hexes on the way, so that a fast stroke leaves no gap. */
function between(from: HexId | undefined, to: HexId): readonly HexId[] {
  if (from === undefined) return [to];
  const [start, end] = [pointOf(from), pointOf(to)];
  const steps = Math.max(1, Math.ceil((2 * Math.hypot(end.x - start.x, end.y - start.y)) / PITCH));
  const hexes = Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return hexUnder({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  });
  return [...new Set(hexes.flatMap((at) => at ?? []))];
}

type Step = readonly [columns: number, halves: number];
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next hex; beside it, the higher of the two neighbours, or the lower one at the edge. */
function stepFrom(at: HexId, [columns, halves]: Step): HexId {
  const { column, halves: row } = groundAt(at);
  if (columns === 0) return valid(column, row + halves) ?? at;
  return valid(column + columns, row % 2 === 0 ? row + 1 : row - 1) ?? valid(column + columns, row - 1) ?? at;
}

function valid(column: number, halves: number): HexId | undefined {
  if (column < 0 || halves < 0) return undefined;
  const id = hexIdOf(column, halves);
  return isHexId(id) && groundAt(id).column === column && groundAt(id).halves === halves ? id : undefined;
}
