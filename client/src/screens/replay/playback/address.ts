import type { Viewer } from '@gearhall/shared/core/ground/seats';

/** A moment of a replay in its address: the step, and the point of view. */
export interface Place {
  readonly at: number;
  readonly pointOfView: Viewer | undefined;
  /** Starts at the step before, so that the moment plays. */
  readonly plays?: boolean;
}

const POINTS_OF_VIEW: Readonly<Record<string, Viewer>> = { spectators: 'spectator', all: 'everyone' };

/** Reads the query of an address; invalid parts count as absent. */
export function parsePlace(search: string): Place {
  const asked = new URLSearchParams(search);
  const at = wholeNumber(asked.get('at')) ?? 0;
  const plays = asked.has('play') && at > 0;
  // Links from before version 0.2.0 say `eyes=watchers`.
  const older = asked.get('eyes')?.replace('watchers', 'spectators');
  const pointOfView = parsePointOfView(asked.get('view') ?? older ?? null);
  return { at, pointOfView, ...(plays && { plays }) };
}

/** The query that leads back to this place. */
export function formatPlace({ at, pointOfView, plays = false }: Place): string {
  const parts = [
    ...(at > 0 ? [`at=${at}`] : []),
    ...(pointOfView === undefined ? [] : [`view=${pointOfViewWord(pointOfView)}`]),
    ...(plays ? ['play'] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The name of a point of view in an address. */
export function pointOfViewWord(pointOfView: Viewer): string {
  return (
    Object.keys(POINTS_OF_VIEW).find((word) => POINTS_OF_VIEW[word] === pointOfView) ?? String(pointOfView)
  );
}

/** The viewer with this name, or undefined. */
export function parsePointOfView(word: string | null): Viewer | undefined {
  return word !== null && Object.hasOwn(POINTS_OF_VIEW, word) ? POINTS_OF_VIEW[word] : wholeNumber(word);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/u.test(text) ? Number(text) : undefined;
}
