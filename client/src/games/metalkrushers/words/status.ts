import type { Fact } from '../../../stage/contract/words';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { INTERNAL_LINKAGE } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { isAny } from '@gearhall/shared/games/metalkrushers/content/charts';
import { linkageLeft } from '@gearhall/shared/games/metalkrushers/rules/arms/condition';
import { aimOf } from '@gearhall/shared/games/metalkrushers/rules/arms/odds';
import { ARMS } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { KrusherView, View } from '@gearhall/shared/games/metalkrushers/view';
import { callsOf, type Calls } from './calls';
import { strikeWarning } from './strikes';
import { ANY_NAMES, count, listOf, nameOf, opened, sheetInWords, SIDE_NAMES, signed } from './names';

type Names = readonly string[];
type Question = NonNullable<View['question']>;
type Kind = Question['kind'];

/** What is going on, for everybody. */
export function statusOf(view: View, names: Names): string {
  if (view.phase === 'over') return 'The game is over.';
  if (view.phase === 'building') return `Everybody builds in secret. ${buildersOf(view, names)}`;
  const phase = view.phase === 'movement' ? 'movement' : 'combat';
  const turn = `Turn ${view.turn} of ${view.options.turnLimit}, ${phase}.`;
  return view.question ? `${turn} ${doing(view, view.question, names)}` : turn;
}

/** "Ada and Bo still build." */
function buildersOf({ seats }: View, names: Names): string {
  const open = seats.flatMap(({ built, out }, seat) => (built || out ? [] : [nameOf(names, seat)]));
  return open.length === 0 ? '' : `${listOf(open)} still ${open.length === 1 ? 'builds' : 'build'}.`;
}

interface Asked {
  readonly who: string;
  readonly attacker: string;
  readonly target: string;
  readonly player: string;
}

const DOING: Readonly<Record<Kind, (asked: Asked) => string>> = {
  save: ({ player }) => `${player} may keep a Krusher for the last move.`,
  mover: ({ player }) => `${player} chooses who moves next.`,
  move: ({ who }) => `${who} moves.`,
  armament: ({ who }) => `${who} is being armed.`,
  target: ({ who }) => `${who} may attack.`,
  reflex: ({ who, attacker }) => `${attacker} attacks ${who}, which may try its Reflex Facing.`,
  shield: ({ who, attacker }) => `${attacker} attacks ${who}, which may use its shield.`,
  attackerShield: ({ who, target }) => `${who} attacks ${target}, and may use its own shield.`,
  parry: ({ who, attacker }) => `${attacker} attacks ${who}, which may parry.`,
  attackerParry: ({ who, target }) => `${who} attacks ${target}, and may parry what comes later.`,
  strike: ({ who, target }) => `${who} attacks ${target} and may strike.`,
};

function askedIn({ combat }: View, { krusher, seat }: Question, names: Names, calls: Calls): Asked {
  return {
    who: calls.short(krusher),
    attacker: calls.short(combat?.order[0] ?? ''),
    target: calls.short(combat?.target ?? ''),
    player: nameOf(names, seat),
  };
}

const doing = (view: View, question: Question, names: Names): string =>
  DOING[question.kind](askedIn(view, question, names, callsOf(view.krushers, names)));

/** What `seat` is asked now; empty when it is asked nothing. */
export function promptOf(view: View, seat: Seat, names: Names): string {
  const own = view.seats[seat];
  if (!own || own.out || view.phase === 'over') return '';
  if (view.phase === 'building') return buildPrompt(view, seat, names);
  const { question } = view;
  return question?.seat === seat
    ? opened(
        PROMPTS[question.kind](askedIn(view, question, names, callsOf(view.krushers, names, seat)), view),
      )
    : '';
}

function buildPrompt(view: View, seat: Seat, names: Names): string {
  const own = view.seats[seat];
  if (!own?.built) {
    const what = own?.krushers === 1 ? 'your Krusher' : `your ${own?.krushers ?? 0} Krushers`;
    return `Build ${what}. Nobody sees it until all have built.`;
  }
  const filed = view.filed.map((one) => {
    const sheet = sheetInWords(one);
    return one.name === '' ? sheet : `${one.name}, ${sheet}`;
  });
  return `You have built ${filed.join('. Then ')}. ${buildersOf(view, names)}`;
}

