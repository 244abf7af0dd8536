import type { BotLevel } from '@gearhall/shared/core/game';
import { freeBotName } from '@gearhall/shared/core/botNames';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Sitter } from '@gearhall/shared/core/table';
import type { TableRefusal } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';

/** Who sits on one seat. */
export interface Chair {
  readonly sitter: Sitter;
  /** Of a person only. */
  readonly person?: PersonId;
  readonly name: string;
  readonly level: BotLevel | '';
  readonly resigned: boolean;
  readonly again: boolean;
  /** The person's browser's share in the dice (hex), or ''. */
  readonly salt: string;
  /** The bot that acts for the person while they are gone, or ''. */
  readonly standIn: BotLevel | '';
  /** Whoever watches may take the seat. */
  readonly offered: boolean;
  /** Those who held the seat in this game before it was taken over. */
  readonly formers?: readonly PersonId[];
}

/** Who sits where, and who is host. A plain value: every change gives a new one. */
export interface Seating {
  /** The seat that may start; -1 while no person sits. */
  readonly host: Seat;
  readonly chairs: readonly Chair[];
}

type Change = Seating | Refusal<TableRefusal>;

const EMPTY: Chair = {
  sitter: 'nobody',
  name: '',
  level: '',
  resigned: false,
  again: false,
  salt: '',
  standIn: '',
  offered: false,
};
const NO_HOST = -1;

export function emptySeating(seats: number): Seating {
  return { host: NO_HOST, chairs: Array.from({ length: seats }, () => EMPTY) };
}

export function seatOf(seating: Seating, person: PersonId): Seat | undefined {
  const seat = seating.chairs.findIndex((chair) => chair.person === person);
  return seat === -1 ? undefined : seat;
}

export function isHost(seating: Seating, person: PersonId): boolean {
  return seating.host !== NO_HOST && seatOf(seating, person) === seating.host;
}

/**
 * Another number of seats. Those who sit stay where they are; those whose seat is gone move to a free one, people
 * before bots, and a person also to the last seat of a bot. A bot for which there is no seat goes.
 */
export function reseated({ host, chairs }: Seating, seats: number): Change {
  const kept = Array.from({ length: seats }, (_, seat) => chairs[seat] ?? EMPTY);
  const gone = chairs.slice(seats);
  for (const person of gone.filter(isPerson)) {
    const free = kept.findIndex(({ sitter }) => sitter === 'nobody');
    const place = free === -1 ? kept.findLastIndex(({ sitter }) => sitter === 'bot') : free;
    if (place === -1) return refuse('tooManyPeople', { people: chairs.filter(isPerson).length });
    kept[place] = person;
  }
  for (const bot of gone.filter(({ sitter }) => sitter === 'bot')) {
    const free = kept.findIndex(({ sitter }) => sitter === 'nobody');
    if (free !== -1) kept[free] = bot;
  }
  const holder = chairs[host];
  return { host: holder ? kept.indexOf(holder) : NO_HOST, chairs: kept };
}

const isPerson = ({ sitter }: Chair): boolean => sitter === 'person';

/** The bot that acts for the seat: its own, or a stand-in. */
export function botOn(chair: Chair | undefined): BotLevel | '' {
  if (!chair) return '';
  return chair.sitter === 'bot' ? chair.level : chair.standIn;
}

export function isFull(seating: Seating): boolean {
  return seating.chairs.every((chair) => chair.sitter !== 'nobody');
}

/** Takes a free seat or changes to it. The first person to sit becomes host; a host stays host. */
export function sit(seating: Seating, person: PersonId, name: string, seat: Seat): Change {
  const chair = seating.chairs[seat];
  if (!chair) return refuse('noSuchSeat');
  if (chair.person === person) return seating;
  if (chair.sitter !== 'nobody') return refuse('seatTaken');
  const from = seatOf(seating, person);
  const vacated = from === undefined ? seating : withChair(seating, from, EMPTY);
  const taken = withChair(vacated, seat, { ...EMPTY, sitter: 'person', person, name });
  return seating.host === from || seating.host === NO_HOST ? { ...taken, host: seat } : taken;
}

export function stand(seating: Seating, person: PersonId): Change {
  const seat = seatOf(seating, person);
  return seat === undefined ? refuse('notSeated') : vacate(seating, seat);
}

/** The host frees a seat that a person holds, their own too. */
export function free(seating: Seating, seat: Seat): Change {
  const chair = seating.chairs[seat];
  if (chair?.sitter !== 'person') return refuse('noSuchSeat');
  return vacate(seating, seat);
}

