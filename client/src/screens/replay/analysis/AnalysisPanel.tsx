import { ANALYSIS } from '../../../ui/words/pages/analysis';
import { ChancesTable } from './ChancesTable';
import { CostlyChoices } from './CostlyChoices';
import { DecisionBox } from './DecisionBox';
import { LuckList } from './LuckList';
import { KeyMoments } from './KeyMoments';
import type { Study } from './Study';
import { TryFromHere } from './TryFromHere';

/** What can be said of a game that has ended, for those who ask. */
export function AnalysisPanel({ study }: { readonly study: Study }) {
  const state = study.state.value;
  return (
    <div class="analysis-page" tabIndex={0} role="region" aria-label={ANALYSIS.title}>
      <h2>{ANALYSIS.title}</h2>
      {(state.is === 'none' || state.is === 'failed') && <Offer study={study} />}
      {state.is === 'running' && <Running study={study} done={state.progress.done} />}
      {state.is === 'done' && (
        <>
          <KeyMoments analysis={state.analysis} />
          <DecisionBox study={study} />
          <LuckList luck={state.analysis.luck} />
          <CostlyChoices judged={state.analysis.judged} />
          <ChancesTable curve={state.analysis.curve} />
          <How />
          <button type="button" class="button" onClick={() => void study.begin(true)}>
            {ANALYSIS.thorough}
          </button>
        </>
      )}
      <TryFromHere study={study} />
    </div>
  );
}

function Offer({ study }: { readonly study: Study }) {
  const hasFailed = study.state.value.is === 'failed';
  return (
    <>
      {hasFailed ? (
        <p class="warning" role="alert">
          {ANALYSIS.failed}
        </p>
      ) : (
        <>
          <p>{ANALYSIS.lead}</p>
          <p class="hint">{ANALYSIS.inBrowser}</p>
        </>
      )}
      <button type="button" class="button primary" onClick={() => void study.begin()}>
        {hasFailed ? ANALYSIS.again : ANALYSIS.begin}
      </button>
    </>
  );
}

function Running({ study, done }: { readonly study: Study; readonly done: number }) {
  return (
    <>
      <p role="status">{ANALYSIS.running}</p>
      <progress max={1} value={done} aria-label={ANALYSIS.running} />
      <button type="button" class="button" onClick={() => study.cancel()}>
        {ANALYSIS.cancel}
      </button>
    </>
  );
}

function How() {
  return (
    <details>
      <summary>{ANALYSIS.howTitle}</summary>
      <div class="analysis-how">
        {ANALYSIS.how.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}
