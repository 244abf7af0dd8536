import { useId } from 'preact/hooks';
import type { Presets } from '../../games/contract';
import type { OptionField, OptionValues } from '../../ui/optionsModel';
import { WORDS } from '../../ui/words';
import { PRESET_CHOICES, presetOf, presetValues, type PresetChoice } from './presets';

interface PresetChoicesProps {
  readonly fields: readonly OptionField[];
  readonly presets: Presets;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

const WORD = { ...WORDS.newTable.presetNames, standard: WORDS.newTable.standardGame } as const;

/** Options that go well together, each in one click, and in words what it sets. */
export function PresetChoices({ fields, presets, values, onChange }: PresetChoicesProps) {
  const group = useId();
  const chosen = presetOf(fields, presets, values);
  const helpOf = (choice: PresetChoice) =>
    choice === 'standard' ? WORDS.newTable.standardHelp : presets[choice].help;
  return (
    <fieldset class="form-row choice presets">
      <legend>{WORDS.newTable.presets}</legend>
      <div class="segments">
        {PRESET_CHOICES.map((choice) => (
          <label key={choice} class="segment">
            <input
              type="radio"
              name={group}
              checked={choice === chosen}
              onChange={() => onChange(presetValues(fields, presets, choice))}
            />
            <span>{WORD[choice]}</span>
          </label>
        ))}
      </div>
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
