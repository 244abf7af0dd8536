import { seatLimits, type AnyTableRules } from '@gearhall/shared/core/game';
import type { SeatLimits } from '@gearhall/shared/core/game/about';
import type { OptionControls, OptionWords, Presets } from '../../stage/contract/words';
import { aboutOf, loadGameClient, loadOptionControls } from '../../games';
import { useAnswer, type Answered } from '../../net/requests/useAnswer';
import type { OptionValues } from '../../ui/controls/optionsModel';

/** What a game contributes to its option form. */
export interface GameShare {
  /** The numbers of seats that the options allow. */
  readonly limits?: (options: OptionValues) => SeatLimits;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly presets?: Presets;
  readonly controls: OptionControls;
}

async function loadShare(game: string): Promise<GameShare> {
  const [client, controls] = await Promise.all([loadGameClient(game), loadOptionControls(game)]);
  return { ...shareOf(client), controls };
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

/** There is none where this page has no such game: the hall may be newer than the page. */
export const useGameShare = (game: string): Answered<GameShare> =>
  useAnswer(aboutOf(game) && { key: game, ask: () => loadShare(game) }).value;
