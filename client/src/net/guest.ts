import { signal } from '@preact/signals';
import { LIMITS } from '../app/limits';
import { api, ApiError } from './api';
import { keep, readKept } from './kept';

/** The name that others see; empty until it has been given. */
export const myName = signal(tidyName(readKept('name') ?? ''));

/** A name as the server accepts it: one line, single spaces, not too long. */
export function tidyName(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .replace(/\s+/gu, ' ');
  return [...line].slice(0, LIMITS.name).join('').trim();
}

export function setMyName(text: string): void {
  myName.value = tidyName(text);
  keep('name', myName.value || undefined);
}

let token = readKept('token');
let asking: Promise<string> | undefined;

/** The token of this browser, if it has been somebody before. */
export const knownToken = (): string | undefined => token;

/** Whether this browser has been somebody before. */
export const isSomebody = (): boolean => token !== undefined;

/** Nobody is known here any more. */
export function forgetMe(): void {
  token = undefined;
  keep('token', undefined);
  setMyName('');
}

/** This browser's guest token: requested once, then kept. */
export async function guestToken(): Promise<string> {
  if (token !== undefined) return token;
  asking ??= api.newGuest().then(({ token: fresh }) => {
    token = fresh;
    keep('token', fresh);
    return fresh;
  });
  try {
    return await asking;
  } finally {
    asking = undefined;
  }
}

/** The server does not (or no longer) accept this token: forgets it, so that a new one is requested. */
export function forgetToken(refused: string): void {
  if (token !== refused) return;
  token = undefined;
  keep('token', undefined);
}

/** This browser continues as somebody who also plays on another device. */
export function becomeGuest(fresh: string, name: string): void {
  token = fresh;
  keep('token', fresh);
  setMyName(name);
}

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
