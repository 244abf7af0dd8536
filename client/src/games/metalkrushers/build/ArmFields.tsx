import { useId } from 'preact/hooks';
import type { ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import { picksUp, PROGRAMS } from '@gearhall/shared/games/metalkrushers/content/programs';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import { initiativeIn } from '@gearhall/shared/games/metalkrushers/rules/arms/arms';
import { ARM_NAMES, capital, itemFigures, itemName, signed } from '../words/names';
import { choicesFor, swapped, withItem } from './draft';
import type { SheetProps } from './sheetProps';

/** What the arms hold; an armament to be picked up comes later. */
export function ArmFields(sheet: SheetProps) {
  const { design, onChange } = sheet;
  if (picksUp(design.program))
    return <p class="hint">You enter with empty arms; weapons and shields lie at six points of the arena.</p>;
  if (PROGRAMS[design.program].grips.length === 1) return <ArmField {...sheet} arm="both" />;
  return (
    <>
      <ArmField {...sheet} arm="left" />
      <ArmField {...sheet} arm="right" />
      <button type="button" class="button quiet build-swap" onClick={() => onChange(swapped(design))}>
        Swap left and right
      </button>
    </>
  );
}

function ArmField({ design, options, onChange, arm }: SheetProps & { readonly arm: Arm }) {
  const id = useId();
  const held = design.arms[arm];
  const { fitting, others } = choicesFor(design, arm, options);
  const rest = held === '' || [...fitting, ...others].includes(held) ? others : [held, ...others];
  return (
    <div class="build-field">
      <label for={id}>{capital(ARM_NAMES[arm])}</label>
      <select
        id={id}
        class="field"
        value={held}
        aria-describedby={`${id}-figures`}
        onChange={({ currentTarget }) => {
          const item = [...fitting, ...rest].find((one) => one === currentTarget.value);
          onChange(withItem(design, arm, item ?? ''));
        }}
      >
        {held === '' && <option value="">Nothing yet</option>}
        <Choices label="Goes with the rest" items={fitting} {...{ arm, held }} />
        <Choices label="Breaks a rule as it is now" items={rest} {...{ arm, held }} />
      </select>
      <p id={`${id}-figures`} class="hint">
        {held === '' ? 'Choose something.' : `${capital(itemFigures(held, arm))}.`}
      </p>
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly items: readonly ItemId[];
  readonly arm: Arm;
  readonly held: string;
}

function Choices({ label, items, arm, held }: ChoicesProps) {
  if (items.length === 0) return undefined;
  return (
    <optgroup label={label}>
      {items.map((item) => (
        <option key={item} value={item} selected={item === held}>
          {capital(itemName(item, arm))} ({signed(initiativeIn(arm, item))})
        </option>
      ))}
    </optgroup>
  );
}
