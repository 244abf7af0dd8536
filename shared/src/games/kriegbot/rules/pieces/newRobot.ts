import type { SlotId } from '../../content/chassis';
import type { Robot, RobotId, Slot, TurnMarks } from '../../state/robot';
import { NORTH } from '../field/arcs';

/** A robot before anything lies on it, and what it has done at the beginning of a turn: nothing. */

export const EMPTY_SLOT: Slot = { card: '', shown: false, damage: 0, disabled: false, locked: false };

export const FRESH: TurnMarks = {
  option: '',
  steps: 0,
  speed: 0,
  attacks: 0,
  defenses: 0,
  used: [],
  helped: [],
  clamped: false,
  coreUsed: false,
  keepsPower: false,
  woken: [],
};

const emptySlots = (): Readonly<Record<SlotId, Slot>> => ({
  primary: EMPTY_SLOT,
  secondary: EMPTY_SLOT,
  zero: EMPTY_SLOT,
  four: EMPTY_SLOT,
  inner: EMPTY_SLOT,
  deep: EMPTY_SLOT,
});

export const newRobot = (id: RobotId, team: Robot['team'], seat: number): Robot => ({
  id,
  team,
  seat,
  chassis: '',
  slots: emptySlots(),
  skin: { card: '', shown: false, worn: 0 },
  from: {},
  drive: { damage: 0, disabled: false },
  core: { damage: 0, disabled: false },
  lost: [],
  at: '',
  facing: NORTH,
  fate: '',
  phoenix: false,
  poweredUp: false,
  onFire: false,
  painted: false,
  biped: false,
  marks: FRESH,
  guilt: [],
  out: [],
  dead: 0,
});
