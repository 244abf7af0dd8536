import { SIDES, type Side } from '@gearhall/shared/games/metalkrushers/content/sides';
import { totalsOf } from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import { SPREADS, type Spread } from '@gearhall/shared/games/metalkrushers/rules/construction/spreads';
import { StepButton } from '../../../ui/controls/StepButton';
import { capital, SIDE_NAMES } from '../words/names';
import { withArmor, withSpread } from './draft';
import { Picture } from './Picture';
import type { SheetProps } from './sheetProps';

const SPREAD_NAMES: Readonly<Record<Spread, string>> = {
  allRound: 'All round',
  forward: 'To the front',
  shieldLeft: 'Shield left',
  shieldRight: 'Shield right',
};

/** The live picture, with an armor field beside each side. */
export function ArmorField({ design, look, onChange }: SheetProps) {
  const { most } = totalsOf(design);
  return (
    <fieldset class="armor-field">
      <legend>Armor</legend>
      <div class="armor-picture">
        <Picture {...{ design, look }} />
        {SIDES.map((side) => (
          <Stepper
            key={side}
            side={side}
            points={design.armor[side]}
            most={most}
            onChange={(points) => onChange(withArmor(design, side, points))}
          />
        ))}
      </div>
      <div class="armor-spreads" role="group" aria-label="Share out all armor points">
        {SPREADS.map((spread) => (
          <button
            key={spread}
            type="button"
            class="button"
            onClick={() => onChange(withSpread(design, spread))}
          >
            {SPREAD_NAMES[spread]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface StepperProps {
  readonly side: Side;
  readonly points: number;
  readonly most: number;
  readonly onChange: (points: number) => void;
}

function Stepper({ side, points, most, onChange }: StepperProps) {
  const name = SIDE_NAMES[side];
  return (
    <div class={`armor-stepper ${side}`} role="group" aria-label={capital(name)}>
      <StepButton
        way="less"
        label={`One point less on the ${name}`}
        isOff={points <= 0}
        onStep={() => onChange(points - 1)}
      />
      <input
        type="number"
        inputMode="numeric"
        class="field"
        min={0}
        max={most}
        value={points}
        aria-label={`Armor of the ${name}`}
        aria-invalid={points > most}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
      <StepButton
        way="more"
        label={`One point more on the ${name}`}
        isOff={points >= most}
        onStep={() => onChange(points + 1)}
      />
    </div>
  );
}
