import { type SeatState, type Seating, SOMEBODY } from '../store/contract/seating';
import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import { freeBotName } from '@gearhall/shared/core/bots/botNames';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Sharing } from '@gearhall/shared/core/table/table';
import type { TableRefusal } from '@gearhall/shared/core/wire/wire';
import type { PersonId } from '../identity/tokens';

type Change = Seating | Refusal<TableRefusal>;

const EMPTY: SeatState = {
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

export function emptySeating(count: number): Seating {
  return { host: NO_HOST, seats: Array.from({ length: count }, () => EMPTY) };
}

export function seatOf(seating: Seating, person: PersonId): Seat | undefined {
  const seat = seating.seats.findIndex((seatState) => seatState.person === person);
  return seat === -1 ? undefined : seat;
}

export function isHost(seating: Seating, person: PersonId): boolean {
  return seating.host !== NO_HOST && seatOf(seating, person) === seating.host;
}

/**
 * Another number of seats. People and bots keep their seats; those whose seat is removed move to a free one, people
 * before bots, and a person also to the last seat of a bot. A bot without a seat is removed.
 */
export function reseated({ host, seats }: Seating, count: number): Change {
  const kept = Array.from({ length: count }, (_, seat) => seats[seat] ?? EMPTY);
  const gone = seats.slice(count);
  for (const person of gone.filter(isPerson)) {
    const free = kept.findIndex(({ sitter }) => sitter === 'nobody');
    const place = free === -1 ? kept.findLastIndex(({ sitter }) => sitter === 'bot') : free;
    if (place === -1) return refuse('tooManyPeople', { people: seats.filter(isPerson).length });
    kept[place] = person;
  }
  for (const bot of gone.filter(({ sitter }) => sitter === 'bot')) {
    const free = kept.findIndex(({ sitter }) => sitter === 'nobody');
    if (free !== -1) kept[free] = bot;
  }
  const holder = seats[host];
  return { host: holder ? kept.indexOf(holder) : NO_HOST, seats: kept };
}

const isPerson = ({ sitter }: SeatState): boolean => sitter === 'person';

/** The bot that acts for the seat: its own, or a stand-in. */
export function botOn(seatState: SeatState | undefined): BotLevel | '' {
  if (!seatState) return '';
  return seatState.sitter === 'bot' ? seatState.level : seatState.standIn;
}

export function isFull(seating: Seating): boolean {
  return seating.seats.every((seatState) => seatState.sitter !== 'nobody');
}

/** Takes a free seat or changes to it. The first person to sit becomes host; a host stays host. */
export function sit(seating: Seating, person: PersonId, name: string, seat: Seat): Change {
  const seatState = seating.seats[seat];
  if (!seatState) return refuse('noSuchSeat');
  if (seatState.person === person) return seating;
  if (seatState.sitter !== 'nobody') return refuse('seatTaken');
  const from = seatOf(seating, person);
  const vacated = from === undefined ? seating : withSeatState(seating, from, EMPTY);
  const taken = withSeatState(vacated, seat, { ...EMPTY, sitter: 'person', person, name });
  return seating.host === from || seating.host === NO_HOST ? { ...taken, host: seat } : taken;
}

export function stand(seating: Seating, person: PersonId): Change {
  const seat = seatOf(seating, person);
  return seat === undefined ? refuse('notSeated') : vacate(seating, seat);
}

/** The host frees a seat that a person holds, possibly their own. */
export function free(seating: Seating, seat: Seat): Change {
  const seatState = seating.seats[seat];
  if (seatState?.sitter !== 'person') return refuse('noSuchSeat');
  return vacate(seating, seat);
}

/** A bot for a seat. */
export interface BotWanted {
  readonly level: BotLevel;
  /** Where the search in the list of names begins: a whole number, 0 or more. */
  readonly nameFrom: number;
}

/** The host puts a bot on an empty seat, changes its level (it keeps its name), or removes it. */
export function setBot(seating: Seating, seat: Seat, wanted: BotWanted | undefined): Change {
  const seatState = seating.seats[seat];
  if (!seatState) return refuse('noSuchSeat');
  if (seatState.sitter === 'person') return refuse('seatTaken');
  if (!wanted) return withSeatState(seating, seat, EMPTY);
  const others = seating.seats.map(({ name }) => name);
  const name = seatState.name === '' ? freeBotName(others, wanted.nameFrom) : seatState.name;
  return withSeatState(seating, seat, { ...EMPTY, sitter: 'bot', level: wanted.level, name });
}

export function rename(seating: Seating, person: PersonId, name: string): Seating {
  return changed(seating, person, (seatState) => ({ ...seatState, name }));
}

/** A person's seat in a game that is over: no longer theirs, under no name. */
export function detached(seating: Seating, person: PersonId): Seating {
  const seats = seating.seats.map(({ person: sitter, formers, ...seatState }) => ({
    ...seatState,
    ...(formers ? { formers: formers.filter((one) => one !== person) } : {}),
    ...(sitter === person ? { name: SOMEBODY } : sitter === undefined ? {} : { person: sitter }),
  }));
  return { ...seating, seats };
}

/** A person leaves a game that cannot go on. */
export function left(seating: Seating, person: PersonId): Seating {
  const seats = seating.seats.map((seatState) =>
    seatState.person === person ? { ...EMPTY, formers: [...(seatState.formers ?? []), person] } : seatState,
  );
  return { ...seating, seats };
}

export function agreeToEnd(seating: Seating, person: PersonId, yes: boolean): Seating {
  return changed(seating, person, ({ ends: _before, ...seatState }) =>
    yes ? { ...seatState, ends: true } : seatState,
  );
}

/** The browser's contribution to the dice seed; only the first one counts. */
export function addSalt(seating: Seating, person: PersonId, salt: string): Seating {
  return changed(seating, person, (seatState) =>
    seatState.salt === '' ? { ...seatState, salt } : seatState,
  );
}

export function askAgain(seating: Seating, person: PersonId): Seating {
  return changed(seating, person, (seatState) => ({ ...seatState, again: true }));
}

export function markResigned(seating: Seating, seat: Seat): Seating {
  const seatState = seating.seats[seat];
  return seatState ? withSeatState(seating, seat, { ...seatState, resigned: true }) : seating;
}

/** A bot acts for the person on the seat, or (without a level) stops. */
export function setStandIn(seating: Seating, seat: Seat, level: BotLevel | ''): Seating {
  const seatState = seating.seats[seat];
  return seatState && seatState.standIn !== level
    ? withSeatState(seating, seat, { ...seatState, standIn: level })
    : seating;
}

export function setShares(seating: Seating, seat: Seat, shares: Sharing): Seating {
  const seatState = seating.seats[seat];
  return seatState && (seatState.shares ?? 'nothing') !== shares
    ? withSeatState(seating, seat, { ...seatState, shares })
    : seating;
}

export function setOffered(seating: Seating, seat: Seat, offered: boolean): Seating {
  const seatState = seating.seats[seat];
  return seatState && seatState.offered !== offered
    ? withSeatState(seating, seat, { ...seatState, offered })
    : seating;
}

/** The person is back on their seat: nobody acts for them, and nobody may take it. */
export function handedBack(seating: Seating, seat: Seat): Seating {
  return setOffered(setStandIn(seating, seat, ''), seat, false);
}

/** Somebody takes over a seat in a running game. The salt stays: it is already part of the dice seed. */
export function takenOver(seating: Seating, seat: Seat, person: PersonId, name: string): Seating {
  const seatState = seating.seats[seat];
  if (!seatState) return seating;
  const formers = [
    ...(seatState.formers ?? []),
    ...(seatState.person === undefined ? [] : [seatState.person]),
  ];
  return withSeatState(seating, seat, {
    ...seatState,
    sitter: 'person',
    person,
    name,
    formers,
    standIn: '',
    offered: false,
    shares: 'nothing',
  });
}

/** The person on a seat of a running game has to leave it: a bot plays on, or the seat is free for somebody else. */
export function withoutHolder(seating: Seating, seat: Seat, bot: BotWanted | undefined): Seating {
  const seatState = seating.seats[seat];
  if (seatState?.person === undefined) return seating;
  const { person, formers = [], ...others } = seatState;
  const names = seating.seats.map(({ name }) => name);
  const held = bot
    ? ({ sitter: 'bot', level: bot.level, name: freeBotName(names, bot.nameFrom) } as const)
    : ({ sitter: 'nobody', name: '' } as const);
  return withSeatState(seating, seat, {
    ...others,
    ...held,
    formers: [...formers, person],
    standIn: '',
    offered: !bot,
    shares: 'nothing',
  });
}

/** The same seats without these people. */
export function withoutPeople(seating: Seating, people: readonly PersonId[]): Seating {
  return people.reduce((left, person) => {
    const seat = seatOf(left, person);
    return seat === undefined ? left : vacate(left, seat);
  }, seating);
}

/** Passes the host role from a host who is gone to another person for whom `isHere` holds. */
export function passHost(seating: Seating, isHere: (person: PersonId) => boolean): Seating {
  const heir = seating.seats.findIndex(
    ({ person }, seat) => seat !== seating.host && person !== undefined && isHere(person),
  );
  return heir === -1 ? seating : { ...seating, host: heir };
}

/** The same people and bots for another game; the person who asked for it is its host. */
export function seatedAgain(seating: Seating, asker: PersonId): Seating {
  const seats = seating.seats.map((seatState) => ({
    ...seatState,
    resigned: false,
    again: false,
    salt: '',
    standIn: '' as const,
    offered: false,
    shares: 'nothing' as const,
    formers: [],
  }));
  return { seats, host: seatOf(seating, asker) ?? NO_HOST };
}

/** The new seating, for callers that know the change to be allowed. */
export function allowed(change: Change): Seating {
  if (isRefusal(change))
    throw new Error(`A seat change that must be allowed was refused: ${change.refused}.`);
  return change;
}

function vacate(seating: Seating, seat: Seat): Seating {
  const left = withSeatState(seating, seat, EMPTY);
  if (seating.host !== seat) return left;
  return { ...left, host: left.seats.findIndex((seatState) => seatState.sitter === 'person') };
}

function changed(seating: Seating, person: PersonId, change: (seatState: SeatState) => SeatState): Seating {
  const seat = seatOf(seating, person);
  const seatState = seat === undefined ? undefined : seating.seats[seat];
  return seat === undefined || !seatState ? seating : withSeatState(seating, seat, change(seatState));
}

function withSeatState(seating: Seating, seat: Seat, seatState: SeatState): Seating {
  return { ...seating, seats: seating.seats.map((old, at) => (at === seat ? seatState : old)) };
}
