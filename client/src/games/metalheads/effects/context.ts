import type { CardSprite } from '../../../stage/cards/CardSprite';
import type { CardSprites } from '../../../stage/cards/CardSprites';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import type { Point } from '../../../stage/geometry/geometry';
import type { Sound } from '../sounds/recipes';

export type Effects = EffectContextOf<CardSprites, Sound>;

/** The width of a card at which things that burst have their usual size, in pixels. */
const USUAL = 90;

/** How large things are that burst over a card. */
export const unitOf = ({ sprites }: Effects, key: string): number =>
  Math.max(0.5, (sprites.placeOf(key)?.width ?? USUAL) / USUAL);

/** Where a card or a part of the table is when it is asked for. */
export const spot =
  ({ sprites }: Effects, id: string) =>
  (): Point | undefined =>
    sprites.spotOf(id);

/** A small card in the panel of somebody: of an opponent. */
export const isSmall = (sprite: CardSprite): boolean => /^(?:small|site):/u.test(sprite.faceName);

/** The Strength that a completed Robot shows. */
export function strengthShown(sprite: CardSprite): number {
  const said = /^strength:(\d+)/u.exec(sprite.badge ?? '') ?? /^small:\w+:(\d+)/u.exec(sprite.faceName);
  return Number(said?.[1] ?? 0);
}
