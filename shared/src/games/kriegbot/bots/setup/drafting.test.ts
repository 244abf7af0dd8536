import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { USUAL_LEVELS, type UsualLevel } from '../../../../core/bots/bot';
import { isRefusal } from '../../../../core/ground/result';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import type { ActionOf } from '../../actions';
import {
  armsOf,
  CARD_IDS,
  DRAWER,
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  type CardId,
} from '../../content/cards';
import { isInPlay } from '../../content/inPlay';
import { CORE_IDS } from '../../content/cores';
import { CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import { planOf, SCENARIO_IDS, scenarioOf, seatsFor, type ScenarioId } from '../../content/scenarios';
import { options, type Options } from '../../options';
import { cardsOn, hasInPylon, isComplete, pilotsIn } from '../../rules/setup/drawer';
import { pilotLimits } from '../../rules/pieces/cardsOnRobots';
import { isDrawing, robotOf, robotsIn, robotsOfTeam, teamsIn } from '../../rules/field/field';
import type { State } from '../../state';
import { drafting } from '../../testing/scenes/drafting';
import { given } from '../../testing/given';
import type { View } from '../../view';
import { bots } from '..';
import { cardWorth, type Loadout } from './judging';
import { bodyOf } from '../field/bodies';
import { drafted, type Taste } from './drafting';

const ADDED = CARD_IDS.filter((card) => !isInPlay({ expansion: '' }, card));
const FULL = { expansion: 'full' } as const;

/** The table of such bots when all robots are designed. */
function designedTable(level: UsualLevel, chosen: Partial<Options>, seed: string): State {
  const table = options.parse({ ...FULL, ...chosen });
  const dice = seededDice(seedFrom(seed));
  const { min, max } = seatsFor(table, table.robots);
  let { state } = kriegbot.setup(table, table.robots === 3 ? max : min, dice);
  const isToDesign = (): boolean =>
    isDrawing(state.phase) || robotsIn(state).some((robot) => !isComplete(state, robot));
  for (let steps = 0; isToDesign(); steps += 1) {
    expect(steps).toBeLessThan(100);
    const [seat = 0] = kriegbot.toAct(state);
    const view = kriegbot.project(state, seat);
    const choice = bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(dice));
    const step = kriegbot.apply(state, seat, choice, dice);
    if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
    state = step.state;
  }
  return state;
}

/** Without those in which nobody designs. */
const DESIGNED = SCENARIO_IDS.filter((scenario) => !scenarioOf({ scenario }).wrecks);
const TABLES = DESIGNED.flatMap((scenario) =>
  ([1, 3] as const).map((robots): [ScenarioId, 1 | 3] => [scenario, robots]),
);

describe.each(USUAL_LEVELS)('%s', (level) => {
  test.each(TABLES)(
    '%s, %i robots: every design is whole, and keeps the limits of its side',
    (scenario, robots) => {
      for (const seed of ['a', 'b']) {
        const state = designedTable(level, { scenario, robots }, `${scenario} ${seed}`);
        for (const robot of robotsIn(state)) {
          expect(isComplete(state, robot)).toBe(true);
          expect(cardsOn(robot).filter(isPilot).length).toBeLessThanOrEqual(1);
        }
        for (const team of teamsIn(state)) {
          const { min, max } = pilotLimits(state, team);
          expect(pilotsIn(state, team)).toBeGreaterThanOrEqual(min);
          expect(pilotsIn(state, team)).toBeLessThanOrEqual(max);
          const { hacksWith } = planOf({ scenario }, team);
          if (hacksWith)
            expect(robotsOfTeam(state, team).some((robot) => hasInPylon(robot, hacksWith))).toBe(true);
        }
      }
    },
  );

  test('brings cards of the expansion, but not always', () => {
    const withAny = Array.from({ length: 12 }, (_, number) =>
      robotsIn(designedTable(level, {}, `any ${number}`)).map((robot) =>
        cardsOn(robot).some((card) => ADDED.includes(card)),
      ),
    ).flat();
    expect(withAny).toContain(true);
    expect(withAny).toContain(false);
  });
});

/** Designs for one template: green is dealt the first three, yellow the others. */
const draftsFor = (chassis: ChassisId, count: number, taste?: Taste): ActionOf<'design'>[] => {
  const seat = CHASSIS_IDS.indexOf(chassis) < 3 ? 0 : 1;
  const sides = [seat === 0 ? chassis : 'helibot', seat === 1 ? chassis : 'robotank'] as const;
  const { state } = drafting(2, [[sides[0]], [sides[1]]], FULL);
  const view: View = kriegbot.project(state, seat);
  return Array.from({ length: count }, (_, number) => {
    const draft = drafted(view, seat, seededDice(seedFrom('draft', chassis, number)), taste);
    if (!draft) throw new Error('There is no design.');
    return draft;
  });
};
const cardsOf = ({ slots, skin }: ActionOf<'design'>): CardId[] =>
  [...Object.values(slots), skin].filter((card): card is CardId => card !== '');

