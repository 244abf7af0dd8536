import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import type { Learned } from '@gearhall/shared/core/match/learning';
import type { Refused } from '../../../net/table/tableModel';

/** Refusals have no booleans in their details: they are 1 and 0 there. */
const isSo = (value: unknown): boolean => value === true || value === 1 || value === 'true';
const figure = (value: unknown): number => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
};

function learnedFrom(figures: Readonly<Record<string, unknown>>): Learned {
  return {
    rolls: figure(figures['rolls']),
    others: figure(figures['others']),
    seenBySelf: isSo(figures['seenBySelf']),
    seenByOthers: isSo(figures['seenByOthers']),
  };
}

/** Taking back is not free, and the others may be asked. */
export const needsConsent = ({ type, refusal }: Refused): boolean =>
  type === 'undo' && refusal.refused === 'undoNeedsConsent';

/** What has been learned since the action that cannot be taken back freely. */
export const learnedInRefusal = ({ detail = {} }: Refusal): Learned => learnedFrom(detail);

/** What has been learned since, according to the open vote; nothing where it cannot be read. */
export function learnedInQuestion({ undoLearned }: TableView): Learned {
  try {
    const learned: unknown = JSON.parse(undoLearned);
    return learnedFrom(typeof learned === 'object' && learned !== null ? { ...learned } : {});
  } catch {
    return learnedFrom({});
  }
}

/** Bots agree, and who is out of the game is not asked; who is away is waited for. */
const isAsked = ({ sitter, resigned }: SeatInfoView): boolean => sitter !== 'bot' && !resigned;

/** Somebody besides this seat can allow something. */
export const hasOthers = ({ seats }: Pick<TableView, 'seats'>, own: number): boolean =>
  seats.some((info, seat) => seat !== own && isAsked(info));

/** The seats for which nobody can answer now: a bot stands in, or nobody holds them. */
export const silentIn = ({ seats }: Pick<TableView, 'seats'>, own: number): readonly number[] =>
  seats.flatMap((info, seat) =>
    seat !== own && isAsked(info) && (info.standIn !== '' || info.sitter === 'nobody') ? [seat] : [],
  );

/** The seats whose answer to the open vote is pending. */
export function awaitedIn({ seats, undoBy }: TableView): readonly number[] {
  return seats.flatMap((info, seat) => (seat !== undoBy && isAsked(info) && !info.agreed ? [seat] : []));
}
