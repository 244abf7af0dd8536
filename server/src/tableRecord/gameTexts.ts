import type { AnyGame } from '@gearhall/shared/core/game';
import { optionsWith, textsMet, type Reword } from '@gearhall/shared/core/game/freeTexts';
import type { PersonId } from '../identity/tokens';
import type { WordList } from '../ground/WordList';
import type { Moderation, Visitor } from '../moderation/Moderation';

/** What people write in games themselves (`Game.freeTexts`), when it comes in; silencing.ts takes it out again. */

export const silent: Reword = () => '';

interface Masking {
  readonly moderation: Pick<Moderation, 'muteOf'>;
  readonly hiddenWords: Pick<WordList, 'masked'>;
}

/** How what somebody writes now is shown: without the words that the hall does not show, and nothing of who is muted. */
export const wordsOf = ({ moderation, hiddenWords }: Masking, visitor: Visitor): Reword =>
  moderation.muteOf(visitor) ? silent : (text) => hiddenWords.masked(text);

/** Whether a rewording meets any text. */
export const hasWords = (visit: (reword: Reword) => unknown): boolean => textsMet(visit).length > 0;

/** Who has written the texts in these options, to be kept with them; undefined where there are none. */
export const authorOf = (game: AnyGame, options: unknown, person: PersonId): PersonId | undefined =>
  hasWords((reword) => optionsWith(game, options, reword)) ? person : undefined;
