import type { BuildingPlan, Cast, HookId, LimitRule, Scenario, SidePlan } from '../scenario';
import type { TeamId } from '../teams';
import {
  EDITED_SIDES,
  SIDE_MARKS,
  type Edited,
  type EditedBuildings,
  type EditedLimit,
  type EditedSide,
  type EditedSideId,
  type EditedSize,
  type EditedVictory,
} from './edited';

/** An edited scenario as the rules read any scenario: what follows from what was chosen is derived. */

const sidesWith = ({ sides }: Edited, isSo: (side: EditedSide) => boolean): boolean =>
  EDITED_SIDES.some((team) => isSo(sides[team]));

const CRYPTO_WAYS: readonly EditedVictory[] = [
  'cryptoHome',
  'cryptoLeft',
  'moleOut',
  'humanCrypto',
  'cryptoOut',
];
/** Something about crypto decides. */
export const hasCrypto = ({ victory, atLimit }: Edited): boolean =>
  atLimit === 'crypto' || victory.some((way) => CRYPTO_WAYS.includes(way));

export const hasTents = ({ sizes }: Pick<Edited, 'sizes'>): boolean =>
  sizes.some(({ tents }) => EDITED_SIDES.some((team) => tents[team].foot + tents[team].motorized > 0));

/** When each hook is part of it; hooks that cannot be chosen belong to scenarios of the rulebook. */
const HOOKED: Partial<Readonly<Record<HookId, (made: Edited) => boolean>>> = {
  carrying: (made) => made.flag !== undefined || hasCrypto(made),
  crypto: hasCrypto,
  landingCraft: (made) => sidesWith(made, ({ craft }) => craft),
  hacking: (made) => sidesWith(made, ({ hacksWith }) => hacksWith !== ''),
  bombardment: (made) => sidesWith(made, ({ bombards }) => bombards !== false),
  insertion: (made) => sidesWith(made, ({ entry }) => entry === 'drop'),
  airSupport: (made) => sidesWith(made, ({ callsBombs }) => callsBombs),
  missionControl: ({ stands }) => stands?.id === 'mission',
};

const hooksOf = (made: Edited): readonly HookId[] =>
  (Object.keys(HOOKED) as readonly HookId[]).filter((hook) => HOOKED[hook]?.(made));

const planOf = (side: EditedSide): SidePlan => ({
  pilots: side.pilots,
  chassis: side.chassis.length > 0 ? side.chassis : 'dealt',
  exit: side.exit,
  ...(side.entry !== 'edge' && { entry: side.entry }),
  ...(side.entry === 'drop' && side.apart > 0 && { apart: side.apart }),
  ...Object.fromEntries(SIDE_MARKS.filter((mark) => side[mark]).map((mark) => [mark, true])),
  ...(side.bombards && { bombards: side.bombards === true ? 'byTower' : side.bombards }),
  ...(side.ramRelief > 0 && { ramRelief: side.ramRelief }),
  ...(side.bonus.dice > 0 && { bonus: side.bonus }),
  ...(side.hacksWith !== '' && { hacksWith: side.hacksWith }),
  ...tentsStart(side),
});

function tentsStart({ tentsBegin, tentsWithin }: EditedSide): Partial<SidePlan> {
  if (tentsBegin === 'posts') return { garrisons: true };
  if (tentsBegin === 'above') return { tentsDrop: true };
  return tentsBegin === 'behind' ? { tentsWithin } : {};
}

const buildingsOf = ({ by, number, when, near, inland, apart }: EditedBuildings): BuildingPlan => ({
  by,
  number,
  when,
  ...(near && { near }),
  ...(inland > 0 && { inland }),
  ...(apart > 0 && { apart }),
});