/** The side through which an attack would come: "on its right rear". */
function attackedSide(view: View): string {
  const [attacker] = view.combat?.order ?? [];
  const target = view.combat?.target ?? '';
  if (attacker === undefined || !view.krushers[attacker] || !view.krushers[target]) return '';
  const side = ARMS.map((arm) => aimOf(view, attacker, arm, target)?.side).find((one) => one !== undefined);
  return side === undefined ? '' : ` on its ${SIDE_NAMES[side]}`;
}

const PROMPTS: Readonly<Record<Kind, (asked: Asked, view: View) => string>> = {
  save: () => 'You have the initiative: keep one Krusher for the very last move?',
  mover: () => 'Initiative is tied: which Krusher on your side moves next?',
  move: ({ who }, { movement }) =>
    movement
      ? `Move ${who}: ${count(movement.points, 'movement point')}${movement.freeTurn ? ' and a free turn left or right' : ''}.`
      : `Move ${who}.`,
  armament: ({ who }, { question }) =>
    question && question.any !== '' && isAny(question.any)
      ? `${who} may take ${ANY_NAMES[question.any]}: choose its size.`
      : `${who} has a weapon for one arm or for both. In which does it hold it?`,
  target: ({ who }) => `${who} may attack. Whom?`,
  reflex: ({ who, attacker }, view) =>
    `${attacker} attacks ${who}${attackedSide(view)}. Try to turn it, once this turn?`,
  shield: ({ who, attacker }, view) =>
    `${attacker} attacks ${who}${attackedSide(view)}. Use the shield: block, or parry one arm?`,
  attackerShield: ({ who, target }, view) =>
    `${who} attacks ${target}. Use its own shield now against those who attack later?${strikeWarning(view)}`,
  parry: ({ who, attacker }, view) =>
    `${attacker} attacks ${who}${attackedSide(view)}. Parry with a weapon? That arm then does not strike.`,
  attackerParry: ({ who, target }, view) =>
    `${who} attacks ${target}. Keep a weapon back to parry those who attack later?${strikeWarning(view)}`,
  strike: ({ who, target }) => `${who} attacks ${target}. Strike with which arm?`,
};

/** For a hidden sheet only damage that went straight to the Internal Linkage is known. */
function linkageOf({ hits, pierced, sheet }: KrusherView): string {
  if (sheet) return String(linkageLeft({ hits, pierced }, sheet.armor));
  return `at most ${INTERNAL_LINKAGE - pierced}`;
}

/** A few words beside each seat. */
export function seatFactsOf(view: View, seat: Seat): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  if (own.out) return [{ label: 'Out', value: 'of the game' }];
  if (view.phase === 'building')
    return [{ label: count(own.krushers, 'Krusher'), value: own.built ? 'built' : 'being built' }];
  return [...teamFacts(view, own.team), ...krusherFacts(view, seat)];
}

function teamFacts({ teams, seats, options }: View, team: number): Fact[] {
  const side: Fact[] = options.teams === 'none' ? [] : [{ label: 'Side', value: String(team + 1) }];
  const roll = teams[team];
  if (!roll || roll.die === 0 || seats.length === 0) return side;
  const has = roll.rank === 0 ? ', attacks first' : '';
  const sum =
    roll.total === roll.die
      ? String(roll.die)
      : `${roll.die} ${signed(roll.total - roll.die)} = ${roll.total}`;
  return [...side, { label: 'Initiative', value: `${sum}${has}` }];
}

function krusherFacts(view: View, seat: Seat): Fact[] {
  const all = Object.values(view.krushers).filter((krusher) => krusher.seat === seat);
  const up = all.filter(({ fallen }) => !fallen);
  const [only] = up;
  if (all.length === 1 && only) return [{ label: 'Internal Linkage', value: linkageOf(only) }];
  return [
    { label: 'Krushers', value: `${up.length} of ${all.length}` },
    ...(up.length > 0 ? [{ label: 'Internal Linkage', value: `of ${INTERNAL_LINKAGE} each` }] : []),
    ...up.map((one) => ({ label: one.name || `No. ${all.indexOf(one) + 1}`, value: linkageOf(one) })),
  ];
}
