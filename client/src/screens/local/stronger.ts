import { USUAL_LEVELS, type BotLevel } from '@gearhall/shared/core/bots/bot';

const STEPS: readonly BotLevel[] = [...USUAL_LEVELS, 'expert'];

/** The next stronger bot among these; undefined after the strongest. A character counts as a hard bot. */
export function strongerThan(level: BotLevel, levels: readonly BotLevel[]): BotLevel | undefined {
  const from = STEPS.indexOf(STEPS.includes(level) ? level : 'hard');
  return STEPS.slice(from + 1).find((step) => levels.includes(step));
}
