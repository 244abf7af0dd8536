import { randomPlayer, type Player } from '../../../../core/testing/playout';

/** Does anything, but leaves a robot of its own only if it can do nothing else. */
export const stubborn: Player = (place) => {
  const legal = place.legal.filter(({ type }) => type !== 'bailOut' && type !== 'flee');
  return randomPlayer({ ...place, legal: legal.length > 0 ? legal : place.legal });
};
