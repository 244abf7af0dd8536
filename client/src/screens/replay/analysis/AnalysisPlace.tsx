import { REPLAY } from '../../../ui/words/pages/replay';
import type { LoadedAnalysis } from './useAnalysis';

/** The page of the analysis, once it is there. */
export function AnalysisPlace({ analysis }: { readonly analysis: LoadedAnalysis | undefined }) {
  const Panel = analysis?.answer?.Panel;
  if (Panel) return <Panel />;
  return <p class="empty">{analysis?.error === undefined ? REPLAY.loading : REPLAY.noAnalysis}</p>;
}
