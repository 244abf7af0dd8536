import type { Refusal } from '@gearhall/shared/core/result';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table';
import type { Learned } from '@gearhall/shared/core/learning';
import type { Refused } from '../../../net/tableModel';

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

const isAsked = ({ sitter, presence, resigned, standIn }: SeatInfoView): boolean =>
  sitter === 'person' && presence !== 'gone' && !resigned && standIn === '';

/** Somebody besides this seat can allow something. */
export const hasOthers = ({ seats }: Pick<TableView, 'seats'>, own: number): boolean =>
  seats.some((info, seat) => seat !== own && isAsked(info));

/** The seats whose answer to the open vote is pending: nobody waits for people who are gone. */
export function awaitedIn({ seats, undoBy }: TableView): readonly number[] {
  return seats.flatMap((info, seat) => (seat !== undoBy && isAsked(info) && !info.agreed ? [seat] : []));
}
