import { edgeHexes, EDGE_IDS, type EdgeId, type HexId, type PrintedId } from '../map';
import { EDITED_SIDES, type Edited } from './edited';
import { mostRobots, problem, type Check, type Problem } from './problem';
import { beside, reachIn, within } from './reach';
import { hasRoomFor } from './sites';

/** What is wrong with the map. */

/** Open hexes below which robots and infantry would not find a place. */
const LEAST_OPEN = 40;

type From = Readonly<Record<EdgeId, ReadonlySet<HexId>>>;

export const checkMap: Check = (made) => {
  const { room, from, open } = reachIn(made);
  const most = Math.max(...EDITED_SIDES.map((team) => mostRobots(made, team)));
  const narrow = EDGE_IDS.filter((edge) => room[edge] < most);
  const isSplit = narrow.length === 0 && !edgeHexes('bottom').some((id) => from.top.has(id));
  return [
    ...narrow.flatMap((edge) => problem(true, 'edgeTooNarrow', { edge })),
    ...problem(isSplit, 'noWayAcross', {}),
    ...problem(open.size < LEAST_OPEN, 'noRoomAnywhere', {}),
    ...flagProblems(made, from, open),
    ...sharedHexes(made),
    ...standsProblems(made, from),
    ...powerProblems(made, from),
  ];
};

function flagProblems(
  { flag, victory, atLimit }: Edited,
  from: From,
  open: ReadonlySet<HexId>,
): readonly Problem[] {
  if (flag === undefined)
    return [
      ...problem(victory.includes('flagHome'), 'noFlag', {}),
      ...problem(atLimit === 'bearer', 'limitWithoutFlag', {}),
    ];
  if (!open.has(flag)) return problem(true, 'flagBarred', { at: flag });
  return EDGE_IDS.flatMap((edge) => problem(!from[edge].has(flag), 'flagOutOfReach', { at: flag, edge }));
}

function sharedHexes({ structures, stands }: Edited): readonly Problem[] {
  const printed = Object.entries(structures) as readonly (readonly [PrintedId, HexId])[];
  const placed = [...printed, ...(stands ? [[stands.id, stands.at] as const] : [])];
  return [...new Set(placed.map(([, at]) => at))].flatMap((at) => {
    const there = placed.filter(([, other]) => other === at).map(([id]) => id);
    return problem(there.length > 1, 'sharedHex', { at, structures: there });
  });
}

/** On firm ground away from the border, and robots can come beside it. */
function standsProblems(made: Edited, from: From): readonly Problem[] {
  const { stands } = made;
  if (!stands) return [];
  const isFirm = hasRoomFor(made, stands.at);
  return [
    ...problem(!isFirm, 'standsBadly', stands),
    ...EDGE_IDS.flatMap((edge) =>
      problem(isFirm && !beside(stands.at).some((at) => from[edge].has(at)), 'standsOutOfReach', {
        ...stands,
        edge,
      }),
    ),
  ];
}

function powerProblems({ powersUpNear: near }: Edited, from: From): readonly Problem[] {
  if (!near) return [];
  const around = within(near);
  return EDGE_IDS.flatMap((edge) =>
    problem(!around.some((at) => from[edge].has(at)), 'powerOutOfReach', { at: near.at, edge }),
  );
}
