import type { AnyGame } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { botPlayer, playout, playoutOf } from '@gearhall/shared/core/testing/playout';
import type { Call } from '../contract/contract';
import type { TurnOrder } from '../contract/turnOrder';

interface Ordered<View> {
  readonly game: AnyGame;
  readonly turnOrder: (view: View) => TurnOrder;
  readonly calledFor: (view: View, seat: Seat) => Call;
  /** The numbers of seats to play with. */
  readonly seats: readonly number[];
  /** The share of the turns that are told before they come, at least. */
  readonly often: number;
}

/** What the header of a table says of turns comes true in games that bots play. */
export function turnOrderSuite<View>({ game, seats, often, ...told }: Ordered<View>): void {
  test.each(seats)('with %i seats, the one that is told to follow has the next turn', (count) => {
    const changes = [...changesIn(game, count, told)];
    const foretold = changes.filter(({ next }) => next !== undefined);
    expect(foretold.filter(({ next, seat }) => next !== seat)).toEqual([]);
    expect(changes.length).toBeGreaterThan(3);
    expect(foretold.length / changes.length).toBeGreaterThanOrEqual(often);
  });
}

/** Each change of turns in a game, and the seat that was told to follow just before. */
function* changesIn<View>(
  game: AnyGame,
  seats: number,
  { turnOrder, calledFor }: Pick<Ordered<View>, 'turnOrder' | 'calledFor'>,
) {
  const players = Array.from({ length: seats }, () => botPlayer('easy'));
  let acting: Seat | undefined;
  let next: Seat | undefined;
  for (const { match } of playout(playoutOf(game, {}, { seed: `turns ${seats}`, players }))) {
    const [seat] = match.toAct;
    const view = match.project('spectator') as View;
    if (seat === undefined || match.toAct.length > 1 || calledFor(view, seat).to === 'answer') continue;
    if (acting !== undefined && seat !== acting) yield { seat, next };
    acting = seat;
    next = turnOrder(view).next;
    if (next !== undefined) expect(turnOrder(view).seats).toContain(next);
  }
}
