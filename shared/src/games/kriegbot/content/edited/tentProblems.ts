import { EDITED_SIDES, type Edited, type EditedSide, type EditedSideId } from './edited';
import { carries, isAtEdge, problem, sidesIn, tentsIn, type Check, type Problem } from './problem';
import { numberAt } from './sites';

/** Where tents begin, and who hides among them. */

/** Cards of the template that has the fewest: each bears one. */
const ABOARD_EACH = 4;
const LEAST_HIDING = 2;

const hasTentsAt = ({ sizes }: Edited, team: EditedSideId): boolean =>
  sizes.some((size) => tentsIn(size, team) > 0);

function checkPosts(made: Edited, team: EditedSideId): readonly Problem[] {
  const { buildings, sizes } = made;
  const short = sizes.find((size) => tentsIn(size, team) > (buildings ? numberAt(buildings, size) : 0));
  return short ? problem(true, 'tooFewPosts', { team, tents: tentsIn(short, team) }) : [];
}

function checkBoarded(made: Edited, team: EditedSideId, side: EditedSide): readonly Problem[] {
  const isElsewhere = side.tentsBegin !== 'edge' || side.entry === 'drop';
  const full = made.sizes.find((size) => size.tents[team].foot > ABOARD_EACH * size[team]);
  return [
    ...problem(isElsewhere && hasTentsAt(made, team), 'boardedElsewhere', { team }),
    ...(full ? problem(true, 'tooManyAboard', { team, robots: full[team] }) : []),
  ];
}

function checkHiding({ sizes }: Edited, team: EditedSideId, side: EditedSide): readonly Problem[] {
  const isFew = sizes.some(({ tents }) => tents[team].foot < LEAST_HIDING || tents[team].motorized > 0);
  const isAtHome = side.tentsBegin !== 'behind' && side.tentsBegin !== 'posts';
  return [
    ...problem(isFew, 'tooFewDecoys', { team }),
    ...problem(isAtHome, 'hidingAtHome', { team }),
    ...problem(!carries(side), 'hidingWithoutHome', { team }),
  ];
}

const checkSide = (made: Edited, team: EditedSideId, side: EditedSide): readonly Problem[] => [
  ...problem(side.tentsBegin === 'behind' && !isAtEdge(side) && hasTentsAt(made, team), 'behindWithoutEdge', {
    team,
  }),
  ...(side.tentsBegin === 'posts' ? checkPosts(made, team) : []),
  ...(made.boarded ? checkBoarded(made, team, side) : []),
  ...(side.hidesPilot ? checkHiding(made, team, side) : []),
];

/** The pilot is home or dead, and then the game is over; who carries him home is asked first. */
function isDecided({ victory }: Edited): boolean {
  const home = victory.indexOf('pilotHome');
  return home >= 0 && home < victory.indexOf('pilotDead');
}

export const checkTents: Check = (made) => {
  const { sides } = made;
  const hiding = EDITED_SIDES.filter((team) => sides[team].hidesPilot).length;
  const garrisons = EDITED_SIDES.filter(
    (team) => sides[team].tentsBegin === 'posts' && hasTentsAt(made, team),
  ).length;
  return [
    ...sidesIn(made).flatMap(([team, side]) => checkSide(made, team, side)),
    ...problem(garrisons > 1, 'twoGarrisons', {}),
    ...problem(hiding > 1, 'twoHiding', {}),
    ...problem(hiding > 0 && !isDecided(made), 'hidingUndecided', {}),
  ];
};
