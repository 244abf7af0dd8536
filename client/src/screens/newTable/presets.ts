import type { PresetId, Presets } from '../../stage/contract/words';
import { standardValues, type OptionField, type OptionValues } from '../../ui/controls/optionsModel';

/** What can be chosen in one click: a preset of the game, or its standard rules. */
export type PresetChoice = PresetId | 'standard';
export const PRESET_CHOICES = [
  'first',
  'short',
  'standard',
  'full',
] as const satisfies readonly PresetChoice[];

/** All options, as a preset sets them. */
export function presetValues(
  fields: readonly OptionField[],
  presets: Presets | undefined,
  choice: PresetChoice,
): OptionValues {
  const changed = choice === 'standard' ? {} : (presets?.[choice].options ?? {});
  return { ...standardValues(fields), ...changed };
}

/** The choice with these values; undefined if no preset matches. */
export function presetOf(
  fields: readonly OptionField[],
  presets: Presets,
  values: OptionValues,
): PresetChoice | undefined {
  return PRESET_CHOICES.find((choice) => {
    const set = presetValues(fields, presets, choice);
    return fields.every(({ key }) => set[key] === values[key]);
  });
}
