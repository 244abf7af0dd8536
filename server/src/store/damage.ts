/** What of a table can be damaged in the database. */
export const PARTS = ['core', 'affairs', 'entry', 'head', 'line', 'record'] as const;
export type Part = (typeof PARTS)[number];

/** `changed`: its hash does not fit. `unexpected`: it stands where nothing may stand. */
export const FAULTS = ['missing', 'changed', 'unreadable', 'unexpected'] as const;
export type Fault = (typeof FAULTS)[number];

/** What is wrong with the rows of a table. */
export interface Damage {
  readonly part: Part;
  readonly fault: Fault;
  /** Of an entry or a line of chat. */
  readonly index?: number;
}

const NAMES: Readonly<Record<Part, string>> = {
  core: 'core',
  affairs: 'affairs',
  entry: 'entry',
  head: 'head of the log',
  line: 'chat line',
  record: 'record',
};

/** `entry 7: missing` */
export function nameOf({ part, fault, index }: Damage): string {
  const name = index === undefined ? NAMES[part] : `${NAMES[part]} ${index}`;
  return `${name}: ${fault}`;
}

/** A sentence for the operator. */
export const sentenceOf = (table: string, damage: Damage): string =>
  `What is stored of table ${table} is damaged (${nameOf(damage)}).`;
