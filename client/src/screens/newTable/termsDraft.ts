import { type Terms, type WatchingTerms } from '@gearhall/shared/core/table/terms';

/** The state of the forms for clock and spectators; fields that do not apply now keep their values. */
export interface TermsDraft {
  readonly kind: Terms['clock']['type'];
  readonly bank: number;
  readonly move: number;
  readonly days: number;
  readonly onTimeout: Terms['onTimeout'];
  readonly watching: WatchingTerms['type'];
  /** How far spectators are behind, in actions or minutes. */
  readonly actions: number;
  readonly minutes: number;
  readonly takeBack: Terms['takeBack'];
  readonly hints: boolean;
}

export const CLOCK_KINDS = [
  'none',
  'live',
  'correspondence',
] as const satisfies readonly TermsDraft['kind'][];
export const TIMEOUT_WAYS = ['bot', 'resign'] as const satisfies readonly TermsDraft['onTimeout'][];
/** Minutes. */
export const BANKS = [0, 1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180] as const;
/** Seconds. */
export const MOVES = [5, 10, 15, 20, 30, 45, 60, 120, 180, 300, 600] as const;
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const WATCHING_KINDS = [
  'live',
  'actions',
  'minutes',
  'closed',
] as const satisfies readonly WatchingTerms['type'][];
export const DELAY_ACTIONS = [1, 2, 3, 5, 10, 15, 20, 30, 50] as const;
export const DELAY_MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;

export const FIRST_DRAFT: TermsDraft = {
  kind: 'none',
  bank: 10,
  move: 30,
  days: 2,
  onTimeout: 'bot',
  watching: 'live',
  actions: 10,
  minutes: 5,
  takeBack: 'ask',
  hints: false,
};

/** The form's state for existing terms. */
export function draftOf({ clock, onTimeout, watching, takeBack, hints }: Terms): TermsDraft {
  const { bank, move, days } = { ...FIRST_DRAFT, ...clock };
  const { actions, minutes } = FIRST_DRAFT;
  const delay = 'count' in watching ? { [watching.type]: watching.count } : {};
  return {
    kind: clock.type,
    bank,
    move,
    days,
    onTimeout,
    watching: watching.type,
    actions,
    minutes,
    takeBack,
    hints,
    ...delay,
  };
}

export const termsOf = (draft: TermsDraft): Terms => ({
  clock: clockOf(draft),
  onTimeout: draft.onTimeout,
  watching: watchingOf(draft),
  takeBack: draft.takeBack,
  hints: draft.hints,
});

function clockOf({ kind, bank, move, days }: TermsDraft): Terms['clock'] {
  if (kind === 'none') return { type: 'none' };
  return kind === 'live' ? { type: 'live', bank, move } : { type: 'correspondence', days };
}

function watchingOf({ watching, actions, minutes }: TermsDraft): WatchingTerms {
  if (watching === 'actions') return { type: 'actions', count: actions };
  return watching === 'minutes' ? { type: 'minutes', count: minutes } : { type: watching };
}
