import { seatLimits, type AnyTableRules, type SeatLimits } from '@gearhall/shared/core/game';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OptionControls, OptionWords, Presets } from '../../stage/words';
import { loadGameClient, loadOptionControls } from '../../games';
import type { OptionValues } from '../../ui/optionsModel';

/** What a game contributes to its option form. */
export interface GameShare {
  /** The numbers of seats that the options allow. */
  readonly limits?: (options: OptionValues) => SeatLimits;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly presets?: Presets;
  readonly controls: OptionControls;
}

/** If this fails to load the form still works, with the raw names of the options. */
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
  ...(words.presets && { presets: words.presets }),
});

/** The current choice may still be invalid: then all the numbers of seats of the game. */
function limitsOf(rules: AnyTableRules): (options: OptionValues) => SeatLimits {
  return (options) => {
    const parsed = rules.options.safeParse(options);
    return parsed.success ? seatLimits(rules, parsed.data) : rules.about.seats;
  };
}

/** Undefined until it is loaded. */
export function useGameShare(game: string): GameShare | undefined {
  const share = useSignal<GameShare | undefined>(undefined);
  useEffect(() => void loadShare(game).then((loaded) => (share.value = loaded)), [game, share]);
  return share.value;
}
