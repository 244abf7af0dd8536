import type { Presets } from '../../stage/contract/words';
import type { OptionField, OptionValues } from '../../ui/controls/optionsModel';
import { WORDS } from '../../ui/words/words';
import { PRESET_CHOICES, presetOf, presetValues, type PresetChoice } from './presets';
import { Segments } from '../../ui/controls/Segments';

interface PresetChoicesProps {
  readonly fields: readonly OptionField[];
  readonly presets: Presets;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

const WORD = { ...WORDS.newTable.presetNames, standard: WORDS.newTable.standardGame } as const;

/** Options that go well together, one click each, with a description of what they set. */
export function PresetChoices({ fields, presets, values, onChange }: PresetChoicesProps) {
  const chosen = presetOf(fields, presets, values);
  const helpOf = (choice: PresetChoice) =>
    choice === 'standard' ? WORDS.newTable.standardHelp : presets[choice].help;
  return (
    <fieldset class="form-row choice presets">
      <legend>{WORDS.newTable.presets}</legend>
      <Segments
        value={chosen}
        options={PRESET_CHOICES.map((choice) => [choice, WORD[choice]])}
        onChange={(choice) => onChange(presetValues(fields, presets, choice))}
      />
      <p class="hint" role="status">
        {chosen === undefined ? (
          <>
            <strong>{WORDS.newTable.own}:</strong> {WORDS.newTable.ownHelp}
          </>
        ) : (
          helpOf(chosen)
        )}
      </p>
    </fieldset>
  );
}
