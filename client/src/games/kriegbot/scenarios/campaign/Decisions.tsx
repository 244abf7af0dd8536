import './campaign.css';
import { useSignal } from '@preact/signals';
import type { SeriesPage } from '@gearhall/shared/games/series';
import type { Decision } from '@gearhall/shared/games/kriegbot/campaign/vocabulary';
import type { CampaignView } from '@gearhall/shared/games/kriegbot/campaign/seeing';
import type { DecisionsProps } from '../../..';
import { apiSentence } from '../../../../ui/words/apiSentences';
import { listOf } from '../../../../ui/words/language/grammar';
import { memberName } from '../../../../screens/series/memberName';
import { DecisionRefused } from '../../../../screens/series/useSeriesPage';
import { cardName } from '../../words/field/names';
import { SCENARIO_NAMES } from '../../words/field/sides';
import { CAMPAIGN_WORDS as WORDS, cardsInWords, decisionWords } from './words';

type CampaignPage = Extract<SeriesPage, { readonly type: 'campaign' }>;

/** What the viewer has to decide between two missions, as buttons. */
export function Decisions({ page, decide }: DecisionsProps) {
  const problem = useSignal('');
  const busy = useSignal(false);
  if (page.type !== 'campaign' || !page.decisions) return undefined;
  const { view } = page;
  const send = async (decision: Decision): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    problem.value = '';
    try {
      await decide(decision);
    } catch (error) {
      problem.value = error instanceof DecisionRefused ? WORDS.problem : apiSentence(error);
    }
    busy.value = false;
  };
  return (
    <div class="campaign-decisions" role="group" aria-labelledby="campaign-question">
      <h3 id="campaign-question">{questionIn(view)}</h3>
      <p class="hint">{helpIn(view)}</p>
      {view.phase === 'mission' && <Votes page={page} />}
      {view.phase === 'spoils' && view.wrecks.length > 0 && (
        <p>
          {WORDS.wrecks}: {cardsInWords(view.wrecks)}.
        </p>
      )}
      <Choices page={page} isBusy={busy.value} send={(decision) => void send(decision)} />
      <p class="form-problem" role="alert">
        {problem.value}
      </p>
    </div>
  );
}

interface ChoicesProps {
  readonly page: CampaignPage;
  readonly isBusy: boolean;
  send(decision: Decision): void;
}

/** Many cards may come back: they stand together, by their names. */
function Choices({ page: { decisions = [], view }, isBusy, send }: ChoicesProps) {
  const all = decisions as readonly Decision[];
  const back = all.filter((decision) => decision.type === 'resurrect');
  const others = all.filter((decision) => decision.type !== 'resurrect');
  const buttonFor = (decision: Decision, short?: string) => (
    <button
      key={JSON.stringify(decision)}
      type="button"
      class="button"
      aria-disabled={isBusy}
      aria-label={short && decisionWords(decision, view)}
      onClick={() => send(decision)}
    >
      {short ?? decisionWords(decision, view)}
    </button>
  );
  return (
    <>
      {others.length > 0 && <div class="button-row">{others.map((decision) => buttonFor(decision))}</div>}
      {back.length > 0 && (
        <>
          <p>{WORDS.orBack(others.length > 0)}</p>
          <div class="button-row campaign-back">
            {back.map((decision) => buttonFor(decision, cardName(decision.card)))}
          </div>
        </>
      )}
    </>
  );
}

function questionIn({ phase }: CampaignView): string {
  if (phase === 'spoils') return WORDS.spoils;
  return phase === 'side' ? WORDS.side : WORDS.mission;
}

function helpIn({ phase, mission }: CampaignView): string {
  if (phase === 'spoils') return WORDS.spoilsHelp;
  return phase === 'side' && mission !== '' ? WORDS.next(SCENARIO_NAMES[mission]) : WORDS.missionHelp;
}

/** What others have named; it helps to agree. */
function Votes({ page }: { readonly page: CampaignPage }) {
  const nameOf = memberName(page);
  const cast = page.view.votes.flatMap((mission, member) =>
    mission === '' ? [] : [`${nameOf(member)}: ${mission === 'roll' ? WORDS.roll : SCENARIO_NAMES[mission]}`],
  );
  return cast.length > 0 ? <p>{WORDS.voted(listOf(cast))}</p> : undefined;
}
