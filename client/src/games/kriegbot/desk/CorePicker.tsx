import { CORE_IDS, type CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { coresFor, coreSuiting } from '@gearhall/shared/games/kriegbot/rules/setup/dealingCores';
import { hasCores } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { Face } from '../art/Face';
import { coreInWords, coreName, powersInWords } from '../words/cores/cores';
import { cardsOf, type Draft } from './draft';

interface CorePickerProps {
  readonly view: View;
  readonly robot: RobotView;
  readonly draft: Draft;
  /** Cores that mates of this robot have on the desk. */
  readonly taken: readonly CoreId[];
  readonly onChange: (draft: Draft) => void;
}

/** The power cores that the team was dealt, and how far each would carry this design. */
export function CorePicker({ view, robot, draft, taken, onChange }: CorePickerProps) {
  if (!hasCores(view)) return undefined;
  const dealt = CORE_IDS.filter((id) => view.teams[robot.team]?.cores.includes(id));
  const free = coresFor(view, robot).filter((id) => !taken.includes(id));
  return (
    <fieldset class="kb-cores">
      <legend>Power core</legend>
      {dealt.map((id) => (
        <label key={id} class="kb-core">
          <input
            type="radio"
            name={`core of ${robot.id}`}
            checked={draft.core === id}
            disabled={!free.includes(id)}
            onChange={() => onChange({ ...draft, core: id })}
          />
          <Face id={id} />
          <span>
            <strong>{coreName(id)}</strong>
            <span>{coreInWords(id)}</span>
            {!free.includes(id) && <small> On another robot of your team.</small>}
          </span>
        </label>
      ))}
      {draft.core && <p class="hint">{powersInWords(cardsOf(draft), draft.core)}</p>}
    </fieldset>
  );
}

/** The draft with a power core: the one that it has, or the one that suits it best of those that are left. */
export function withCore(view: View, robot: RobotView, draft: Draft, before?: Draft): Draft {
  if (!hasCores(view)) return draft;
  const core = draft.core || before?.core || coreSuiting(view, robot, suited(draft));
  return core ? { ...draft, core } : draft;
}

const suited = ({ slots }: Draft) => ({
  slots: Object.fromEntries(
    Object.entries(slots).flatMap(([slot, card]) => (card === '' ? [] : [[slot, card]])),
  ),
});
