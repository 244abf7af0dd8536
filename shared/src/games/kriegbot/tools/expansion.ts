import { botPlayer } from '../../../core/testing/playout';
import { kriegbot } from '..';
import { CARD_IDS, armsOf, isArms, isSkin, isSystem, isWeapon, type CardId } from '../content/cards';
import { isInPlay } from '../content/inPlay';
import { CHASSIS_IDS } from '../content/chassis';
import { CORE_IDS, type CoreId } from '../content/cores';
import { cardsOn } from '../rules/setup/drawer';
import type { Robot } from '../state/robot';
import { FIGHTERS, fought, type Fighter } from '../testing/players/duels';
import { chosenDuel, drawerDuel } from '../testing/scenes/expanded';

/**
 * How good the parts of the expansion are, with hard bots on both sides.
 *
 *  npm run -s measure -- kriegbot expansion cores 108 seed
 *
 * Duels of one template and design, this many with each power core against a Fuel Cell, from either seat: with electric
 * weapons, and without.
 *
 *  npm run -s measure -- kriegbot expansion drafts 1000 seed '{"expansion":"full"}'
 *
 * Duels in which bots choose templates, designs and cores themselves: the share of all designs, and of the winners', with
 * each card of the expansion, with each core and each template. `even`: the share if all cards of its kind, or all cores or
 * templates, were equally frequent.
 *
 *  npm run -s measure -- kriegbot expansion drawers 400 seed
 *
 * A bot with the whole drawer against one that keeps to the cards of the basic game, each seed from either seat.
 */
const [measure = 'drafts', games = '1000', seed = '1', chosen = '{}'] = process.argv.slice(2);
const HARD = ['hard', 'hard'] as const;
const OTHER: CoreId = 'fuelCell';
const percent = (part: number, all: number): number => Math.round((1000 * part) / all) / 10;
const print = (line: object): void => console.log(JSON.stringify(line));
/** How far it has come, now and then. */
const tell = (number: number, line: object): void => {
  if ((number + 1) % 50 === 0) console.error(JSON.stringify({ duels: number + 1, ...line }));
};

const isElectric = ({ design }: Fighter): boolean =>
  Object.values(design.slots).some((card) => isArms(card) && armsOf(card).electric === true);

/** The duels that this core wins of those against the other one; a draw is half. */
function wonBy(core: CoreId, fighters: readonly Fighter[]): number {
  let won = 0;
  for (let number = 0; number < Number(games); number += 1) {
    const fighter = fighters[(number >> 1) % fighters.length];
    if (!fighter) continue;
    const [mine, theirs] = [core, OTHER].map((one) => ({ ...fighter, core: one })) as [Fighter, Fighter];
    const seat = number % 2;
    const sides = seat === 0 ? { green: mine, yellow: theirs } : { green: theirs, yellow: mine };
    const options = { expansion: 'cores' };
    const winners = fought(sides, HARD, `${seed} ${number >> 1}`, options).end?.winners ?? [];
    won += winners.length === 1 ? Number(winners[0] === seat) : 0.5;
  }
  return won;
}

function cores(): void {
  for (const core of CORE_IDS.filter((id) => id !== OTHER)) {
    const [electric, other] = [true, false].map((wanted) =>
      percent(
        wonBy(
          core,
          FIGHTERS.filter((one) => isElectric(one) === wanted),
        ),
        Number(games),
      ),
    );
    print({ core, electric, other });
  }
}

const options = kriegbot.options.parse({ expansion: 'full', ...(JSON.parse(chosen) as object) });

const ADDED = CARD_IDS.filter((card) => isInPlay(options, card) && !isInPlay({ expansion: '' }, card));
const kindOf = (card: CardId): 'weapon' | 'skin' | 'system' =>
  isWeapon(card) ? 'weapon' : isSkin(card) ? 'skin' : 'system';

/** What a design has of what is counted: the kind of each thing, and its name. */
const thingsIn = (robot: Robot): readonly (readonly [kind: string, name: string])[] => [
  ['template', robot.chassis],
  ['core', robot.powerCore?.card ?? ''],
  ...cardsOn(robot).map((card) => [kindOf(card), card] as const),
];

/** How many different ones of a kind there are. */
const KINDS: Readonly<Record<string, number>> = {
  template: CHASSIS_IDS.length,
  core: CORE_IDS.length,
  weapon: CARD_IDS.filter(isWeapon).length,
  system: CARD_IDS.filter(isSystem).length,
  skin: CARD_IDS.filter(isSkin).length,
};

function drafts(): void {
  const [had, won] = [new Map<string, number>(), new Map<string, number>()];
  const laid = new Map<string, number>();
  const add = (to: Map<string, number>, name: string): void => void to.set(name, (to.get(name) ?? 0) + 1);
  let [designed, winners] = [0, 0];
  for (let number = 0; number < Number(games); number += 1) {
    const { designs, winner } = chosenDuel(HARD.map(botPlayer), `${seed} ${number}`, options);
    tell(number, { designed, winners });
    for (const robot of designs) {
      designed += 1;
      winners += Number(robot.seat === winner);
      for (const [kind, name] of thingsIn(robot)) {
        add(laid, kind);
        add(had, name);
        if (robot.seat === winner) add(won, name);
      }
    }
  }
  const row = (kind: string, name: string): object => {
    const [share, ofWinners] = [(had.get(name) ?? 0) / designed, (won.get(name) ?? 0) / winners];
    const even = (laid.get(kind) ?? 0) / designed / (KINDS[kind] ?? 1);
    const parts = { share: percent(share, 1), ofWinners: percent(ofWinners, 1), even: percent(even, 1) };
    return { name, ...parts, toShare: ratio(ofWinners, share), toEven: ratio(ofWinners, even) };
  };
  for (const card of ADDED) print(row(kindOf(card), card));
  for (const core of CORE_IDS) print(row('core', core));
  for (const chassis of CHASSIS_IDS) print(row('template', chassis));
  print({ duels: Number(games), decided: winners });
}

const ratio = (one: number, other: number): number =>
  other === 0 ? 0 : Math.round((100 * one) / other) / 100;

function drawers(): void {
  const won = { whole: 0, basic: 0 };
  for (let number = 0; number < Number(games); number += 1) {
    const winner = drawerDuel(number, seed);
    if (winner) won[winner] += 1;
    tell(number, won);
  }
  print({ duels: Number(games), ...won, share: percent(won.whole, won.whole + won.basic) });
}

const MEASURES: Readonly<Record<string, () => void>> = { cores, drafts, drawers };
const wanted = MEASURES[measure];
if (!wanted) throw new Error(`There is no measure ${measure}, only ${Object.keys(MEASURES).join(', ')}.`);
wanted();
