import { cardEffect, cardsWith } from '../../content/cards';
import { hasCard, isStruck } from '../../rules/pieces/cardsOnRobots';
import { templateOf, type SeenRobot } from '../../rules/field/field';
import { baseSilhouette, maxSpeed } from '../../rules/pieces/speed';
import type { Barrel } from './barrels';

/** A robot's silhouette against a weapon: moving, or standing. */
export interface Face {
  readonly moving: number;
  readonly still: number;
  readonly flies: boolean;
}

const PASSIVE = cardsWith('silhouette');

/** A robot's silhouette against this weapon (K37). */
export function faceOf(target: SeenRobot, { weapon }: Barrel): Face {
  const { painted, biped } = target;
  const speed = maxSpeed(target);
  const shown = PASSIVE.filter(
    (card) => hasCard(target, card) && !(painted && cardEffect(card, 'silhouette')?.unlessPainted),
  ).flatMap((card) => cardEffect(card, 'silhouette') ?? []);
  const sum = (cards: typeof shown): number =>
    cards
      .filter(({ against }) => against === undefined || against === weapon.medium)
      // A robot is mostly on the move.
      .reduce((total, { add, moved }) => total + (moved?.add ?? add), 0);
  const more = sum(shown.filter(({ inMotion }) => !inMotion));
  const blur = sum(shown.filter(({ inMotion }) => inMotion === true));
  const isStuck = isStruck(target) || target.fate !== '';
  const base = (plain: number): number => (weapon.guided ? weapon.guided.from - speed : plain);
  const still = Math.max(1, base(1) + more);
  const moving = Math.max(1, base(isStuck ? 1 : Math.max(speed, baseSilhouette(target))) + more + blur);
  return { still, moving: isStuck ? still : moving, flies: templateOf(target).flies && !biped };
}
