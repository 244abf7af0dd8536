import { useSignalEffect } from '@preact/signals';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { GEARS, type BoxId, type Counts } from '@gearhall/shared/games/rushncrush/content/gears';
import { boxInWords, ordinal, rowInWords } from '../words/cars/names';
import { GearBox, Lines } from './GearBox';
import { lookedAt } from './looked';
import { MATRIX, nearSpeeds, nextIn, type MatrixRow, type StickAction } from './model';

interface MatrixProps {
  readonly box: BoxId;
  readonly legal: readonly Action[];
  readonly act: (action: Action) => void;
}

/** The gear matrix: every legal next box is a button, marked by how it is reached. */
export function Matrix({ box, legal, act }: MatrixProps) {
  const next = nextIn(legal);
  const near = nearSpeeds(box, next.keys());
  useForgotten(next.size > 0);
  return (
    <div class="matrix-place">
      <table class="matrix">
        <caption class="visually-hidden">Gear matrix, the gearstick in {boxInWords(box)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Speed</span>
              <span aria-hidden="true">gear</span>
            </th>
            {GEARS.map((gear) => (
              <th key={gear} scope="col">
                <span class="visually-hidden">{ordinal(gear)} gear</span>
                <span aria-hidden="true">{gear}</span>
              </th>
            ))}
            <th scope="col">
              <span class="visually-hidden">Steering dice</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {MATRIX.map((row) => (
            <Row key={row.row.speed} {...{ row, box, next, act }} isNear={near.has(row.row.speed)} />
          ))}
        </tbody>
      </table>
      <Key />
    </div>
  );
}

/**
 * The key, in the two corners that the matrix leaves empty; tables and titles say the same to people who
 * cannot see it.
 */
function Key() {
  return (
    <div class="matrix-key" aria-hidden="true">
      {KEY.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** The hovered box is dropped when the gearstick may not move any more. */
function useForgotten(asks: boolean): void {
  useSignalEffect(() => {
    if (!asks) lookedAt.value = undefined;
  });
}

interface RowProps {
  readonly row: MatrixRow;
  readonly box: BoxId;
  readonly next: ReadonlyMap<BoxId, StickAction>;
  readonly act: (action: Action) => void;
  readonly isNear: boolean;
}

function Row({ row: { row, boxes }, box, next, act, isNear }: RowProps) {
  return (
    <tr class={isNear ? 'near' : ''}>
      <th scope="row">{row.speed}</th>
      {boxes.map((one, column) => (
        <td key={GEARS[column]}>
          {one && <Lines lines={one.lines} />}
          {one && <GearBox box={one} isHere={one.id === box} action={next.get(one.id)} act={act} />}
        </td>
      ))}
      <td class="white-dice" title={rowInWords(row)}>
        <span class="visually-hidden">{rowInWords(row)}</span>
        <RowDice dice={row.dice} counts={row.counts} />
      </td>
    </tr>
  );
}

const SIGNS: Readonly<Record<Counts, string>> = { any: '∞', none: '0', highest: '▲', lowest: '▼' };

const KEY = ['◂ speed', '▪ heat die', 'lane changes ▸', '▲ highest die', '▼ lowest die'];

/** As many white dice as given, light where the highest counts and dark where the lowest does. */
function RowDice({ dice, counts }: { readonly dice: number; readonly counts: Counts }) {
  return (
    <span
      class={`row-dice sign ${counts}`}
      data-sign={dice > 0 ? `${dice}${SIGNS[counts]}` : SIGNS[counts]}
      aria-hidden="true"
    />
  );
}