/** A bot for a seat. */
export interface BotWanted {
  readonly level: BotLevel;
  /** Where in the list of names to look first: any whole number from 0 on. */
  readonly nameFrom: number;
}

/** The host puts a bot on an empty seat, changes its level (it keeps its name), or takes it away. */
export function setBot(seating: Seating, seat: Seat, wanted: BotWanted | undefined): Change {
  const chair = seating.chairs[seat];
  if (!chair) return refuse('noSuchSeat');
  if (chair.sitter === 'person') return refuse('seatTaken');
  if (!wanted) return withChair(seating, seat, EMPTY);
  const others = seating.chairs.map(({ name }) => name);
  const name = chair.name === '' ? freeBotName(others, wanted.nameFrom) : chair.name;
  return withChair(seating, seat, { ...EMPTY, sitter: 'bot', level: wanted.level, name });
}

export function rename(seating: Seating, person: PersonId, name: string): Seating {
  return changed(seating, person, (chair) => ({ ...chair, name }));
}

/** The browser's share in the dice; the first one counts. */
export function addSalt(seating: Seating, person: PersonId, salt: string): Seating {
  return changed(seating, person, (chair) => (chair.salt === '' ? { ...chair, salt } : chair));
}

export function askAgain(seating: Seating, person: PersonId): Seating {
  return changed(seating, person, (chair) => ({ ...chair, again: true }));
}

export function markResigned(seating: Seating, seat: Seat): Seating {
  const chair = seating.chairs[seat];
  return chair ? withChair(seating, seat, { ...chair, resigned: true }) : seating;
}

/** A bot acts for the person on the seat, or (without a level) does so no longer. */
export function setStandIn(seating: Seating, seat: Seat, level: BotLevel | ''): Seating {
  const chair = seating.chairs[seat];
  return chair && chair.standIn !== level ? withChair(seating, seat, { ...chair, standIn: level }) : seating;
}

export function setOffered(seating: Seating, seat: Seat, offered: boolean): Seating {
  const chair = seating.chairs[seat];
  return chair && chair.offered !== offered ? withChair(seating, seat, { ...chair, offered }) : seating;
}

/** The person is back on their seat: nobody acts for them, and nobody may take it. */
export function handedBack(seating: Seating, seat: Seat): Seating {
  return setOffered(setStandIn(seating, seat, ''), seat, false);
}

/** Somebody takes over a seat in a running game. The salt stays: the dice have been made with it. */
export function takenOver(seating: Seating, seat: Seat, person: PersonId, name: string): Seating {
  const chair = seating.chairs[seat];
  if (!chair) return seating;
  const formers = [...(chair.formers ?? []), ...(chair.person === undefined ? [] : [chair.person])];
  return withChair(seating, seat, {
    ...chair,
    person,
    name,
    formers,
    standIn: '',
    offered: false,
  });
}

/** The role passes from a host who is gone to another person for whom `isHere` holds. */
export function passHost(seating: Seating, isHere: (person: PersonId) => boolean): Seating {
  const heir = seating.chairs.findIndex(
    ({ person }, seat) => seat !== seating.host && person !== undefined && isHere(person),
  );
  return heir === -1 ? seating : { ...seating, host: heir };
}

/** The same people and bots for another game; whoever asked for it is its host. */
export function seatedAgain(seating: Seating, asker: PersonId): Seating {
  const chairs = seating.chairs.map((chair) => ({
    ...chair,
    resigned: false,
    again: false,
    salt: '',
    standIn: '' as const,
    offered: false,
    formers: [],
  }));
  return { chairs, host: seatOf(seating, asker) ?? NO_HOST };
}

/** For callers that know the change to be allowed. */
export function allowed(change: Change): Seating {
  if (isRefusal(change))
    throw new Error(`A seat change that must be allowed was refused: ${change.refused}.`);
  return change;
}

function vacate(seating: Seating, seat: Seat): Seating {
  const left = withChair(seating, seat, EMPTY);
  if (seating.host !== seat) return left;
  return { ...left, host: left.chairs.findIndex((chair) => chair.sitter === 'person') };
}

function changed(seating: Seating, person: PersonId, change: (chair: Chair) => Chair): Seating {
  const seat = seatOf(seating, person);
  const chair = seat === undefined ? undefined : seating.chairs[seat];
  return seat === undefined || !chair ? seating : withChair(seating, seat, change(chair));
}

function withChair(seating: Seating, seat: Seat, chair: Chair): Seating {
  return { ...seating, chairs: seating.chairs.map((old, at) => (at === seat ? chair : old)) };
}
