import { CHASSIS, CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import { EMPTY, ITEM_IDS, ITEMS, type Held, type ItemId } from '../../content/items';
import { maySpike, picksUp, PROGRAM_IDS, PROGRAMS, type Grip, type ProgramId } from '../../content/programs';
import { ARMS, SIDES, sumOfSides, type Arm } from '../../content/sides';
import type { Options } from '../../options';
import type { Arms, Design } from '../../state';
import { initiativeOf } from '../arms/arms';
import { refuse, type WhyNot } from '../context';

/** Source L33-98, "Construction"; G4, G13-G15, G18, G19. */

export type Problem = NonNullable<WhyNot>;

/** Every rule that a design breaks at a table with these options, each once. Details: figures only. */
export function problemsOf(design: Design, options: Options): readonly Problem[] {
  const { chassis, program } = design;
  const held = armProblems(design, options);
  const isWhole = held.every(({ refused }) => refused !== 'armMissing');
  return [
    ...(isChassisAllowed(chassis, options) ? [] : [refuse('chassisNotAllowed', { chassis })]),
    ...(isProgramAllowed(program, options) ? [] : [refuse('programNotAllowed', { program })]),
    ...held,
    ...(isWhole ? balanceProblems(design, options) : []),
    ...armorProblems(design),
  ];
}

/** G4. A single weapon in both arms is always balanced, and one that is not in them yet is misplaced (G14). */
function balanceProblems({ program, arms }: Armament, { balance }: Options): Problem[] {
  if (PROGRAMS[program].grips.length === 1) return [];
  const initiative = initiativeOf(arms);
  return balance === 'openCombat' || initiative === 0 ? [] : [refuse('unbalanced', { initiative })];
}

export const isChassisAllowed = (chassis: ChassisId, { newChassis }: Options): boolean =>
  newChassis || !CHASSIS[chassis].optional;
export const allowedChassis = (options: Options): readonly ChassisId[] =>
  CHASSIS_IDS.filter((chassis) => isChassisAllowed(chassis, options));

/** In Pick-Up, and only there, everybody enters with empty arms (L392-409). */
export function isProgramAllowed(program: ProgramId, { scenario, newPrograms }: Options): boolean {
  if (scenario === 'pickUp' || picksUp(program)) return scenario === 'pickUp' && picksUp(program);
  return newPrograms || !PROGRAMS[program].optional;
}
export const allowedPrograms = (options: Options): readonly ProgramId[] =>
  PROGRAM_IDS.filter((program) => isProgramAllowed(program, options));

/** Is the item in use at this table at all? */
export function isItemAllowed(id: ItemId, options: Options): boolean {
  const item = ITEMS[id];
  if (item.kind === 'projector') return options.newPrograms;
  if (item.kind === 'weapon') {
    const { weightedWeapons, improvedWeapons } = options;
    return { plain: true, weighted: weightedWeapons, improved: improvedWeapons }[item.grade];
  }
  if (item.bash) return options.newPrograms || options.spikedShields;
  return options.newShields || (item.size !== 'tiny' && item.size !== 'huge');
}

/** Does a program's grip hold this? With Spiked Shields, weapon-and-shield may carry one (G18). */
function fits(grip: Grip, id: ItemId, program: ProgramId, { spikedShields }: Options): boolean {
  const item = ITEMS[id];
  switch (grip) {
    case 'weapon':
    case 'projector':
      return item.kind === grip;
    case 'shield':
      return item.kind === 'shield' && (!item.bash || (maySpike(program) && spikedShields));
    case 'spikedShield':
      return item.kind === 'shield' && item.bash !== undefined;
    case 'mediumWeapon':
    case 'largeWeapon':
      return item.kind === 'weapon' && item.size === (grip === 'mediumWeapon' ? 'medium' : 'large');
    case 'nothing':
      return false;
  }
}

/** What each arm may hold with this program, whatever the other arm then needs. */
export function itemsFor(program: ProgramId, options: Options): Readonly<Record<Arm, readonly ItemId[]>> {
  const { grips } = PROGRAMS[program];
  const items = ITEM_IDS.filter(
    (id) => isItemAllowed(id, options) && grips.some((grip) => fits(grip, id, program, options)),
  );
  return grips.length === 1 ? { left: [], right: [], both: items } : { left: items, right: items, both: [] };
}

/** A program, and what the arms hold. */
export type Armament = Pick<Design, 'program' | 'arms'>;

/** Every possible armament of a Krusher; up to some thousands. */
export function armamentsOf(options: Options): readonly Armament[] {
  return allowedPrograms(options).flatMap((program) => {
    const { left, right, both } = itemsFor(program, options);
    const single = both.map((item): Armament => ({ program, arms: { left: '', right: '', both: item } }));
    const pairs = left.flatMap((one) =>
      right.map((other): Armament => ({ program, arms: { left: one, right: other, both: '' } })),
    );
    return [...single, ...pairs].filter((armament) => isArmed(armament, options));
  });
}

const isArmed = (armament: Armament, options: Options): boolean =>
  armProblems(armament, options).length === 0 && balanceProblems(armament, options).length === 0;

/** What is wrong in the arms: first the items, then their places, then whether they suit the program. */
function armProblems({ program, arms }: Armament, options: Options): Problem[] {
  const needed: readonly Arm[] = PROGRAMS[program].grips.length === 1 ? ['both'] : ['left', 'right'];
  const held = new Set(ARMS.flatMap((arm) => itemOf(arms[arm])));
  const strange = [...held].filter((item) => !isItemAllowed(item, options));
  const misplaced = ARMS.filter((arm) => arms[arm] !== EMPTY && !needed.includes(arm));
  const missing = picksUp(program) ? [] : needed.filter((arm) => arms[arm] === EMPTY);
  // A single weapon in the wrong arm is not also reported as missing.
  const isElsewhere = needed.length === 1 && misplaced.length > 0;
  return [
    ...strange.map((item) => refuse('itemNotAllowed', { item })),
    ...misplaced.map((arm) => refuse('wrongSide', { arm })),
    ...(isElsewhere ? [] : missing).map((arm) => refuse('armMissing', { arm })),
    ...unsuitable(program, arms, needed, options).map((item) => refuse('wrongArmament', { item })),
  ];
}

const itemOf = (held: Held): readonly ItemId[] => (held === EMPTY ? [] : [held]);

/** Items in the right arms that do not suit the program's grips, in the order that fits best. */
function unsuitable(
  program: ProgramId,
  arms: Arms,
  needed: readonly Arm[],
  options: Options,
): readonly ItemId[] {
  const { grips } = PROGRAMS[program];
  const wrongWith = (order: readonly Grip[]): ItemId[] =>
    needed.flatMap((arm, index) =>
      itemOf(arms[arm]).filter((item) => !fits(order[index] ?? 'nothing', item, program, options)),
    );
  const [one, other] = [wrongWith(grips), wrongWith([...grips].reverse())];
  return [...new Set(other.length < one.length ? other : one)];
}

/** The figures of a design, for the sheet. */
export interface Totals {
  /** The total armor points used, and the maximum, which is lower with weighted and improved weapons (G13). */
  readonly used: number;
  readonly allowed: number;
  /** Negative when too many are used. */
  readonly left: number;
  /** The maximum on one side. */
  readonly most: number;
  /** What weighted and improved weapons take off the armor. */
  readonly cost: number;
  readonly initiative: number;
}

export function totalsOf({ chassis, program, arms, armor }: Omit<Design, 'name'>): Totals {
  const { armorPerSide, armorTotal, armamentCost } = CHASSIS[chassis];
  // What is picked up costs nothing.
  const dear = picksUp(program) ? [] : ARMS.filter((arm) => itemOf(arms[arm]).some(isDear));
  const [used, cost] = [sumOfSides(armor), dear.length * armamentCost];
  const allowed = Math.max(0, armorTotal - cost);
  return { used, allowed, left: allowed - used, most: armorPerSide, cost, initiative: initiativeOf(arms) };
}

/** Weighted and improved weapons cost armor. */
function isDear(id: ItemId): boolean {
  const item = ITEMS[id];
  return item.kind === 'weapon' && item.grade !== 'plain';
}

function armorProblems(design: Design): Problem[] {
  const { used, allowed, most } = totalsOf(design);
  const over = SIDES.filter((side) => design.armor[side] > most);
  return [
    ...(used > allowed ? [refuse('tooMuchArmor', { used, allowed })] : []),
    ...over.map((side) => refuse('tooMuchOnSide', { side, points: design.armor[side], most })),
  ];
}
