import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { armsOnFoot } from '@gearhall/shared/games/kriegbot/rules/infantry/firing';
import { diceOnFoot } from '@gearhall/shared/games/kriegbot/rules/attacking/arms';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { unitThere } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { waysOnFoot } from '@gearhall/shared/games/kriegbot/rules/infantry/onFoot';
import type { Unit } from '@gearhall/shared/games/kriegbot/state/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { aimOnFoot } from '../words/attacking/chances';
import type { Covered } from '../prospects/moveOptions';
import type { Choice, ToolContext } from './tool';

/** What tents, drones, and those who get out of robots can do, as far as the board shows it. */

type Going = ActionOf<'walk'> | ActionOf<'fly'>;
type Fire = ActionOf<'fire'>;
/** A bail-out at a table with infantry: it says who, and where. */
type Out = ActionOf<'bailOut'> & {
  readonly who: NonNullable<ActionOf<'bailOut'>['who']>;
  readonly at: HexId;
};

export const isGoing = (action: Action): action is Going => action.type === 'walk' || action.type === 'fly';
export const isFire = (action: Action): action is Fire => action.type === 'fire';
export const isOut = (action: Action): action is Out =>
  action.type === 'bailOut' && action.who !== undefined && action.at !== undefined;

export const isBomb = (action: Action): action is ActionOf<'bomb'> => action.type === 'bomb';

/** What a tap on a hex does whatever else is chosen: something begins there, or somebody, or a bomb, comes down there. */
type Mark = ActionOf<'placeTent' | 'build' | 'disk' | 'callBomb'>;
export const isMark = (action: Action): action is Mark =>
  ['placeTent', 'build', 'disk', 'callBomb'].includes(action.type);

/** What is put on a hex by a tap: besides, somebody who gets out, or a bomb. */
type Placing = Out | ActionOf<'bomb'> | Mark;
export const isPlaced = (action: Action): action is Placing =>
  isOut(action) || isBomb(action) || isMark(action);
export const isPlacing = ({ arms }: Choice): boolean => arms === 'out' || arms === 'bomb';
export function placingsFor(context: Pick<ToolContext, 'legal'>, choice: Choice): readonly Placing[] {
  const marks = context.legal.filter(isMark);
  if (marks.length > 0 || !isPlacing(choice)) return marks;
  return choice.arms === 'bomb' ? context.legal.filter(isBomb) : outsFor(context, choice);
}

/** Those who may get out now. */
export const whosIn = (legal: readonly Action[]): readonly Out['who'][] => [
  ...new Set(legal.filter(isOut).map(({ who }) => who)),
];

/** The ways out for the one who is chosen, or for the first. */
function outsFor({ legal }: Pick<ToolContext, 'legal'>, { way }: Choice): readonly Out[] {
  const whos = whosIn(legal);
  const who = whos.find((one) => one === way) ?? whos[0];
  return legal.filter(isOut).filter((out) => out.who === who);
}

/** The tent or drone that this seat is asked about. */
export interface UnitOptions {
  readonly unit: Unit;
  readonly goings: readonly Going[];
  /** The likeliest first. */
  readonly fires: readonly Fire[];
  /** What it is armed with. */
  readonly arms: readonly Fire['arms'][];
}

/** The questions that a unit on the map answers by acting. */
const ACTING: readonly string[] = ['tent', 'honcho', 'drone'];

/** Absent where no unit on the map is asked to act. */
export function readUnit(
  view: View,
  seat: Seat | undefined,
  legal: readonly Action[],
): UnitOptions | undefined {
  const { question } = view;
  const isMine = question?.seat === seat && ACTING.includes(question?.kind ?? '');
  const unit = isMine ? unitThere(view, question?.robot ?? '') : undefined;
  if (!unit || legal.length === 0) return undefined;
  const fires = legal
    .filter(isFire)
    .map((fire) => ({ fire, chance: aimOnFoot(view, fire)?.chance ?? 0 }))
    .sort((one, other) => other.chance - one.chance)
    .map(({ fire }) => fire);
  const arms = unit.kind === 'drone' ? [] : armsOnFoot(view, unit);
  return { unit, goings: legal.filter(isGoing), fires, arms };
}

/** The hexes on the way: on foot the shortest one, in the air the straight line. */
export const wayOf = (view: View, unit: Unit, to: HexId): readonly HexId[] =>
  unit.kind === 'drone' ? [unit.at, to] : [unit.at, ...(waysOnFoot(view, unit).get(to) ?? [])];

/** Every hex in range, whatever blocks the line. */
export const coveredOnFoot = ({ at }: Unit, arms: Fire['arms']): readonly Covered[] =>
  HEX_IDS.flatMap((hex) => {
    const dice = diceOnFoot(arms, rangeBetween(at, hex));
    return dice > 0 ? [{ hex, dice }] : [];
  });
