import { DECK_ENERGY, energyFor } from '../paying/costs';
import { refuse, type Rule, type WhyNot } from '../context';
import { canDraw, draw, intoHand, offRow, rowWasEmptied } from '../cards/deck';
import { takenSpots, type Field } from '../field';

export const whyNoEnergy = ({ turn }: Field, need: number): WhyNot =>
  turn.energy < need ? refuse('notEnoughEnergy', { need, have: turn.energy }) : undefined;

/** "Take a new Robot" of the row (L77). */
export const take: Rule<'take'> = {
  whyNot: (field, seat, { spot }) =>
    takenSpots(field).includes(spot) ? whyNoEnergy(field, energyFor(field, seat, spot)) : refuse('spotEmpty'),
  apply(context, seat, { spot }) {
    const { state } = context;
    const energy = energyFor(state, seat, spot);
    state.turn.energy -= energy;
    const robot = offRow(context, spot);
    intoHand(context, seat, robot);
    context.emit({ type: 'took', seat, robot, spot, energy });
    rowWasEmptied(context, seat);
  },
  list: (field, seat) =>
    takenSpots(field)
      .filter((spot) => energyFor(field, seat, spot) <= field.turn.energy)
      .map((spot) => ({ type: 'take', spot })),
};

/** The first Robot of the deck (L77). */
export const drawOne: Rule<'draw'> = {
  whyNot: (field) => (canDraw(field) ? whyNoEnergy(field, DECK_ENERGY) : refuse('nothingToDraw')),
  apply(context, seat) {
    context.state.turn.energy -= DECK_ENERGY;
    draw(context, seat, { count: 1, energy: DECK_ENERGY });
  },
  list: (field) => (canDraw(field) && field.turn.energy >= DECK_ENERGY ? [{ type: 'draw' }] : []),
};
