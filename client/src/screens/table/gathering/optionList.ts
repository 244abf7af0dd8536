import type { Fact, OptionWords } from '../../../stage/contract/words';
import { WORDS } from '../../../ui/words/words';

/** A table's options (JSON) in the game's words; empty when they cannot be read. */
export function optionList(text: string, words: Readonly<Record<string, OptionWords>>): readonly Fact[] {
  const options = optionsIn(text);
  const shown = Object.entries(options).filter(([key]) => !words[key]?.isIdle?.(options));
  return shown.map(([key, value]) => ({
    label: words[key]?.label ?? key,
    value: words[key]?.values?.[String(value)] ?? words[key]?.tell?.(String(value)) ?? plain(value),
  }));
}

function optionsIn(text: string): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(text);
    return typeof options === 'object' && options !== null ? { ...options } : {};
  } catch {
    return {};
  }
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? WORDS.newTable.yes : WORDS.newTable.no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
