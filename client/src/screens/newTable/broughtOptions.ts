import type { OptionValues } from '../../ui/controls/optionsModel';

let brought: { readonly game: string; readonly options: OptionValues } | undefined;

/** Hands options to the form for a new table that is opened next. */
export function bringOptions(game: string, options: OptionValues): void {
  brought = { game, options };
}

/** Those that were brought for this game, once. */
export function takeBroughtOptions(game: string): OptionValues {
  const options = brought?.game === game ? brought.options : {};
  brought = undefined;
  return options;
}
