/** What a private link to another device holds. */
export interface Continuation {
  readonly code: string;
  /** The table to go to; absent where there is none. */
  readonly table?: string;
  /** Empty for somebody who has not given a name yet. */
  readonly name: string;
}

/** Codes may have dots of their own; what follows them has none. */
const PARTS = /^#?(?<code>[A-Za-z0-9_.-]{4,400})\.(?<table>[A-Za-z0-9_-]{1,64})\.(?<name>[^.]*)$/u;
const NO_TABLE = '-';

/**
 * The link stands behind a `#`, so that no server and no log on the way ever sees it: whoever has it
 * is this person.
 */
export function continueLink(origin: string, { code, table, name }: Continuation): string {
  return `${origin}/continue#${code}.${table ?? NO_TABLE}.${encoded(name)}`;
}

const encoded = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');

/** What the part behind the `#` holds; undefined when it is not whole. */
export function parseContinuation(fragment: string): Continuation | undefined {
  const { code, table, name } = PARTS.exec(fragment)?.groups ?? {};
  if (code === undefined || table === undefined || name === undefined) return undefined;
  try {
    const words = decodeURIComponent(name);
    return { code, name: words, ...(table === NO_TABLE ? {} : { table }) };
  } catch {
    return undefined;
  }
}
