import type { Terms } from '@gearhall/shared/core/terms';

/** The state of the time limit form; fields that do not apply now keep their values. */
export interface TermsDraft {
  readonly kind: Terms['clock']['type'];
  readonly bank: number;
  readonly move: number;
  readonly days: number;
  readonly onTimeout: Terms['onTimeout'];
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

export const FIRST_DRAFT: TermsDraft = { kind: 'none', bank: 10, move: 30, days: 2, onTimeout: 'bot' };

/** The form's state for existing terms. */
export function draftOf({ clock, onTimeout }: Terms): TermsDraft {
  const { bank, move, days } = { ...FIRST_DRAFT, ...clock };
  return { kind: clock.type, bank, move, days, onTimeout };
}

export function termsOf({ kind, bank, move, days, onTimeout }: TermsDraft): Terms {
  switch (kind) {
    case 'none':
      return { clock: { type: 'none' }, onTimeout };
    case 'live':
      return { clock: { type: 'live', bank, move }, onTimeout };
    case 'correspondence':
      return { clock: { type: 'correspondence', days }, onTimeout };
  }
}
