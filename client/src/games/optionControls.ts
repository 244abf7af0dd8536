import { isGameId, type GameId } from '@gearhall/shared/games/catalog';
import type { OptionControls } from './contract';

/** What games bring to the form for a new table: chunks that no table loads. */
const OPTION_CONTROLS: Readonly<Partial<Record<GameId, () => Promise<OptionControls>>>> = {
  rushncrush: async () => (await import('./rushncrush/course')).controls,
};

export const loadOptionControls = async (id: string): Promise<OptionControls> =>
  (isGameId(id) ? await OPTION_CONTROLS[id]?.() : undefined) ?? {};
