import { readableName, tidyText, type TextFault } from '@gearhall/shared/core/text/tidyText';
import { LIMITS } from '../../app/limits';
import { api, ApiError } from '../requests/api';
import { alone } from '../stored/alone';
import { keptText, keptValue } from '../stored/kept';

const name = keptValue('name', {
  parse: (text = '') => tidyName(text),
  format: (text) => text || undefined,
});

/** The name that others see; empty until it has been given. */
export const myName = name.current;

/** A name as the server accepts it, whatever somebody or something has left here; '' where there is none. */
export function tidyName(text: string): string {
  const name = readableName(text, LIMITS.name);
  return name.includes('\ufffd') ? '' : name;
}

/** Why nobody can have this name; undefined for a name that one can have. */
export function nameFault(text: string): TextFault | undefined {
  const tidied = tidyText(text, { most: LIMITS.name, isName: true });
  return 'fault' in tidied ? tidied.fault : undefined;
}

export function setMyName(text: string): void {
  name.set(tidyName(text));
}

/** The tabs of a browser are one person: another one may have asked for the token, or have become somebody else. */
const token = keptText('token');
let asking: Promise<string> | undefined;
/** As whom this page has last talked to the hall. */
let used: string | undefined;

/** The token of this browser, if it has been somebody before. */
export const knownToken = (): string | undefined => token.read();

/** Whether this browser has been somebody before. */
export const isSomebody = (): boolean => knownToken() !== undefined;

/** Nobody is known here any more. */
export function forgetMe(): void {
  token.set(undefined);
  setMyName('');
}

/** This browser's guest token: requested once, by one of its tabs, then kept. */
export async function guestToken(): Promise<string> {
  used = knownToken();
  if (used !== undefined) return used;
  asking ??= alone('guest', becomeSomebody);
  try {
    return (used = await asking);
  } finally {
    asking = undefined;
  }
}

async function becomeSomebody(): Promise<string> {
  const known = knownToken();
  if (known !== undefined) return known;
  const { token: fresh } = await api.newGuest();
  used = knownToken() ?? fresh;
  // Where a lock fails, the first one counts.
  token.change((now) => now ?? fresh);
  return knownToken() ?? fresh;
}

/** The server does not (or no longer) accept this token: forgets it, so that a new one is requested. */
export function forgetToken(refused: string): void {
  token.change((now) => (now === refused ? undefined : now));
}

/** This browser continues as somebody who also plays on another device. */
export function becomeGuest(fresh: string, name: string): void {
  used = fresh;
  token.set(fresh);
  setMyName(name);
}

/** Calls back when this browser has become somebody else in another tab; returns the function that stops it. */
export const onOtherPerson = (then: () => void): (() => void) =>
  token.current.subscribe((now) => {
    if (used !== undefined && now !== undefined && now !== used) then();
  });

/** Performs a request as this guest; once more with a new token when the old one is refused. */
export async function asGuest<T>(deed: (token: string) => Promise<T>): Promise<T> {
  const first = await guestToken();
  try {
    return await deed(first);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    forgetToken(first);
    return deed(await guestToken());
  }
}
