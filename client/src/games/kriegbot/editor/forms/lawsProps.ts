import type { Edited } from '@gearhall/shared/games/kriegbot/content/edited/edited';

/** What each form of what holds for both sides is given. */
export interface LawsProps {
  readonly made: Edited;
  readonly onChange: (more: Partial<Edited>) => void;
}
