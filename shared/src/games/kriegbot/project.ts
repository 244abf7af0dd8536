import { shownAs } from '../../core/game/projecting';
import type { Viewer } from '../../core/ground/seats';
import { isPilot } from './content/cards';
import { SLOT_IDS, type SlotId } from './content/chassis';
import type { TeamId } from './content/teams';
import { hidingSide } from './rules/pieces/decoys';
import { DEAD_TURNS, isStillDrawing } from './rules/field/field';
import type { State, TeamState } from './state';
import type { Origins, Robot } from './state/robot';
import { KriegbotView, type View } from './view';

/** The team whose cards a viewer may read; none for a spectator. */
export const teamOfViewer = ({ seats }: Pick<State, 'seats'>, viewer: Viewer): TeamId | undefined =>
  typeof viewer === 'number' ? seats[viewer]?.team : undefined;

/** A team sees its own cards and prepared answers, everybody else only open cards; a seat its own role. */
export function project(state: State, viewer: Viewer): View {
  const { standing } = state;
  const robots = Object.entries(state.robots);
  const own = teamOfViewer(state, viewer);
  const isOwn = (team: TeamId): boolean => viewer === 'everyone' || team === own;
  const knows = ({ team, captured }: Pick<Robot, 'team' | 'captured'>): boolean =>
    isOwn(team) || (own !== undefined && captured?.knownBy.includes(own) === true);
  return shownAs<View>(KriegbotView, {
    ...state,
    seats: state.seats.map((seat, index) => {
      const isKnown = viewer === 'everyone' || viewer === index || state.phase === 'over';
      return isKnown ? seat : { ...seat, role: '' };
    }),
    teams: Object.fromEntries(
      Object.entries(state.teams).map(([team, side]) => [team, isOwn(team as TeamId) ? side : hiding(side)]),
    ),
    robots: Object.fromEntries(
      robots.map(([id, robot]) => [id, knows(robot) ? robot : seenFrom(state, robot)]),
    ),
    // In the order of the robots: the order in the state could reveal who prepared first.
    standing: Object.fromEntries(
      robots.flatMap(([id, robot]) => (standing[id] && isOwn(robot.team) ? [[id, standing[id]]] : [])),
    ),
    ...(state.pilotName !== undefined && !knowsPilot(state, viewer) && { pilotName: undefined }),
    holds: state.holds.filter((id) => state.units.some((unit) => unit.id === id && isOwn(unit.team))),
  });
}

/** His side knows which tent the pilot in hiding is, and everybody at the end (KS16.2). */
const knowsPilot = (state: State, viewer: Viewer): boolean =>
  viewer === 'everyone' ||
  state.phase === 'over' ||
  (hidingSide(state.options) !== undefined && teamOfViewer(state, viewer) === hidingSide(state.options));

/** A side as others see it: without what its drawer lacks, and what it may choose from. */
function hiding(side: TeamState): TeamState {
  const seen: { -readonly [Key in keyof TeamState]: TeamState[Key] } = {
    ...side,
    missing: [],
    ...(side.extra && { extra: [] }),
  };
  delete seen.pile;
  delete seen.chosen;
  return seen;
}

/** A robot as others see it: face-down cards are hidden. */
function seenFrom(state: State, robot: Robot) {
  const { slots, skin, powerCore, lost, chassis, dead } = robot;
  const isDrawn = isStillDrawing(state, robot.team);
  return {
    ...robot,
    chassis: isDrawn && state.phase === 'templates' ? '' : chassis,
    slots: Object.fromEntries(SLOT_IDS.map((slot) => [slot, covered(slots[slot], isDrawn)])) as Readonly<
      Record<SlotId, ReturnType<typeof covered<Robot['slots'][SlotId]>>>
    >,
    skin: covered(skin, isDrawn),
    ...(powerCore && {
      powerCore: { ...covered(powerCore, isDrawn), level: powerCore.shown ? powerCore.level : 0 },
    }),
    from: originsSeen(robot),
    lost: lost.map((one) => (one.shown ? one : { ...one, card: 'hidden' as const })),
    dead: isDeadForAll(robot) ? dead : 0,
  } as const;
}

/** Until the designs are fixed, nobody else sees even the number of cards on a robot. */
const covered = <Place extends { readonly card: string; readonly shown: boolean }>(
  place: Place,
  isDrawn: boolean,
): Omit<Place, 'card'> & { readonly card: Place['card'] | 'hidden' | '' } => {
  if (place.shown) return place;
  return { ...place, card: place.card === '' || isDrawn ? '' : 'hidden' };
};

/** The colour of a card is seen with the card. */
const originsSeen = ({ from, slots, skin, lost }: Robot): Origins =>
  Object.fromEntries(
    Object.entries(from).filter(([place]) => {
      const there = place === 'skin' ? skin : slots[place as SlotId];
      return there.shown || lost.some(({ slot, shown }) => slot === place && shown);
    }),
  );

/**
 * Nobody else can tell that a face-down card is a disabled pilot until the robot has stood idle because of it (K94).
 */
const isDeadForAll = ({ drive, core, dead, slots }: Robot): boolean =>
  drive.disabled ||
  core.disabled ||
  dead >= DEAD_TURNS ||
  SLOT_IDS.some((slot) => slots[slot].shown && slots[slot].disabled && isPilot(slots[slot].card));
