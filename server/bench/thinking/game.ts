import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';

/** CPU time of a choice, in milliseconds. */
const THINKING_MS = 500;

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const game: AnyGame = RULES.metaltalon;

/** MetalTalon with a normal bot that thinks for half a second, and then chooses as the hard one does. */
export const thinkingGame: AnyGame = {
  ...game,
  bots: {
    ...game.bots,
    normal: {
      thinks: true,
      choose(view, seat, legal, means) {
        const end = cpu() + THINKING_MS;
        while (cpu() < end) game.legal(view, seat);
        return game.bots.hard.choose(view, seat, legal, means);
      },
    },
  },
};
