import './scenarios.css';
import './musicalChairs/sides.css';
import { useId } from 'preact/hooks';
import {
  CHOICE_IDS,
  scenarioOf,
  type ChoiceId,
  type ScenarioId,
} from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { OptionControlProps } from '../../../stage/contract/words';
import { SCENARIO_NAMES, sideTitle } from '../words/field/sides';
import { castingOf, type Casting } from './casting';
import { SetUp } from './SetUp';
import { STORIES } from './stories';
import { type Story } from './story';
import { FORM_WORDS } from './words';

/** The scenario of a new table: its set-up as a picture, who plays what, how long and how hard it is. */
export function ScenarioControl({ labelId, value, onChange, options, seats }: OptionControlProps) {
  const name = useId();
  const chosen = CHOICE_IDS.find((id) => id === value) ?? CHOICE_IDS[0];
  return (
    <div class="kb-scenario">
      <div class="segments kb-scenarios" role="radiogroup" aria-labelledby={labelId}>
        {CHOICE_IDS.map((id) => (
          <label key={id} class="segment">
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChange(id)} />
            <span>{SCENARIO_NAMES[id]}</span>
          </label>
        ))}
      </div>
      {chosen !== 'edited' && (
        <Card
          scenario={chosen}
          casting={castingOf({ scenario: chosen }, Number(options['robots'] ?? 1), seats)}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly scenario: ScenarioId;
  readonly casting: readonly Casting[];
}

function Card({ scenario, casting }: CardProps) {
  const story = STORIES[scenario];
  return (
    <div class="kb-scenario-card">
      <SetUp scenario={scenario} caption={story.caption} />
      <div class="kb-scenario-text" aria-live="polite">
        <p>{story.wins}</p>
        <ul>
          {casting.map((side) => (
            <Side key={side.team} side={side} scenario={scenario} story={story} />
          ))}
        </ul>
        <p class="hint">
          {FORM_WORDS.time(story.minutes, scenarioOf({ scenario }).turns)} {FORM_WORDS.hard[story.hard]}
        </p>
      </div>
    </div>
  );
}

interface SideProps {
  readonly side: Casting;
  readonly scenario: ChoiceId;
  readonly story?: Story;
}

/** What a side is, and who runs it. */
export function Side({ side, scenario, story }: SideProps) {
  const { team } = side;
  const role = story?.roles[team];
  return (
    <li>
      <i class={`kb-team ${team}`} aria-hidden="true" />
      <span>
        <strong>{sideTitle(team, { scenario })}</strong>
        {role !== undefined && `, ${role}`}: {FORM_WORDS.runs(side)}
      </span>
    </li>
  );
}
