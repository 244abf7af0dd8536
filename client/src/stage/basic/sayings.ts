import type { Fact } from '../contract/words';
import type { TypedThing } from '@gearhall/shared/core/game';

/** "higherCard" becomes "higher card". */
export const inWords = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replaceAll(/[_-]/gu, ' ')
    .toLowerCase();

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A value that fits into a line; `undefined` for lists and objects. */
function valueInWords(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? inWords(value) : undefined;
}

/**
 * An action or event as text: its type, then its other fields: `{type: 'bet', coins: 2}` becomes "bet: 2
 * coins".
 */
export function saidBy({ type, ...fields }: TypedThing, leftOut: readonly string[] = []): string {
  const told = Object.entries(fields)
    .filter(([key]) => !leftOut.includes(key))
    .flatMap(([key, value]) => fieldInWords(key, value));
  return told.length > 0 ? `${inWords(type)}: ${told.join(', ')}` : inWords(type);
}

function fieldInWords(key: string, value: unknown): string[] {
  if (Array.isArray(value))
    return [`${inWords(key)} ${value.map((one) => valueInWords(one) ?? '…').join(' ')}`];
  const said = valueInWords(value);
  if (said === undefined) return [];
  return [typeof value === 'number' ? `${said} ${inWords(key)}` : `${inWords(key)} ${said}`];
}

/** The plain facts of an object, in its own order: numbers, strings and booleans. */
export function factsOf(thing: unknown): Fact[] {
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) => {
    const said = valueInWords(value);
    return said === undefined ? [] : [{ label: capitalised(inWords(key)), value: capitalised(said) }];
  });
}
