import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { equipmentHelp } from '../words/cars/equipment';
import { FIXED_NAMES, ITEM_NAMES } from '../words/cars/names';
import { DashIcon } from './icons';
import type { FixedSlot, Slot } from './model';

interface SlotsProps {
  readonly slots: readonly Slot[];
  readonly fixed: readonly FixedSlot[];
  readonly act: (action: Action) => void;
}

/** The driver's four slots with their counters, and below them the car's fixed equipment. */
export function Slots({ slots, fixed, act }: SlotsProps) {
  return (
    <div class="slots" role="group" aria-label="Equipment">
      {slots.map((slot) => (
        <ItemSlot key={slot.item} slot={slot} act={act} />
      ))}
      {fixed.map((slot) => (
        <CarSlot key={slot.item} slot={slot} act={act} />
      ))}
    </div>
  );
}

interface ItemSlotProps {
  readonly slot: Slot;
  readonly act: (action: Action) => void;
}

const DOES = { arm: 'Arm it', use: 'Use it' } as const;

function ItemSlot({ slot: { item, armed, touched, action }, act }: ItemSlotProps) {
  const state = `${armed ? 'armed' : 'not armed'}${touched ? ', moved this turn' : ''}`;
  const words = `${ITEM_NAMES[item]}, ${state}`;
  const look = ['slot', armed ? 'armed' : '', touched ? 'touched' : ''].filter(Boolean).join(' ');
  const title = `${words}: ${equipmentHelp(item)}`;
  if (!action) {
    return (
      <span class={look} role="img" aria-label={words} title={title}>
        <DashIcon name={item} size={22} />
      </span>
    );
  }
  const label = `${words}. ${DOES[action.type]}`;
  return (
    <button
      type="button"
      class={`${look} ready`}
      aria-label={label}
      title={title}
      onClick={() => act(action)}
    >
      <DashIcon name={item} size={22} />
    </button>
  );
}

interface CarSlotProps {
  readonly slot: FixedSlot;
  readonly act: (action: Action) => void;
}

function CarSlot({ slot: { item, mines, action }, act }: CarSlotProps) {
  const words = mines === undefined ? FIXED_NAMES[item] : `${FIXED_NAMES[item]}, ${mines} left`;
  const title = `${words}: ${equipmentHelp(item)}`;
  const face = (
    <>
      <DashIcon name={item} size={22} />
      {mines !== undefined && <small class="sign" data-sign={mines} aria-hidden="true" />}
    </>
  );
  if (!action) {
    return (
      <span class="slot fixed" role="img" aria-label={words} title={title}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="slot fixed ready"
      aria-label={`${words}. Drop a mine`}
      title={title}
      onClick={() => act(action)}
    >
      {face}
    </button>
  );
}
