import { WORDS } from '../words/words';

/** Where the pips of a die lie, in thirds of its face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
];

interface DiceProps {
  readonly values: readonly number[];
  /** Their sum means nothing. */
  readonly apart?: boolean | undefined;
}

/** Dice as rolled, with their sum where it means something. */
export function Dice({ values, apart = values.length === 1 }: DiceProps) {
  const sum = apart ? undefined : values.reduce((total, value) => total + value, 0);
  return (
    <span class="dice" role="img" aria-label={WORDS.table.dice(values, sum)}>
      {values.map((value, index) => (
        <Die key={index} value={value} />
      ))}
      {sum !== undefined && <span class="dice-sum">= {sum}</span>}
    </span>
  );
}

function Die({ value }: { readonly value: number }) {
  const pips = PIPS[value];
  return (
    <svg class="die" width="20" height="20" viewBox="0 0 20 20">
      <rect x="0.500" y="0.500" width="19" height="19" rx="4" />
      {pips?.map(([column, row]) => (
        <circle key={`${column}${row}`} cx={column * 5} cy={row * 5} r="2" />
      ))}
      {!pips && (
        <text x="10" y="14" text-anchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}
