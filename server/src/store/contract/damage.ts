/** What of a table, or of a series, can be damaged in the database. */
type Part = 'core' | 'affairs' | 'entry' | 'head' | 'line' | 'record' | 'series';

/** `changed`: its hash does not fit. `unexpected`: it stands where nothing may stand. */
type Fault = 'missing' | 'changed' | 'unreadable' | 'unexpected';

/** What is wrong with the rows of a table. */
export interface Damage {
  readonly part: Part;
  readonly fault: Fault;
  /** For an entry or a line of chat. */
  readonly index?: number;
}

const NAMES: Readonly<Record<Part, string>> = {
  core: 'core',
  affairs: 'affairs',
  entry: 'entry',
  head: 'head of the log',
  line: 'chat line',
  record: 'record',
  series: 'series',
};

/** `entry 7: missing` */
export function nameOf({ part, fault, index }: Damage): string {
  const name = index === undefined ? NAMES[part] : `${NAMES[part]} ${index}`;
  return `${name}: ${fault}`;
}

/** A sentence for the operator. */
export const sentenceOf = (table: string, damage: Damage): string =>
  `What is stored of table ${table} is damaged (${nameOf(damage)}).`;
