import type { KeyMoment } from '@gearhall/shared/core/analysis/analysis';
import { ANALYSIS } from '../../../ui/words/pages/analysis';
import type { Chronicle } from '../playback/chronicle';
import type { Playback } from '../playback/Playback';

/** Where the entry with this number stands in the log: "Action 41 · Round 3: Ada". */
export function placeInWords({ lines }: Chronicle, at: number): string {
  const heading = lines.findLast(({ line, first }) => line.heading && first <= at)?.line.text;
  return [ANALYSIS.actionNumber(at + 1), heading].filter(Boolean).join(' · ');
}

/** A choice is looked at before it is made; anything else happens before one's eyes. */
export function goTo(playback: Playback, { at, kind }: Pick<KeyMoment, 'at' | 'kind'>): void {
  playback.pause();
  playback.to(at);
  if (kind !== 'choice') playback.to(at + 1);
}
