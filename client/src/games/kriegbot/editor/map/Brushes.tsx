import { INDESTRUCTIBLE } from '@gearhall/shared/games/kriegbot/content/buildings';
import { PRINTED_IDS, TERRAIN_IDS } from '@gearhall/shared/games/kriegbot/content/map';
import { ActButton } from '../../../../ui/controls/ActButton';
import { Icon } from '../../../../ui/display/Icon';
import { Segments } from '../../../../ui/controls/Segments';
import type { BrushId } from '../editing/brushes';
import { BuiltSign, FlagSign, GroundSign } from './HexArt';
import { Tick } from '../forms/Tick';
import type { Editing } from '../editing/useEditing';
import { BRUSH_HELP, BRUSH_NAMES } from '../words/mapWords';
import { EDITOR } from '../words/words';

interface BrushesProps {
  readonly editing: Editing;
}

const BUILT = [...PRINTED_IDS, ...INDESTRUCTIBLE, 'flag', 'remove'] as const;

/** What to paint with. */
export function Brushes({ editing }: BrushesProps) {
  const { brush, setBrush, isMirrored, setMirrored } = editing;
  return (
    <div class="kb-brushes">
      <Group name={EDITOR.ground} ids={TERRAIN_IDS} brush={brush} onChange={setBrush} />
      <Group name={EDITOR.structures} ids={BUILT} brush={brush} onChange={setBrush} />
      <div class="kb-edit-row">
        <Tick label={EDITOR.mirror} on={isMirrored} onChange={setMirrored} />
        <ActButton off={!editing.canUndo} onClick={editing.undo}>
          <Icon name="undo" size={18} /> {EDITOR.undo}
        </ActButton>
        <ActButton off={!editing.canRedo} onClick={editing.redo}>
          {EDITOR.redo}
        </ActButton>
      </div>
      <p class="hint">{BRUSH_HELP[brush] ?? (isMirrored ? EDITOR.mirrorHelp : '')}</p>
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly ids: readonly BrushId[];
  readonly brush: BrushId;
  readonly onChange: (brush: BrushId) => void;
}

function Group({ name, ids, brush, onChange }: GroupProps) {
  return (
    <fieldset class="kb-brush-group">
      <legend>{name}</legend>
      <Segments
        value={ids.find((id) => id === brush)}
        options={ids.map((id) => [id, <Brush key={id} id={id} />] as const)}
        onChange={onChange}
      />
    </fieldset>
  );
}

function Brush({ id }: { readonly id: BrushId }) {
  return (
    <>
      {id !== 'remove' && (
        <svg viewBox="-34 -34 68 68" width="22" height="22" aria-hidden="true">
          <Sign id={id} />
        </svg>
      )}
      {BRUSH_NAMES[id]}
    </>
  );
}

function Sign({ id }: { readonly id: Exclude<BrushId, 'remove'> }) {
  if (id === 'flag') return <FlagSign />;
  const structure = [...PRINTED_IDS, ...INDESTRUCTIBLE].find((one) => one === id);
  const terrain = TERRAIN_IDS.find((one) => one === id) ?? 'clear';
  if (structure) return <BuiltSign id={structure} />;
  return (
    <>
      <circle class={`kb-hex ${terrain}`} r="32" />
      <GroundSign terrain={terrain} />
    </>
  );
}
