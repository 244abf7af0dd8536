import { useMemo } from 'preact/hooks';
import type { DiceLine } from '@gearhall/shared/core/replay/diceStatistics';
import { SeatMark } from '../../../ui/display/SeatMark';
import { DICE_PAGE, likelihood } from '../../../ui/words/pages/dicePage';
import { useTheatre } from '../playback/theatre';
import { diceGroups, isEnough, type DiceGroup } from './groups';

/** How the dice fell compared with what is expected of fair ones: for all, and by seat. */
export function DiceStatistics() {
  const { playback } = useTheatre();
  const groups = useMemo(() => diceGroups(playback.showing), [playback]);
  if (groups.length === 0) return <p class="empty">{DICE_PAGE.noRolls}</p>;
  return (
    <>
      <p class="hint">{DICE_PAGE.legend}</p>
      {groups.map((group) => (
        <Group key={group.whose} group={group} />
      ))}
    </>
  );
}

function Group({ group: { whose, lines } }: { readonly group: DiceGroup }) {
  const { names } = useTheatre();
  const word = { all: DICE_PAGE.everybody, setUp: DICE_PAGE.setUp };
  const name = typeof whose === 'number' ? (names[whose] ?? '') : word[whose];
  return (
    <section class="dice-group" aria-label={name}>
      <h3>
        {typeof whose === 'number' && <SeatMark seat={whose} size={16} />} {name}
      </h3>
      {lines.map((line) => (
        <Kind key={line.sides} line={line} name={name} />
      ))}
    </section>
  );
}

function Kind({ line, name }: { readonly line: DiceLine; readonly name: string }) {
  const { sides, rolled, mean, expectedMean, p } = line;
  return (
    <figure class="dice-kind">
      <figcaption>{DICE_PAGE.kindShort(sides, rolled)}</figcaption>
      <Bars line={line} />
      <CountTable line={line} caption={DICE_PAGE.kind(name, sides)} />
      <p>
        {DICE_PAGE.mean(mean.toFixed(2), expectedMean.toFixed(2))}{' '}
        {isEnough(line) ? likelihood(p) : DICE_PAGE.few}
      </p>
    </figure>
  );
}

const WIDTH = 300;
const HEIGHT = 84;
const FOOT = 18;
const HEAD = 14;
/** For dice with more sides there is no room for numbers; the table has them. */
const LABELLED = 20;

function Bars({ line: { counts, rolled, sides } }: { readonly line: DiceLine }) {
  const expected = rolled / sides;
  const scale = (HEIGHT - FOOT - HEAD) / Math.max(...counts, expected * 1.2);
  const slot = WIDTH / sides;
  const ground = HEIGHT - FOOT;
  const level = ground - expected * scale;
  return (
    <svg class="dice-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {counts.map((count, at) => (
        <rect
          key={at}
          x={slot * (at + 0.14)}
          y={ground - count * scale}
          width={slot * 0.72}
          height={count * scale}
          rx="2"
        />
      ))}
      <line x1="0" x2={WIDTH} y1={level} y2={level} />
      {sides <= LABELLED &&
        counts.map((count, at) => (
          <g key={at} transform={`translate(${slot * (at + 0.5)} 0)`}>
            {count > 0 && <text y={ground - count * scale - 3}>{count}</text>}
            <text class="face" y={HEIGHT - 4}>
              {at + 1}
            </text>
          </g>
        ))}
    </svg>
  );
}

function CountTable({ line, caption }: { readonly line: DiceLine; readonly caption: string }) {
  const expected = (line.rolled / line.sides).toFixed(1);
  return (
    <table class="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{DICE_PAGE.value}</th>
          <th scope="col">{DICE_PAGE.rolled}</th>
          <th scope="col">{DICE_PAGE.expected}</th>
        </tr>
      </thead>
      <tbody>
        {line.counts.map((count, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <td>{count}</td>
            <td>{expected}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
