/** The contents of a private link to another device. */
export interface Continuation {
  readonly code: string;
  /** The table to go to; absent where there is none. */
  readonly table?: string;
  /** Empty for somebody who has not given a name yet. */
  readonly name: string;
}

/** Codes may contain dots; the parts after them do not. */
const PARTS = /^#?(?<code>[A-Za-z0-9_.-]{4,400})\.(?<table>[A-Za-z0-9_-]{1,64})\.(?<name>[^.]*)$/u;
const NO_TABLE = '-';

/**
 * The data is in the fragment, behind the `#`, so that no server or log on the way sees it: anyone who
 * has the link is this person.
 */
export function continueLink(origin: string, { code, table, name }: Continuation): string {
  return `${origin}/continue#${code}.${table ?? NO_TABLE}.${encoded(name)}`;
}

const encoded = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');

/** The contents of the fragment; undefined when it is incomplete. */
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
