import { seatLimits, type AnyGame, type SeatLimits } from '@gearhall/shared/core/game';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGameClient } from '../../app/gameClient';
import type { OptionControls, OptionWords, Presets } from '../../games/contract';
import { loadOptionControls } from '../../games/optionControls';
import type { OptionValues } from '../../ui/optionsModel';

/** What a game brings to the form of its options. */
export interface GameShare {
  /** The seats for which the options make a game. */
  readonly limits?: (options: OptionValues) => SeatLimits;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly presets?: Presets;
  readonly controls: OptionControls;
}

/** Without what the game brings the form still works, with the names of the options. */
async function loadShare(game: string): Promise<GameShare> {
  const [client, controls] = await Promise.allSettled([loadGameClient(game), loadOptionControls(game)]);
  return {
    words: {},
    ...(client.status === 'fulfilled' ? shareOf(client.value) : {}),
    controls: controls.status === 'fulfilled' ? controls.value : {},
  };
}

const shareOf = ({ rules, words }: Awaited<ReturnType<typeof loadGameClient>>) => ({
  limits: limitsOf(rules),
  words: words.options,
  presets: words.presets,
});

/** What is chosen may make no sense yet: then all that the game knows. */
function limitsOf(rules: AnyGame): (options: OptionValues) => SeatLimits {
  return (options) => {
    const parsed = rules.options.safeParse(options);
    return parsed.success ? seatLimits(rules, parsed.data) : rules.about.seats;
  };
}

/** Undefined until it is here. */
export function useGameShare(game: string): GameShare | undefined {
  const share = useSignal<GameShare | undefined>(undefined);
  useEffect(() => void loadShare(game).then((loaded) => (share.value = loaded)), [game, share]);
  return share.value;
}
