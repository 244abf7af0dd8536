import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { ZONES } from '@gearhall/shared/games/rushncrush/content/gears';
import { boxBrings } from '../words/order';
import { lookOf } from '../../../ui/orders/suggested';
import { boxInWords, ZONE_LETTERS, ZONE_NAMES } from '../words/cars/names';
import { DashIcon } from './icons';
import { lookedAt } from './looked';
import type { LineDirection, MatrixBox, StickAction, StickBy } from './model';

const STROKES: Readonly<Record<LineDirection, string>> = {
  up: 'M5 5V0',
  down: 'M5 5V10',
  rightUp: 'M5 5 10 0',
  leftDown: 'M5 5 0 10',
  left: 'M5 5H0',
  right: 'M5 5H10',
};
const isDashed = (way: LineDirection): boolean => way === 'left' || way === 'right';

/** Half of every line that leaves the box; the neighbour draws the other half. */
export function Lines({ lines }: { readonly lines: readonly LineDirection[] }) {
  return (
    <svg class="matrix-lines" viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={lines
          .filter((way) => !isDashed(way))
          .map((way) => STROKES[way])
          .join('')}
      />
      <path
        class="dashed"
        d={lines
          .filter(isDashed)
          .map((way) => STROKES[way])
          .join('')}
      />
    </svg>
  );
}

const WAYS: Readonly<Record<StickBy, string>> = {
  gear: '',
  turbo: 'with a Turbo point',
  brake: 'with a Brake point',
};
/** The gear action is the normal case: only points have a sign. */
const MARKS = { gear: undefined, turbo: 'turbo', brake: 'brake' } as const satisfies Record<StickBy, unknown>;

interface GearBoxProps {
  readonly box: MatrixBox;
  readonly isHere: boolean;
  readonly action: StickAction | undefined;
  readonly act: (action: Action) => void;
}

/** A box of the matrix; a button where the gearstick may go. */
export function GearBox({ box: { id, zone }, isHere, action, act }: GearBoxProps) {
  const face = (
    <>
      <span class="sign" data-sign={ZONE_LETTERS[zone]} aria-hidden="true" />
      <HeatPips dice={ZONES[zone].heatDice} />
    </>
  );
  if (!action) {
    const words = `${boxInWords(id)}, ${ZONE_NAMES[zone]}${isHere ? ', the gearstick is here' : ''}`;
    return (
      <span class={`gear-box ${zone} ${isHere ? 'here' : ''}`} title={`${boxInWords(id)}: ${boxBrings(id)}`}>
        <span class="visually-hidden">{words}</span>
        {face}
      </span>
    );
  }
  const mark = MARKS[action.type];
  return (
    <button
      type="button"
      class={lookOf(`gear-box next ${zone} ${action.type}`, action)}
      {...stickButton(action, act)}
    >
      {mark && <DashIcon name={mark} size={14} />}
      {face}
    </button>
  );
}

/** The behaviour of every button that moves the gearstick: hovered, it shows the odds of its box. */
export function stickButton(action: StickAction, act: (action: Action) => void) {
  const how = `To ${boxInWords(action.box)} ${WAYS[action.type]}`.trim();
  const words = `${how}: ${boxBrings(action.box)}`;
  const look = () => (lookedAt.value = action);
  const forget = () => void (lookedAt.value = undefined);
  return {
    'aria-label': words,
    title: words,
    onClick: () => {
      forget();
      act(action);
    },
    // A finger does not hover: the box that appears under it next was not pointed at.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') look();
    },
    onPointerLeave: forget,
    // When the focus moves because a box has disappeared, the odds shown stay those of that box.
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) look();
    },
    onBlur: forget,
  };
}

/** A dot for each heat die. */
export function HeatPips({ dice }: { readonly dice: number }) {
  return (
    <span class="heat-pips" aria-hidden="true">
      {Array.from({ length: dice }, (_, die) => (
        <i key={die} />
      ))}
    </span>
  );
}
