import type { Viewer } from '@gearhall/shared/core/seats';

/** A moment of a replay as its address tells it: the step, and whose eyes. */
export interface Place {
  readonly at: number;
  readonly eyes: Viewer | undefined;
  /** It is come upon from the step before, so that one sees it happen. */
  readonly plays?: boolean;
}

const EYES: Readonly<Record<string, Viewer>> = { watchers: 'spectator', all: 'everyone' };

/** Reads the search part of an address; what makes no sense counts as absent. */
export function parsePlace(search: string): Place {
  const asked = new URLSearchParams(search);
  const at = wholeNumber(asked.get('at')) ?? 0;
  const plays = asked.has('play') && at > 0;
  return { at, eyes: parseEyes(asked.get('eyes')), ...(plays && { plays }) };
}

/** The search part that leads back to this place. */
export function formatPlace({ at, eyes, plays = false }: Place): string {
  const parts = [
    ...(at > 0 ? [`at=${at}`] : []),
    ...(eyes === undefined ? [] : [`eyes=${eyesWord(eyes)}`]),
    ...(plays ? ['play'] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** How an address calls a pair of eyes. */
export function eyesWord(eyes: Viewer): string {
  return Object.keys(EYES).find((word) => EYES[word] === eyes) ?? String(eyes);
}

/** The viewer that a word stands for, or undefined. */
export function parseEyes(word: string | null): Viewer | undefined {
  return word !== null && Object.hasOwn(EYES, word) ? EYES[word] : wholeNumber(word);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/u.test(text) ? Number(text) : undefined;
}
