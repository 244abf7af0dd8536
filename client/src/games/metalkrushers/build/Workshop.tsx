import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { CHASSIS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import {
  allowedChassis,
  allowedPrograms,
} from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import { CHASSIS_NAMES, count, PROGRAM_NAMES, signed } from '../words/names';
import { ArmFields } from './ArmFields';
import { ArmorField } from './ArmorField';
import { copyFor, nameOrNumber, withChassis, withProgram, type Design } from './draft';
import { Figures } from './Figures';
import { Picture } from './Picture';
import { Shelf } from './Shelf';
import { Segments } from '../../../ui/controls/Segments';
import type { SheetProps } from './sheetProps';

interface WorkshopProps {
  readonly designs: readonly Design[];
  readonly options: Options;
  readonly look: SheetProps['look'];
  readonly shown: number;
  readonly setShown: (index: number) => void;
  readonly change: (designs: readonly Design[]) => void;
  readonly commit: ComponentChildren;
}

/** The builder: one sheet at a time, the others as tabs. */
export function Workshop({ designs, options, look, shown, setShown, change, commit }: WorkshopProps) {
  const design = designs[shown] ?? designs[0];
  if (!design) return undefined;
  const sheet: SheetProps = {
    design,
    ...{ options, look },
    onChange: (next) => change(designs.map((one, index) => (index === shown ? next : one))),
  };
  return (
    <div class="workshop">
      {designs.length > 1 && (
        <Several {...{ designs, shown, setShown }}>
          <button
            type="button"
            class="button quiet"
            onClick={() =>
              change(designs.map((one, index) => (index === shown ? one : copyFor(design, index))))
            }
          >
            Copy to the others
          </button>
        </Several>
      )}
      <div class="workshop-columns">
        <div class="workshop-fields">
          <Shelf {...sheet} />
          <ChassisField {...sheet} />
          <ProgramField {...sheet} />
          <ArmFields {...sheet} />
        </div>
        <ArmorField {...sheet} />
      </div>
      <div class="workshop-foot">
        <Picture {...{ design, look }} />
        <Figures {...{ design, options }} />
        {commit}
      </div>
    </div>
  );
}

type SeveralProps = Pick<WorkshopProps, 'designs' | 'shown' | 'setShown'> & {
  readonly children: ComponentChildren;
};

function Several({ designs, shown, setShown, children }: SeveralProps) {
  return (
    <fieldset class="several">
      <legend class="visually-hidden">Which Krusher</legend>
      <Segments
        value={shown}
        options={designs.map((one, index) => [index, nameOrNumber(one, index)])}
        onChange={setShown}
      >
        {children}
      </Segments>
    </fieldset>
  );
}

function ChassisField({ design, options, onChange }: SheetProps) {
  const { armorTotal, armorPerSide, movement, reflexFacing, reflexModifier } = CHASSIS[design.chassis];
  const offered = allowedChassis(options);
  const reflex = `turns ${count(reflexFacing, 'side')} in defense${reflexModifier === 0 ? '' : `, ${signed(reflexModifier)} on that roll`}`;
  return (
    <fieldset class="build-field">
      <legend>Chassis</legend>
      <Segments
        value={design.chassis}
        options={offered.map((one) => [one, CHASSIS_NAMES[one]])}
        onChange={(one) => onChange(withChassis(design, one))}
      />
      <p class="hint">
        {armorTotal} armor points, at most {armorPerSide} a side; moves {movement}; {reflex}.
      </p>
    </fieldset>
  );
}

function ProgramField({ design, options, onChange }: SheetProps) {
  const id = useId();
  const offered = allowedPrograms(options);
  const shown = offered.includes(design.program) ? offered : [design.program, ...offered];
  return (
    <div class="build-field">
      <label for={id}>Program</label>
      <select
        id={id}
        class="field"
        value={design.program}
        onChange={({ currentTarget }) => {
          const program = shown.find((one) => one === currentTarget.value);
          if (program) onChange(withProgram(design, program, options));
        }}
      >
        {shown.map((one) => (
          <option key={one} value={one} selected={one === design.program}>
            {PROGRAM_NAMES[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
