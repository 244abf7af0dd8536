import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { findBox, ZONES } from '@gearhall/shared/games/rushncrush/content/gears';
import type { CarView } from '@gearhall/shared/games/rushncrush/view';
import { lookOf } from '../../../ui/orders/suggested';
import { ordinal, ZONE_LETTERS } from '../words/cars/names';
import { HeatPips, stickButton } from './GearBox';
import { DashIcon } from './icons';
import { nextIn, type StickAction } from './model';

interface GearStripProps {
  readonly car: CarView;
  readonly name: string;
  readonly legal: readonly Action[];
  readonly act: (action: Action) => void;
}

const POINTS = { gear: 'free', turbo: 'Turbo', brake: 'Brake' } as const;

/** Where the panel is low: enlarged boxes that the gearstick may go to, in place of the whole matrix. */
export function GearStrip({ car, name, legal, act }: GearStripProps) {
  return (
    <section class="gear-strip" aria-label={`Dashboard of ${name}: gearstick`}>
      <p class="gear-strip-now" aria-hidden="true">
        {nowInWords(car.box)}, to
      </p>
      {[...nextIn(legal).values()].map((action) => (
        <StripButton key={action.box} action={action} act={act} />
      ))}
    </section>
  );
}

function nowInWords(id: string): string {
  const box = findBox(id);
  return box ? `From ${ordinal(box.gear)} gear · ${box.speed}` : 'From neutral';
}

interface StripButtonProps {
  readonly action: StickAction;
  readonly act: (action: Action) => void;
}

function StripButton({ action, act }: StripButtonProps) {
  const box = findBox(action.box);
  if (!box) return undefined;
  const { gear, speed, zone } = box;
  return (
    <button type="button" class={lookOf(`strip-box ${action.type}`, action)} {...stickButton(action, act)}>
      <span class={`gear-box ${zone}`} aria-hidden="true">
        <span class="sign" data-sign={ZONE_LETTERS[zone]} />
        <HeatPips dice={ZONES[zone].heatDice} />
      </span>
      <span class="strip-words">
        {ordinal(gear)} · {speed}
        <small>
          {action.type !== 'gear' && <DashIcon name={action.type} size={13} />}
          {POINTS[action.type]}
        </small>
      </span>
    </button>
  );
}
