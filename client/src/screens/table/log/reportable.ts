import type { TableView } from '@gearhall/shared/core/table/table';
import { myName } from '../../../net/guest/guest';
import type { Body } from '../../../net/table/outbox';
import { REPORT } from '../../../ui/words/pages/hallNews';
import { useTableSession, type TableSession } from '../session/tableSession';

/** What can be reported to the operator of the hall, and how it is called. */

type What = Body<'report'>['what'];
export type Choice = readonly [what: What, name: string];

const MOST_LINES = 40;
const LONGEST = 80;

/** Whether there is anybody whom I could report. */
export function useHasOthers(): boolean {
  const session = useTableSession();
  const { local } = session;
  return !local && (namesAt(session).length > 0 || linesAt(session).length > 0);
}

/** The last lines of others, the latest first. */
export function linesAt({ model }: TableSession): readonly Choice[] {
  const me = model.seat.value;
  const all = model.chat.value.map((line, index) => ({ ...line, number: model.chatFrom + index }));
  return all
    .filter(({ seat, name }) => seat !== me || (me === undefined && name !== myName.value))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ number, name, text }) => [
      { type: 'line', line: number },
      REPORT.line(name, text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text),
    ]);
}

export function namesAt({ model }: TableSession): readonly Choice[] {
  const table = model.table.value;
  return table ? [...seatedAt(table, model.seat.value), ...spectatorsAt(table, model.seat.value)] : [];
}

const seatedAt = ({ seats }: TableView, me: number | undefined): Choice[] =>
  seats.flatMap(({ sitter, name }, seat): Choice[] =>
    sitter === 'person' && seat !== me ? [[{ type: 'seat', seat }, name]] : [],
  );

/** Spectators know themselves by their name alone. */
const spectatorsAt = ({ spectatorNames }: TableView, me: number | undefined): Choice[] =>
  spectatorNames.flatMap((name, place): Choice[] => {
    if (me === undefined && name === myName.value) return [];
    const isShared = spectatorNames.indexOf(name) !== spectatorNames.lastIndexOf(name);
    return [[{ type: 'spectator', place, name }, isShared ? REPORT.nth(name, place) : name]];
  });
