import type { JsonSchema } from '@gearhall/shared/core/pages/hallPages';
import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import { z } from 'zod';
import { presetOf, presetValues, PRESET_CHOICES } from '../../screens/newTable/presets';
import { optionFields } from '../../ui/controls/optionsModel';
import { PRESET_IDS, type Presets } from '../../stage/contract/words';

/** What the presets of every game must be. */
export function presetsSuite(rules: AnyGame, presets: Presets): void {
  const fields = optionFields(z.toJSONSchema(rules.options, { io: 'input' }) as JsonSchema);

  test('each preset is valid options of the game, for two seats as well', () => {
    for (const choice of PRESET_CHOICES) {
      const values = presetValues(fields, presets, choice);
      // What is left out stands for what nobody has chosen.
      expect(values).toMatchObject(rules.options.parse(values) as object);
      const { min, max } = seatLimits(rules, rules.options.parse(values));
      expect([min <= 2, max >= 2]).toEqual([true, true]);
    }
  });

  test('the presets differ, so that each can be recognized by its values', () => {
    for (const choice of PRESET_CHOICES) {
      expect(presetOf(fields, presets, presetValues(fields, presets, choice))).toBe(choice);
    }
    const [first] = Object.entries(presets.first.options);
    const own = { ...presetValues(fields, presets, 'full'), [String(first?.[0])]: 'something else' };
    expect(presetOf(fields, presets, own)).toBeUndefined();
  });

  test('each preset is described in a sentence or two', () => {
    for (const preset of PRESET_IDS) expect(presets[preset].help).toMatch(/^[A-Z0-9].{20,130}\.$/u);
  });
}
