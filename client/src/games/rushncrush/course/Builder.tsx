import type { TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import { formatCourse, MAX_TILES, MIN_TILES } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { BUILDER, courseInWords, sideInWords } from '../words/setup/builder';
import { CourseMap } from './CourseMap';
import { CourseText } from './CourseText';
import { fitOf, isClosed, missingOf, withKind, withLaps, type Draft, type History } from './draft';
import { KindAndLaps } from './KindAndLaps';
import { lengthOf } from './lengthOf';
import { SavedCourses } from './SavedCourses';
import { Tray } from './Tray';
import { useBuilding, type Building } from './useBuilding';

interface BuilderProps {
  readonly history: History;
  readonly onChange: (history: History) => void;
}

/** The track builder: tiles are laid one behind the other, and illegal ones are refused. */
export function Builder(props: BuilderProps) {
  const building = useBuilding(props);
  const { draft, chosen, choose, said, say, take } = building;
  const { tiles } = draft;
  const [looked, setLooked] = useState<TileSideId | undefined>(undefined);
  return (
    <div class="builder" onKeyDown={keysOf(building)}>
      <KindAndLaps
        kind={draft.kind}
        laps={draft.laps}
        onKind={(kind) => take(withKind(draft, kind), tiles, '')}
        onLaps={(laps) => take(withLaps(draft, laps), tiles, '')}
      />
      <CourseMap
        course={draft}
        detail="full"
        label={courseInWords(draft)}
        chosen={chosen}
        onChoose={choose}
        ghost={looked && ghostOf(draft, looked)}
      />
      <p class={said.isRefusal ? 'builder-said warning' : 'builder-said'} role="status">
        {said.sentence || (tiles.length > 0 && chosen === undefined ? BUILDER.chooseOne : '')}
      </p>
      <Standing draft={draft} />
      <Tray draft={draft} onLay={building.lay} onLook={setLooked} />
      <Laid tiles={tiles} chosen={chosen} onChoose={choose} />
      <Acts building={building} />
      <CourseText
        text={tiles.length === 0 ? '' : formatCourse(draft)}
        say={say}
        onLay={(next) => take(next, next.tiles, BUILDER.laidFromText)}
      />
      <SavedCourses draft={draft} say={say} onLay={(next, sentence) => take(next, next.tiles, sentence)} />
    </div>
  );
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';

/**
 * Backspace and Delete remove the focused tile of the row, or the chosen one; Backspace otherwise the
 * last one. Control-Z undoes.
 */
const keysOf =
  ({ draft, chosen, remove, undo }: Building) =>
  (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (isTyping(event)) return;
    const last = event.key === 'Backspace' ? draft.tiles.length - 1 : -1;
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) undo();
    else if (event.key === 'Backspace' || event.key === 'Delete')
      remove(passFocus(event.currentTarget) ?? chosen ?? last);
    else return;
    event.preventDefault();
  };

/**
 * The index of the focused tile of the row; the focus moves to a neighbour, since the tile will be
 * removed.
 */
function passFocus(builder: HTMLElement): number | undefined {
  const row = [...builder.querySelectorAll<HTMLElement>('.laid-tile')];
  const index = row.findIndex((tile) => tile === document.activeElement);
  if (index < 0) return undefined;
  const next = row[index - 1] ?? row[index + 1] ?? builder.querySelector<HTMLElement>('.tray [tabindex="0"]');
  next?.focus();
  return index;
}

function Acts({ building }: { readonly building: Building }) {
  const { draft, chosen = -1, canUndo, flip, remove, undo } = building;
  const last = draft.tiles.length - 1;
  return (
    <div class="builder-acts">
      <Act word={BUILDER.flip} off={chosen < 0} onAct={() => flip(chosen)} />
      <Act word={BUILDER.remove} off={chosen < 0} onAct={() => remove(chosen)} />
      <Act word={BUILDER.removeLast} off={last < 0} onAct={() => remove(last)} />
      <Act word={BUILDER.undo} off={!canUndo} onAct={undo} />
    </div>
  );
}

/** How a side would be laid next; undefined for one that is laid already. */
function ghostOf(draft: Draft, side: TileSideId) {
  const fit = fitOf(draft, side);
  return fit === 'lies' || draft.tiles.length >= MAX_TILES ? undefined : { side, fits: fit !== 'blocked' };
}

/** A button that is disabled silently while there is nothing for it to do. */
function Act({
  word,
  off,
  onAct,
}: {
  readonly word: string;
  readonly off: boolean;
  readonly onAct: () => void;
}) {
  return (
    <button type="button" class="button" aria-disabled={off} onClick={() => (off ? undefined : onAct())}>
      {word}
    </button>
  );
}

interface LaidProps {
  readonly tiles: readonly TileSideId[];
  readonly chosen: number | undefined;
  readonly onChoose: (index: number | undefined) => void;
}

/** The row of tiles: each can be chosen, to be turned over or removed. */
function Laid({ tiles, chosen, onChoose }: LaidProps) {
  if (tiles.length === 0) return undefined;
  return (
    <ol class="laid" aria-label={BUILDER.laid}>
      {tiles.map((side, index) => (
        <li key={side}>
          <button
            type="button"
            class="laid-tile"
            aria-pressed={index === chosen}
            aria-label={BUILDER.chosen(index, side)}
            title={sideInWords(side)}
            onClick={() => onChoose(index === chosen ? undefined : index)}
          >
            <span class="laid-number">{index + 1}</span>
            {side}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What the draft is, or what it still lacks. */
function Standing({ draft }: { readonly draft: Draft }) {
  const missing = missingOf(draft);
  if (!missing) return <p class="builder-standing whole">{BUILDER.whole(draft, lengthOf(draft))}</p>;
  const lacking = MIN_TILES - draft.tiles.length;
  const words = [
    ...(draft.tiles.length === 0 ? [BUILDER.nothingLaid] : []),
    ...(lacking > 0 ? [BUILDER.missing(lacking)] : []),
    ...(draft.kind === 'ring' && !isClosed(draft) ? [BUILDER.notClosed] : []),
  ];
  return <p class="builder-standing">{words.join(' ')}</p>;
}
