import './analysis.css';
import { think } from '../../../local/studying/think';
import { PAGE_MEANS } from '../../../local/studying/pageMeans';
import { ANALYSIS } from '../../../ui/words/pages/analysis';
import { AnalysisPanel } from './AnalysisPanel';
import { ChanceCurve } from './ChanceCurve';
import { pointAt } from './curveShapes';
import { Study, type StudySource } from './Study';
import type { AnalysisParts } from './useAnalysis';

/** The analysis of a finished game, for its theatre. */
export function analysisOf(source: StudySource, names: readonly string[]): AnalysisParts {
  const study = new Study(source, (question, waiting) => think(question, waiting, PAGE_MEANS));
  return {
    Panel: () => <AnalysisPanel study={study} />,
    Curve: () => <ChanceCurve study={study} />,
    says: (step) => {
      const point = pointAt(study.curve.value, step);
      const each = names.map((name, seat) => ANALYSIS.chanceOf(name, point?.chances.mean[seat] ?? 0));
      return point ? [ANALYSIS.chances(each)] : [];
    },
    begin: () => void study.begin(),
    close: () => study.cancel(),
  };
}
