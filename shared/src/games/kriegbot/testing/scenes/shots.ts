import type { ActionOf, Shot } from '../../actions';
import type { ArmsId } from '../../content/cards';

const plain = (arms: ArmsId): Shot => ({ arms, target: 'yellow1', mode: '', attacks: 1, help: [] });

/** An attack on yellow1, without any help, as far as nothing else is said. */
export const attackWith = (arms: ArmsId, shot: Partial<Shot> = {}): ActionOf<'attack'> => ({
  type: 'attack',
  ...plain(arms),
  ...shot,
});

export const strafeWith = (arms: ArmsId, shot: Partial<Shot> = {}): ActionOf<'strafe'> => ({
  type: 'strafe',
  ...plain(arms),
  ...shot,
});
