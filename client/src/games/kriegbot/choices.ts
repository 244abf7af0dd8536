import type { ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { RackEntry, RackPicture } from './Rack';
import { wayKey, type Aiming } from './moveOptions';
import type { Choice } from './tools/tool';
import { BOARD_WORDS, wayName } from './words/board';
import { armsName } from './words/names';

/** The most ways to attack with a weapon that the board offers; the orders have all of them. */
const MOST_WAYS = 6;

/** What a tap on the board may do: the weapons, and the ways to use the chosen one. */
export function rackOf(
  { arms: chosen, way }: Choice,
  aiming: Aiming | undefined,
  moves: boolean,
): RackPicture | undefined {
  if (!aiming) return undefined;
  const entry = (id: string, label: string, idle = false): RackEntry => ({
    id,
    label,
    idle,
    chosen: id === chosen,
  });
  const hasShot = (arms: ArmsId): boolean => aiming.shots.some((shot) => shot.arms === arms);
  const arms = [
    ...(moves || aiming.type === 'strafe' ? [entry('move', BOARD_WORDS.move)] : []),
    ...aiming.arms.map((id) => entry(id, armsName(id), !hasShot(id))),
    ...(aiming.rams.length > 0 ? [entry('ram', BOARD_WORDS.ram)] : []),
  ];
  const ways = new Map(
    aiming.shots.filter((shot) => shot.arms === chosen).map((shot) => [wayKey(shot), wayName(shot)]),
  );
  return {
    arms,
    ways: [...ways]
      .slice(0, MOST_WAYS)
      .map(([id, label]) => ({ id, label, idle: false, chosen: id === way })),
  };
}
