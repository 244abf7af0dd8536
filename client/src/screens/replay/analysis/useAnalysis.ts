import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAnswer, type Answered } from '../../../net/requests/useAnswer';

/** The parts of an analysis that stand in a theatre. */
export interface AnalysisParts {
  /** The page beside the board. */
  readonly Panel: ComponentType;
  /** Each seat's chance, below the slider. */
  readonly Curve: ComponentType;
  /** What the slider says of a step besides its action. */
  says(step: number): readonly string[];
  begin(): void;
  close(): void;
}

/** Loads an analysis; no table of the hall needs it. */
export type LoadAnalysis = () => Promise<AnalysisParts>;

/** Whether it is there, or why not yet. */
export type LoadedAnalysis = Answered<AnalysisParts>;

/** Undefined where there is none. It ends with the theatre. `beginsAtOnce`: it has been asked for on the way here. */
export function useAnalysis(
  load: LoadAnalysis | undefined,
  beginsAtOnce: boolean,
): LoadedAnalysis | undefined {
  const { value: known } = useAnswer(load && { ask: load });
  const { answer: parts } = known;
  useEffect(() => {
    if (beginsAtOnce) parts?.begin();
    return () => parts?.close();
  }, [parts, beginsAtOnce]);
  return load && known;
}
