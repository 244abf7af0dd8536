import type { Seat } from '@gearhall/shared/core/ground/seats';
import { hexOf, type HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { HIT_NUMBER, NULL_FIELD } from '@gearhall/shared/games/metalkrushers/content/charts';
import { INTERNAL_LINKAGE } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { EMPTY, ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import { SIDES, sumOfSides, type Arm, type BySide } from '@gearhall/shared/games/metalkrushers/content/sides';
import { armorLeft, linkageLeft } from '@gearhall/shared/games/metalkrushers/rules/arms/condition';
import { totalOf, type Aim } from '@gearhall/shared/games/metalkrushers/rules/arms/odds';
import type { KrusherView, View } from '@gearhall/shared/games/metalkrushers/view';
import { aimsAt, arcsOf, type MoveOptions } from '../prospects/moveOptions';
import type { Pointed, Tool } from '../tools/tool';
import { callsOf, type Calls } from './calls';
import { oddsInWords } from './order';
import {
  ARM_NAMES,
  capital,
  CHASSIS_NAMES,
  count,
  facingName,
  gripName,
  itemName,
  listOf,
  PROGRAM_NAMES,
  SIDE_NAMES,
  signed,
} from './names';
import { modifiersInWords } from './sums';

export interface FactsText {
  readonly title: string;
  readonly lines: readonly string[];
}

interface About {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  /** What the moving Krusher can do, if it is mine. */
  readonly moveOptions: MoveOptions | undefined;
  readonly tool: Tool;
}

const NOTHING: FactsText = { title: '', lines: [] };

/** Everything worth knowing about what is pointed at. */
export function factsOf(pointed: Pointed, about: About): FactsText {
  if (pointed.kind === 'krusher') return krusherFacts(pointed.krusher, about);
  if (pointed.kind === 'hex') return hexFacts(pointed.hex, about);
  const { tool, moveOptions } = about;
  const hex = tool.kind === 'turning' ? tool.hex : '';
  const way = moveOptions?.reach.get(hex)?.find(({ facing }) => facing === pointed.facing);
  return { title: `Face ${facingName(pointed.facing)}`, lines: way ? [costOf(way.cost)] : [] };
}

const costOf = (cost: number): string => (cost === 0 ? 'Free' : count(cost, 'movement point'));

function krusherFacts(id: string, about: About): FactsText {
  const { view, names, seat } = about;
  const krusher = view.krushers[id];
  if (!krusher) return NOTHING;
  const calls = callsOf(view.krushers, names, seat);
  const { chassis, program: known } = krusher;
  const program = known ? `, ${PROGRAM_NAMES[known].toLowerCase()}` : '';
  return {
    title: capital(calls.full(id)),
    lines: [
      `${CHASSIS_NAMES[chassis]} chassis${program}`,
      ...dangerLines(id, krusher, { ...about, calls }),
      ...markLines(krusher, calls),
      ...armLines(krusher),
      ...conditionLines(krusher),
      ...woundLines(id, view),
    ],
  };
}

/** What it holds, and how much is left of its shields. */
function armLines(krusher: KrusherView): string[] {
  const { arms, worn } = krusher;
  const shown = arms.both === EMPTY ? (['left', 'right'] as const) : (['both'] as const);
  return shown.map((arm: Arm) => {
    const held = arms[arm];
    const name = capital(ARM_NAMES[arm]);
    if (held === EMPTY) return `${name}: empty`;
    if (held === 'hidden') return `${name}: not seen yet`;
    const item = ITEMS[held];
    const left =
      item.kind === 'shield' ? `, ${Math.max(0, item.armor - worn[arm])} of ${item.armor} left` : '';
    return `${name}: ${itemName(held, arm)}${left}`;
  });
}

function conditionLines(krusher: KrusherView): string[] {
  const { sheet, hits, pierced } = krusher;
  if (!sheet) {
    const straight = pierced > 0 ? [`${count(pierced, 'point')} straight to its Internal Linkage`] : [];
    return ['Its armor is secret', `Hits: ${sidesInWords(hits, (side) => String(hits[side]))}`, ...straight];
  }
  const { armor } = sheet;
  const left = sidesInWords(armor, (side) =>
    hits[side] === 0 ? String(armor[side]) : `${armorLeft(krusher, armor, side)} of ${armor[side]}`,
  );
  return [`Armor left: ${left}`, `Internal Linkage: ${linkageLeft(krusher, armor)} of ${INTERNAL_LINKAGE}`];
}

/**
 * Damage that is rolled, and will be marked when all have attacked. Views stored by older rules have
 * none.
 */
function woundLines(id: string, { wounds = [] }: Partial<Pick<View, 'wounds'>>): string[] {
  const own = wounds.filter(({ krusher }) => krusher === id);
  if (own.length === 0) return [];
  const blows = own.map(({ side, blockedBy, points, critical }) => {
    const where = blockedBy === '' ? SIDE_NAMES[side] : 'shield';
    return `${points} ${where}${critical > 0 ? ` and ${critical} a layer deeper` : ''}`;
  });
  return [`To be marked when all have attacked: ${listOf(blows)}`];
}

const sidesInWords = (points: BySide, words: (side: keyof BySide) => string): string =>
  sumOfSides(points) === 0
    ? 'none'
    : listOf(SIDES.filter((side) => points[side] > 0).map((side) => `${words(side)} ${SIDE_NAMES[side]}`));

function markLines({ marks, at }: KrusherView, calls: Calls): string[] {
  const { busy, bound, boundBonus, reflexed, noReflex, reflexPenalty } = marks;
  return [
    ...(busy ? ['Is arming: does nothing else this turn'] : []),
    ...(bound
      ? [`May attack ${calls.short(bound)} only, with ${signed(boundBonus)} to hit and to damage`]
      : []),
    ...(noReflex ? ['No Reflex Facing this turn'] : reflexed ? ['Has tried its Reflex Facing'] : []),
    ...(reflexPenalty ? [`${signed(-1)} on its Reflex Facing`] : []),
    ...(hexOf(at).isNull ? [NULL_LINE] : []),
  ];
}

const NULL_LINE = `In the null field: ${signed(NULL_FIELD)} on all dice of a Krusher here; on initiative, if it begins its turn here and has no leader`;

/** For an enemy: what I could do to it, and it to me, from the present places. */
function dangerLines(id: string, krusher: KrusherView, about: About & { calls: Calls }): string[] {
  const { view, seat, calls } = about;
  if (seat === undefined || krusher.team === view.seats[seat]?.team) return [];
  const mine = mineNow(view, seat);
  const alone = mine.length === 1;
  const lines = mine.flatMap((one) => {
    const aims = aimsAt(view, one, id);
    const mayBeShield = aims.length > 0 && Object.values(krusher.arms).includes('hidden');
    return [
      ...aims.flatMap((aim) => aimLines(aim, alone ? capital(calls.short(one)) : capital(calls.full(one)))),
      ...(mayBeShield ? [`An arm of it is not seen yet: a shield in it may take ${signed(-1)} off`] : []),
      ...aimsAt(view, id, one).map((aim) => threat(view, id, aim, calls.short(one))),
    ];
  });
  return lines;
}

/** My Krusher that is asked something now; otherwise all of mine. */
function mineNow({ krushers, question }: View, seat: Seat): string[] {
  const mine = Object.keys(krushers).filter((id) => krushers[id]?.seat === seat && !krushers[id].fallen);
  const asked = question?.krusher ?? '';
  return mine.includes(asked) ? [asked] : mine;
}

/** "Rusty’s large slice meets its rear: 72% to hit, …", and the sum behind it. */
function aimLines(aim: Aim, who: string): string[] {
  const { arm, item, side, modifiers } = aim;
  const needed = Math.max(2, HIT_NUMBER - totalOf(modifiers));
  const roll = needed > 12 ? 'cannot hit' : `two dice must show ${needed}${needed < 12 ? ' or more' : ''}`;
  return [
    `${who}, ${itemName(item, arm)} at its ${SIDE_NAMES[side]}: ${oddsInWords(aim)}`,
    `${capital(roll)}: ${modifiersInWords(modifiers) || 'no modifier'}`,
  ];
}

/** The reverse, in one line. */
const threat = (view: View, by: string, aim: Aim, target: string): string =>
  `Its ${gripName(view.krushers[by]?.arms, aim.arm).replace('the ', '')} at the ${SIDE_NAMES[aim.side]} of ${target}: ${oddsInWords(aim)}`;

function hexFacts(hex: HexId, about: About): FactsText {
  const { view, moveOptions } = about;
  const { isNull, entry, pickUp } = hexOf(hex);
  const ways = moveOptions?.reach.get(hex) ?? [];
  const facings = ways.map(({ facing, cost }) => `${facingName(facing)} ${cost}`);
  return {
    title: `Hex ${hex}`,
    lines: [
      ...(isNull ? [NULL_LINE] : []),
      ...(entry === undefined ? [] : ['Entry hex: a side may begin here']),
      ...(pickUp !== undefined && view.options.scenario === 'pickUp'
        ? ['Pick-up point: a Krusher that ended its move here may arm itself at its next move']
        : []),
      ...wreckLines(hex, about),
      ...arcLines(hex, about),
      ...(facings.length > 0 ? [`Movement points, by facing: ${facings.join(', ')}`] : []),
    ],
  };
}

/** G17: a fallen Krusher blocks nobody. */
function wreckLines(hex: HexId, { view, names, seat }: About): string[] {
  const calls = callsOf(view.krushers, names, seat);
  return Object.entries(view.krushers).flatMap(([id, { at, fallen }]) =>
    fallen && at === hex ? [`The wreck of ${calls.full(id)}: no obstacle`] : [],
  );
}

/** How my Krusher that is choosing a target could attack somebody here. */
function arcLines(hex: HexId, { view, seat }: About): string[] {
  const { question } = view;
  if (question?.kind !== 'target' || question.seat !== seat) return [];
  const covered = arcsOf(view, question.krusher).find((one) => one.hex === hex);
  if (!covered) return [];
  return [
    `Attack bonus ${signed(covered.bonus)} with the ${listOf(covered.arms.map((one) => ARM_NAMES[one]))}`,
  ];
}
