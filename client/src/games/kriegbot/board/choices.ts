import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { RackEntry, RackPicture } from './Rack';
import { wayKey, type Aiming } from '../prospects/moveOptions';
import type { Choice } from '../tools/tool';
import { isBomb, whosIn, type UnitOptions } from '../tools/unit';
import { BOARD_WORDS, wayName } from '../words/field/board';
import { armsName, capital } from '../words/field/names';
import { anyArmsName } from '../words/field/units';
import { whoInWords } from '../words/infantry/outs';

/** The most ways to attack with a weapon that the board offers; the orders have all of them. */
const MOST_WAYS = 6;

const entryFor =
  (chosen: string | undefined) =>
  (id: string, label: string, idle = false): RackEntry => ({ id, label, idle, chosen: id === chosen });

/** What a tap does for a tent; a drone only flies. */
export function unitRack(
  { arms: chosen }: Choice,
  { arms, goings, fires }: UnitOptions,
): RackPicture | undefined {
  if (arms.length === 0) return undefined;
  const entry = entryFor(chosen);
  const armed = arms.map((id) =>
    entry(id, capital(anyArmsName(id)), !fires.some((fire) => fire.arms === id)),
  );
  return { arms: [...(goings.length > 0 ? [entry('move', BOARD_WORDS.move)] : []), ...armed], ways: [] };
}

/** What a tap on the board may do: the weapons, and the ways to use the chosen one. */
export function rackOf(
  { arms: chosen, way }: Choice,
  aiming: Aiming | undefined,
  { moves, legal }: { readonly moves: boolean; readonly legal: readonly Action[] },
): RackPicture | undefined {
  const whos = whosIn(legal);
  const entry = entryFor(chosen);
  const out = [
    ...(legal.some(isBomb) ? [entry('bomb', BOARD_WORDS.bomb)] : []),
    ...(whos.length > 0 ? [entry('out', BOARD_WORDS.out)] : []),
  ];
  if (!aiming && out.length === 0) return undefined;
  const outs = whos.map((who) => entryFor(way || (whos[0] ?? ''))(who, whoInWords(who)));
  if (!aiming) return { arms: out, ways: chosen === 'bomb' ? [] : outs };
  const hasShot = (arms: ArmsId): boolean => aiming.shots.some((shot) => shot.arms === arms);
  const arms = [
    ...(moves || aiming.type === 'strafe' ? [entry('move', BOARD_WORDS.move)] : []),
    ...aiming.arms.map((id) => entry(id, armsName(id), !hasShot(id))),
    ...(aiming.rams.length > 0 ? [entry('ram', BOARD_WORDS.ram)] : []),
    ...out,
  ];
  const ways = new Map(
    aiming.shots.filter((shot) => shot.arms === chosen).map((shot) => [wayKey(shot), wayName(shot)]),
  );
  if (chosen === 'out') return { arms, ways: outs };
  return {
    arms,
    ways: [...ways]
      .slice(0, MOST_WAYS)
      .map(([id, label]) => ({ id, label, idle: false, chosen: id === way })),
  };
}