/** What the scenario says of the map, its cards and power. */
const rulesOf = (made: Edited): Partial<Scenario> => ({
  ...(made.stands && { indestructible: made.stands }),
  ...(made.buildings && { buildings: buildingsOf(made.buildings) }),
  ...(made.buildings?.bunkers && { bunkers: true }),
  ...(made.banned.length > 0 && { banned: made.banned }),
  ...(made.cut && { cut: made.cut }),
  ...(made.coresLack > 0 && { coresLack: made.coresLack }),
  ...(made.powersUpNear && { powersUpNear: made.powersUpNear }),
  ...(made.freeOvercharge && { freeOvercharge: true }),
  ...(made.boarded && { tentsBoarded: true }),
  ...(made.hasMole && { hasMole: true }),
});

/** The sides take seats in turn, green first, until one of them has no robot left for another seat. */
export function seatSidesOf(size: Pick<EditedSize, EditedSideId>): readonly TeamId[] {
  const both = Math.min(size.green, size.yellow);
  const larger = size.green > size.yellow ? 'green' : 'yellow';
  const more = Math.abs(size.green - size.yellow);
  return [
    ...Array.from({ length: both }, () => EDITED_SIDES).flat(),
    ...Array.from({ length: more }, () => larger),
  ];
}

/** The most seats for which everybody has a robot, as the seats are shared out. */
function mostSeats(size: EditedSize, seatSides: readonly TeamId[]): number {
  const isEnough = (seats: number): boolean =>
    EDITED_SIDES.every(
      (team) => seatSides.slice(0, seats).filter((one) => one === team).length <= size[team],
    );
  return Math.max(...seatSides.map((_, index) => index + 1).filter(isEnough));
}

const tentsOf = ({ tents }: EditedSize): Required<Cast>['tents'] =>
  Object.fromEntries(
    EDITED_SIDES.filter((team) => tents[team].foot + tents[team].motorized > 0).map((team) => [
      team,
      tents[team],
    ]),
  );

/** Where one of the players is a mole, each runs one robot. */
const seatsOf = (made: Edited, size: EditedSize, seatSides: readonly TeamId[]): Cast['seats'] => {
  const max = mostSeats(size, seatSides);
  return { min: made.hasMole ? max : EDITED_SIDES.length, max };
};

const castOf = (made: Edited, size: EditedSize, seatSides: readonly TeamId[]): Cast => ({
  robots: { green: size.green, yellow: size.yellow },
  ...(hasTents({ sizes: [size] }) && { tents: tentsOf(size) }),
  seats: seatsOf(made, size, seatSides),
});

const LIMITS: Readonly<Record<EditedLimit, LimitRule>> = {
  score: { by: 'score' },
  green: { by: 'side', team: 'green' },
  yellow: { by: 'side', team: 'yellow' },
  bearer: { by: 'bearer' },
  crypto: { by: 'crypto' },
  nobody: { by: 'nobody' },
  control: { by: 'control' },
};

const largest = ({ green, yellow }: EditedSize): number => Math.max(green, yellow);
/** In the order in which a table chooses among them. */
const sized = (sizes: Edited['sizes']): Edited['sizes'] =>
  sizes.toSorted((one, other) => largest(one) - largest(other));

/** It has no number in the rulebook. */
const NO_NUMBER = 0;

export function madeScenario(made: Edited): Scenario {
  const sizes = sized(made.sizes);
  const seatSides = seatSidesOf(sizes.at(-1) ?? { green: 1, yellow: 1 });
  return {
    number: NO_NUMBER,
    casts: sizes.map((size) => castOf(made, size, seatSides)),
    seatSides,
    sides: { green: planOf(made.sides.green), yellow: planOf(made.sides.yellow) },
    tokens: made.flag === undefined ? [] : [{ id: 'flag', kind: 'flag', at: made.flag }],
    hooks: hooksOf(made),
    ...rulesOf(made),
    ...(hasTents(made) && { tentsCount: true }),
    ...(made.expanded && { isExpanded: true }),
    victory: made.victory,
    atLimit: LIMITS[made.atLimit],
    turns: made.turns,
  };
}
