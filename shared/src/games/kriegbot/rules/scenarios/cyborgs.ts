import type { Seat } from '../../../../core/ground/seats';
import type { TeamId } from '../../content/teams';
import type { Exit } from '../../state/facts';
import type { Token } from '../../state';
import { edgeOf, isActive, robotOf, robotsIn, type Field } from '../field/field';
import { loyalSeats } from '../field/moles';
import { isPrize, tokensOf } from '../pieces/tokens';

/** Scenario 6 (L423, KS6.3): who wins when any crypto is carried off the map. */

type Decision = readonly Seat[] | undefined;
type CyborgField = Pick<Field, 'robots' | 'teams' | 'seats' | 'tokens'>;
interface Happened {
  readonly exits: readonly Exit[];
}

/** Somebody has left the map with crypto. */
interface Delivery {
  readonly seat: Seat;
  readonly team: TeamId;
  readonly isByMole: boolean;
  /** Over the edge where its side began. */
  readonly isHome: boolean;
  /** Crypto of the other side, and that of them which is only the mole's. */
  readonly enemy: readonly Token[];
  readonly human: readonly Token[];
}

function deliveryIn(field: CyborgField, { exits }: Happened): Delivery | undefined {
  const exit = exits.find(({ robot }) => tokensOf(field, robot).length > 0);
  return exit && deliveryBy(field, exit);
}

function deliveryBy(field: CyborgField, { robot, edge }: Exit): Delivery {
  const isMole = (seat: Seat): boolean => field.seats[seat]?.role === 'mole';
  const { seat, team } = robotOf(field, robot);
  const enemy = tokensOf(field, robot).filter((token) => isPrize(token, team));
  return {
    seat,
    team,
    isByMole: isMole(seat),
    isHome: edge === edgeOf(field, team),
    enemy,
    human: enemy.filter(({ from }) => from !== '' && isMole(robotOf(field, from).seat)),
  };
}

/** (1) The mole: over the opposite edge it alone wins, over its own nobody does. */
export function moleOut(field: CyborgField, happened: Happened): Decision {
  const delivery = deliveryIn(field, happened);
  if (!delivery?.isByMole) return undefined;
  return delivery.isHome ? [] : [delivery.seat];
}

/** (3) Somebody loyal has brought home nothing of the other side but what was the mole's: nobody wins. */
export function humanCrypto(field: CyborgField, happened: Happened): Decision {
  const delivery = deliveryIn(field, happened);
  if (!delivery?.isHome || delivery.human.length === 0) return undefined;
  return delivery.human.length === delivery.enemy.length ? [] : undefined;
}

/** (2) Somebody loyal has brought home crypto of the other side: its loyal seats win; (3) anything else: nobody. */
export function cryptoOut(field: CyborgField, happened: Happened): Decision {
  const delivery = deliveryIn(field, happened);
  if (!delivery) return undefined;
  const { isHome, enemy, human, team } = delivery;
  return isHome && enemy.length > human.length ? loyalSeats(field, team) : [];
}

/** KS6.6: nobody is left to carry anything. */
export const noneActive = (field: CyborgField): Decision => (robotsIn(field).some(isActive) ? undefined : []);
