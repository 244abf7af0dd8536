import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  formatEdited,
  parseEdited,
  type Edited,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { madeMap } from '@gearhall/shared/games/kriegbot/content/edited/ground';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { problemsOf } from '@gearhall/shared/games/kriegbot/content/edited/problems';
import { fixedName, FLAG } from '../../words/field/names';
import { brushed, type BrushId } from './brushes';
import { begun, done, goneOn, redone, undone, type History } from './history';
import { keepDraft, keptDraft, SHELF } from './keeping';
import { problemInWords } from '../words/problemWords';
import { GROUND_NAMES } from '../words/mapWords';
import { EDITOR } from '../words/words';

export interface Said {
  readonly sentence: string;
  readonly isRefusal?: boolean;
}

/** The draft of a scenario, what can be done with it, and what is said about it. */
export function useEditing() {
  const [history, setHistory] = useState<History<Edited>>(() => begun(keptDraft()));
  const [said, setSaid] = useState<Said>({ sentence: '' });
  const [brush, setBrush] = useState<BrushId>('woods');
  const [isMirrored, setMirrored] = useState(false);
  const made = history.now;
  useEffect(() => keepDraft(made), [made]);
  const problems = useMemo(() => problemsOf(made).map(problemInWords), [made]);
  const say = (sentence: string, isRefusal = false): void => setSaid({ sentence, isRefusal });
  const take = (next: Edited, sentence = ''): void => {
    setHistory((before) => done(before, next));
    say(sentence);
  };
  const paint = (at: HexId, { isNew = true, by = brush }: { isNew?: boolean; by?: BrushId } = {}): void => {
    setHistory((before) => {
      const next = brushed(before.now, by, { at, isMirrored });
      if (next === before.now && !isNew) return before;
      return isNew ? done(before, next) : goneOn(before, next);
    });
    say(EDITOR.painted(at, whatIsAt(brushed(made, by, { at, isMirrored }), at)));
  };
  return {
    made,
    problems,
    said,
    say,
    brush,
    setBrush,
    isMirrored,
    setMirrored,
    paint,
    take,
    change: (more: Partial<Edited>): void => take({ ...made, ...more }),
    /** Something that is typed: one step, however long it becomes. */
    type: (more: Partial<Edited>, isNew: boolean): void =>
      setHistory((before) => (isNew ? done : goneOn)(before, { ...before.now, ...more })),
    look: (at: HexId): void => say(EDITOR.painted(at, whatIsAt(made, at))),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: (): void => {
      setHistory(undone);
      say(EDITOR.undid);
    },
    redo: (): void => {
      setHistory(redone);
      say(EDITOR.redid);
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;

/** What is on a hex, in words. */
function whatIsAt(made: Edited, at: HexId): string {
  const { terrain, at: built } = madeMap(made);
  const structure = built[at] ?? (made.stands?.at === at ? made.stands.id : undefined);
  const ground = structure ? fixedName(structure) : GROUND_NAMES[terrain[at] ?? 'clear'];
  return made.flag === at ? `${ground}, ${FLAG}` : ground;
}

/** Takes over what somebody has shared; one's own scenario is kept, if it has a name. */
export function takeShared({ made, take, say }: Editing, text: string): boolean {
  const shared = parseEdited(text);
  if (!shared) {
    say(EDITOR.noScenario, true);
    return false;
  }
  if (made.name.trim() !== '') SHELF.save({ name: made.name, text: formatEdited(made) });
  take(shared, EDITOR.opened(nameOf(shared)));
  return true;
}

export const nameOf = ({ name }: Pick<Edited, 'name'>): string =>
  name.trim() === '' ? EDITOR.nameless : name.trim();
