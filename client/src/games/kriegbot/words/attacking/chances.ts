import type { ActionOf, Shot } from '@gearhall/shared/games/kriegbot/actions';
import { aimFor, aimOf, type Aim } from '@gearhall/shared/games/kriegbot/rules/previews/odds';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { findRobot, findUnit, placeOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { attemptOnFoot } from '@gearhall/shared/games/kriegbot/rules/infantry/firing';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { remoteAim, shooterOf, type RemoteShot } from '../../attacks/remoteShots';
import { awayInWords, diceWord, itemName, percent } from '../field/names';

interface Named {
  readonly type?: string;
}
/** An attack of the robot that is asked, or one from elsewhere. */
type Told = (Shot & Named) | RemoteShot;
const isElsewhere = (shot: Told): shot is RemoteShot => shot.type === 'craft' || shot.type === 'hack';

const aimAt = (view: View, shot: Told): Aim | undefined => {
  if (isElsewhere(shot)) return remoteAim(view, shot);
  const robot = findRobot(view, view.question?.robot ?? '');
  const { arms, target, mode, attacks, help, overcharge } = shot;
  const declared = { arms, target, mode, attacks, help, overcharge };
  return robot && aimOf(view, robot, declared, { strafe: shot.type === 'strafe' });
};

/** What a tent would roll; absent where it is not asked. */
export function aimOnFoot(view: View, fire: ActionOf<'fire'>): Aim | undefined {
  const unit = findUnit(view, view.question?.robot ?? '');
  return unit && aimFor(view, attemptOnFoot(view, unit, fire));
}

/** "46 %: 2 dice against silhouette 6, 3 hexes away". */
export function oddsInWords(view: View, shot: Told): string {
  const from = isElsewhere(shot) ? shooterOf(view, shot) : (view.question?.robot ?? '');
  return oddsFrom(view, from, shot.target, aimAt(view, shot));
}

export const oddsOnFoot = (view: View, fire: ActionOf<'fire'>): string =>
  oddsFrom(view, view.question?.robot ?? '', fire.target, aimOnFoot(view, fire));

function oddsFrom(view: View, from: string, target: string, aim: Aim | undefined): string {
  if (!aim) return '';
  const range = rangeBetween(placeOf(view, from), placeOf(view, target));
  const may = aim.mayDiffer ? '; a card that you do not see may change that' : '';
  return `${percent(aim.chance)}: ${diceWord(aim.dice)} against silhouette ${aim.silhouette}, ${awayInWords(range)}${may}`;
}

/** The same in a few words, for comparing targets: "46 %, 2 dice, 3 hexes". */
export function oddsInShort(view: View, shot: Told): string {
  return inShort(aimAt(view, shot));
}

export const inShort = (aim: Aim | undefined): string =>
  aim ? `${percent(aim.chance)}, ${diceWord(aim.dice)} against ${aim.silhouette}` : '';

/** "Hits the drive 31 %, the hull 20 %": where a hit could strike, the likeliest first. */
export function placesInWords(view: View, shot: Told): string {
  const target = findRobot(view, shot.target);
  const { places = [], spreads = false } = aimAt(view, shot) ?? {};
  if (!target || target.chassis === '' || places.length === 0) return '';
  const told = places.map(({ item, chance }) => `${itemName(target.chassis, item)} ${percent(chance)}`);
  return `${spreads ? 'Strikes' : 'Could strike'}: ${told.join(', ')}`;
}

/** The chance of a hit, by which the best attacks are sorted first. */
export const promiseOf = (view: View, shot: Told): number => aimAt(view, shot)?.chance ?? 0;
