import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { legal } from '@gearhall/shared/games/kriegbot/judging';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { eitherOf } from '../../../../ui/words/language/grammar';

/** What somebody on foot does with each of these orders, in reading order. */
const DEEDS = {
  walk: 'walk',
  fire: 'attack',
  board: 'get aboard',
  revive: 'take over the derelict',
  dismount: 'dismount',
  leave: 'leave the map',
  detonate: 'blow up a mine',
  blowUp: 'set off the bomb',
  remoteNuke: 'set off the Suicide Nuke',
} as const satisfies Partial<Record<Action['type'], string>>;

const isDeed = (type: string): type is keyof typeof DEEDS => Object.hasOwn(DEEDS, type);

/** "may do one thing: walk, attack or get aboard": what is open to the tent that is asked, and nothing else. */
export function turnOnFoot(view: View): string {
  const seat = view.question?.seat;
  const types = seat === undefined ? [] : legal(view, seat).map(({ type }) => type);
  const open = Object.keys(DEEDS).filter((type) => isDeed(type) && types.includes(type));
  const deeds = open.flatMap((type) => (isDeed(type) ? [DEEDS[type]] : []));
  if (deeds.length === 0) return 'can do nothing now';
  return deeds.length === 1 ? `may ${deeds.join('')}` : `may do one thing: ${eitherOf(deeds)}`;
}
