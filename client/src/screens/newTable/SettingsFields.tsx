import type { SeatLimits } from '@gearhall/shared/core/game/about';
import { WORDS } from '../../ui/words/words';
import type { GameShare } from './gameShare';
import { LeadingOptions, OptionsFieldset } from './OptionsFieldset';
import { PresetChoices } from './PresetChoices';
import { presetOf } from './presets';
import { seatCounts } from './seatCount';
import { HintsFieldset } from './HintsFieldset';
import { TakeBackFieldset } from './TakeBackFieldset';
import { TermsFieldset } from './TermsFieldset';
import { WatchingFieldset } from './WatchingFieldset';
import type { SettingsDraft } from './useSettings';
import type { OptionValues } from '../../ui/controls/optionsModel';
import { Segments } from '../../ui/controls/Segments';

interface SettingsFieldsProps {
  readonly draft: SettingsDraft;
  readonly share: GameShare;
  /** The options that can be chosen; absent: all. */
  readonly only?: readonly string[];
}

/** Presets and seats; folded below them, each single option and the time limit. */
export function SettingsFields({ draft, share, only }: SettingsFieldsProps) {
  const { values, wished, allowed, seats } = draft;
  const fields = draft.fields.filter(({ key }) => only?.includes(key) ?? true);
  const { words, controls } = share;
  const presets = only ? undefined : share.presets;
  const isOwn = presets !== undefined && presetOf(fields, presets, values.peek()) === undefined;
  const choose = {
    ...{ fields, words, controls, seats },
    values: values.value,
    onChange: (changed: OptionValues) => (values.value = changed),
  };
  return (
    <>
      <LeadingOptions {...choose} />
      {presets && (
        <PresetChoices
          {...{ fields, presets }}
          values={values.value}
          onChange={(changed) => (values.value = changed)}
        />
      )}
      <SeatCount
        {...{ allowed, wished: wished.value, value: seats }}
        onChange={(count) => (wished.value = count)}
      />
      <details class="option-details" open={isOwn}>
        <summary>
          {WORDS.newTable.details} <span class="quiet-text">({WORDS.newTable.detailsHelp})</span>
        </summary>
        <OptionsFieldset {...choose} />
        <TermsFieldset draft={draft.draft.value} onChange={(changed) => (draft.draft.value = changed)} />
        <TakeBackFieldset draft={draft.draft.value} onChange={(changed) => (draft.draft.value = changed)} />
        <HintsFieldset draft={draft.draft.value} onChange={(changed) => (draft.draft.value = changed)} />
        <WatchingFieldset draft={draft.draft.value} onChange={(changed) => (draft.draft.value = changed)} />
      </details>
    </>
  );
}

interface SeatCountProps {
  readonly allowed: SeatLimits;
  /** What was chosen last, even if the options no longer allow it. */
  readonly wished: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

function SeatCount({ allowed, wished, value, onChange }: SeatCountProps) {
  return (
    <fieldset class="form-row choice">
      <legend>{WORDS.newTable.seats}</legend>
      <Segments
        value={value}
        options={seatCounts(allowed).map((count) => [count, count])}
        onChange={onChange}
      />
      <p class="hint">{WORDS.newTable.seatsHelp}</p>
      <p class="hint" role="status">
        {value !== wished && WORDS.newTable.seatsChanged(value)}
      </p>
    </fieldset>
  );
}
