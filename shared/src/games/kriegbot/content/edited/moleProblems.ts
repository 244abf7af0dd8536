import type { Edited, EditedSide, EditedSideId, EditedVictory } from './edited';
import { isAtEdge, problem, sidesIn, tentsIn, type Check, type MoleBar } from './problem';

/** What a mole needs: a robot for everybody, crypto to carry away, and no tents or weapons that a whole side has. */

export const MOLE_WAYS: readonly EditedVictory[] = ['moleOut', 'humanCrypto', 'cryptoOut', 'noneActive'];
const LEAST_ROBOTS = 2;

const BARS: Readonly<Record<MoleBar, (made: Edited, team: EditedSideId, side: EditedSide) => boolean>> = {
  pilots: (_made, _team, { pilots }) => pilots === 'all' || pilots.min > 0 || pilots.max > 0,
  tents: ({ sizes }, team) => sizes.some((size) => tentsIn(size, team) > 0),
  exit: (_made, _team, side) => !isAtEdge(side) || side.exit !== 'laden',
  powers: (_made, _team, { craft, bombards, hacksWith, callsBombs, suicidal }) =>
    craft || bombards !== false || hacksWith !== '' || callsBombs || suicidal,
};
const BAR_IDS = Object.keys(BARS) as readonly MoleBar[];

export const checkMole: Check = (made) => {
  if (!made.hasMole) return [];
  const { sizes, victory, atLimit, flag } = made;
  const out = victory.indexOf('moleOut');
  const loyal = victory.indexOf('cryptoOut');
  const isFew = sizes.some(({ green, yellow }) => Math.min(green, yellow) < LEAST_ROBOTS);
  return [
    ...problem(isFew, 'moleTooFew', {}),
    ...sidesIn(made).flatMap(([team, side]) =>
      BAR_IDS.flatMap((by) => problem(BARS[by](made, team, side), 'moleBarred', { team, by })),
    ),
    ...problem(flag !== undefined, 'moleFlag', {}),
    ...victory.flatMap((way) => problem(!MOLE_WAYS.includes(way), 'moleWay', { way })),
    ...problem(out < 0 || loyal < out, 'moleCannotWin', {}),
    ...problem(atLimit !== 'nobody', 'moleLimit', {}),
  ];
};
