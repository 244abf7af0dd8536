import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { Heard } from '../../../stage/contract/boardDefinition';
import { DECK, seatSpot } from '../table/paths';
import type { Sound } from './recipes';

/** What is heard as an event begins; what its animations play is not here. */
const BEGINNINGS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  putAside: 'card',
  nationChosen: 'nation',
  took: 'card',
  drew: 'card',
  began: 'card',
  paid: 'flip',
  usedNation: 'nation',
  copied: 'flip',
  discarded: 'flip',
  swapped: 'card',
  gave: 'card',
  gaveMonster: 'card',
  refreshed: 'shuffle',
  rowSwept: 'shuffle',
  removed: 'flip',
  moved: 'flip',
  destroyed: 'rip',
  reshuffled: 'shuffle',
  lastRound: 'klaxon',
  ended: 'fanfare',
};

/** A Robot on the table, or the player who does something. */
function unitOf(event: Event): string | undefined {
  if (event.type === 'drew') return DECK;
  if ('robot' in event) return event.robot;
  return 'seat' in event ? seatSpot(event.seat) : undefined;
}

export const heard: Heard<Event> = {
  soundOf: (event) => {
    if (event.type === 'spent' || event.type === 'keptResource') return event.kind;
    return BEGINNINGS[event.type];
  },
  unitOf,
};
