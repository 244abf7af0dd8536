import { seatsOf, type Seat } from '../../../../core/seats';
import type { TeamId } from '../../content/teams';
import type { Exit, Token } from '../../state';
import { edgeOf, isActive, robotOf, robotsIn } from '../field';
import type { Happened, VerdictField } from '../verdicts';

/** Scenario 6 (L423, KS6.3): the game ends the moment any crypto is carried off the map. */

type Decision = readonly Seat[] | undefined;

/** Somebody has left the map with crypto. */
interface Delivery {
  readonly seat: Seat;
  readonly team: TeamId;
  /** Over the edge where its side began. */
  readonly isHome: boolean;
  /** Crypto of the other side, and that of them which is only the mole's. */
  readonly enemy: readonly Token[];
  readonly human: readonly Token[];
}

function deliveryIn(field: VerdictField, { exits }: Happened): Delivery | undefined {
  const exit = exits.find(({ bore }) => bore.length > 0);
  return exit && deliveryBy(field, exit);
}

function deliveryBy(field: VerdictField, { robot, edge, bore }: Exit): Delivery {
  const { seat, team } = robotOf(field, robot);
  const enemy = field.tokens.filter((token) => bore.includes(token.id) && token.team !== team);
  return {
    seat,
    team,
    isHome: edge === edgeOf(field, team),
    enemy,
    human: enemy.filter(({ from }) => from !== '' && robotOf(field, from).seat === field.mole),
  };
}

/** The seats of a side without the mole. */
export const loyalSeats = ({ seats, mole }: Pick<VerdictField, 'seats' | 'mole'>, team: TeamId): readonly Seat[] =>
  seatsOf(seats.length).filter((seat) => seat !== mole && seats[seat]?.team === team);

/** (1) The mole: over the opposite edge it alone wins, over its own nobody does. */
export function moleOut(field: VerdictField, happened: Happened): Decision {
  const delivery = deliveryIn(field, happened);
  if (delivery?.seat !== field.mole || delivery === undefined) return undefined;
  return delivery.isHome ? [] : [delivery.seat];
}

/** (3) Somebody loyal has brought home nothing of the other side but what was the mole's: nobody wins. */
export function humanCrypto(field: VerdictField, happened: Happened): Decision {
  const delivery = deliveryIn(field, happened);
  if (!delivery?.isHome || delivery.human.length === 0) return undefined;
  return delivery.human.length === delivery.enemy.length ? [] : undefined;
}

/** (2) Somebody loyal has brought home crypto of the other side; (3) or anything else. */
export function cryptoOut(field: VerdictField, happened: Happened): Decision {
  const delivery = deliveryIn(field, happened);
  if (!delivery) return undefined;
  const { isHome, enemy, human, team } = delivery;
  return isHome && enemy.length > human.length ? loyalSeats(field, team) : [];
}

/** KS6.6: nobody is left to carry anything. */
export const noneActive = (field: VerdictField): Decision => (robotsIn(field).some(isActive) ? undefined : []);