const countIn = (drafts: readonly ActionOf<'design'>[], card: CardId): number =>
  drafts.filter((draft) => cardsOf(draft).includes(card)).length;

describe('what hard composes', () => {
  const all = CHASSIS_IDS.flatMap((chassis) => draftsFor(chassis, 60));

  test('varies', () => {
    expect(new Set(all.map((draft) => cardsOf(draft).join())).size).toBeGreaterThan(300);
  });
  test('has no card of the expansion twice as often as the cards of its kind on the average', () => {
    for (const kind of [isWeapon, isSystem, isSkin]) {
      const even = all.flatMap(cardsOf).filter(kind).length / CARD_IDS.filter(kind).length;
      for (const card of ADDED.filter(kind))
        expect([card, countIn(all, card) < 2 * even]).toEqual([card, true]);
    }
  });
  test('has a card of the expansion in every third design', () => {
    const expanded = all.filter((draft) => cardsOf(draft).some((card) => ADDED.includes(card)));
    expect(expanded.length).toBeGreaterThan(all.length / 3);
  });
  test('has a core that the side was dealt, and not always the same', () => {
    expect(new Set(draftsFor('robotank', 20).map(({ core }) => core)).size).toBeGreaterThan(1);
    for (const { core } of all) expect(CORE_IDS).toContain(core);
  });
  test('prefers what does more harm', () => {
    expect(countIn(all, 'empBlaster')).toBeGreaterThan(2 * countIn(all, 'chainsaw'));
    expect(countIn(all, 'electroReactive')).toBeGreaterThan(countIn(all, 'stealthCoat'));
  });
  test('keeps to the cards that it may use', () => {
    for (const draft of draftsFor('spiderbot', 40, { cards: DRAWER }))
      expect(cardsOf(draft).filter((card) => ADDED.includes(card))).toEqual([]);
  });
});

test('with more variety every card of the expansion is met', () => {
  const loose = CHASSIS_IDS.flatMap((chassis) => draftsFor(chassis, 60, { variety: 0.6 }));
  expect(ADDED.filter((card) => countIn(loose, card) === 0)).toEqual([]);
});

describe('what a card adds to a design', () => {
  const { state } = given({ robots: { green1: { at: 'A10' }, yellow1: { at: 'A2' } } });
  const tank = bodyOf(state, robotOf(state, 'green1'));
  const bare: Loadout = { foes: [{ body: tank, silhouette: 3 }], pylon: undefined, arms: [] };
  const beside = (...arms: Parameters<typeof armsOf>[0][]): Loadout => ({ ...bare, arms: arms.map(armsOf) });

  test('an armed system, mines and a bomb are for a pylon; the wider its arc, the better', () => {
    for (const card of ['recoillessRifle', 'limpetMines', 'fuelAirBomb'] as const)
      expect(cardWorth(card, { ...bare, pylon: 'front60' })).toBeGreaterThan(cardWorth(card, bare));
    const rifle = (pylon: 'front60' | 'all') => cardWorth('recoillessRifle', { ...bare, pylon });
    expect(rifle('all')).toBeGreaterThan(rifle('front60'));
  });
  test.each([
    ['targetingComputer', 'railgun', 'chainsaw'],
    ['electrothermalAmmunition', 'howitzer', 'flamethrower'],
    ['nanoDeformableMirror', 'freeElectronLaser', 'howitzer'],
    ['superconductors', 'empBlaster', 'teslaGun'],
    ['dualModeSeeker', 'guidedMissile', 'rocketPod'],
    ['incendiaryMunitions', 'gatlingGun', 'towMissile'],
    ['explosiveCapacitor', 'empBlaster', 'gatlingGun'],
    ['combatPilot', 'railgun', 'chainsaw'],
  ] as const)('a %s serves a %s, not a %s', (card, served, other) => {
    expect(cardWorth(card, beside(served))).toBeGreaterThan(cardWorth(card, beside(other)));
    expect(cardWorth(card, beside(other))).toBe(cardWorth(card, bare));
  });
  test('of two weapons the one that hits harder and further', () => {
    expect(cardWorth('railgun', bare)).toBeGreaterThan(cardWorth('smoothboreMainGun', bare));
    expect(cardWorth('smoothboreMainGun', bare)).toBeGreaterThan(cardWorth('thermalLance', bare));
  });
  test('every card has a worth', () => {
    for (const card of CARD_IDS)
      expect([card, Number.isFinite(cardWorth(card, { ...bare, pylon: 'all' }))]).toEqual([card, true]);
  });
});
