import type { Stretch } from '@gearhall/shared/games/rushncrush/rules/driving/stretches';
import { has } from '@gearhall/shared/games/rushncrush/content/equipment';
import { meanOf } from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import type {
  BoostPreview,
  Cost,
  HazardPreview,
  Preview,
  RushPreview,
  WallPreview,
} from '@gearhall/shared/games/rushncrush/rules/previews/previews';
import type { SideRamPreview } from '@gearhall/shared/games/rushncrush/rules/previews/ramPreview';
import type { ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import { ramBonusOf } from '@gearhall/shared/games/rushncrush/rules/ramming/sideRam';
import type { Calls } from './calls';
import { chanceInWords, count, listOf } from './names';

/** What a stretch meets at its end, and the chances of what that costs. */

type Use = ActionOf<'sideRam'>['use'];

/** "2.5": no more digits than a player can use. */
const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** "2 lane changes, 1 by a Steering point": what it costs to go there. */
export function costInWords({ changes, steering }: Pick<Stretch, 'changes' | 'steering'>): string {
  if (changes === 0) return '';
  const paid = steering === 1 ? ', 1 by a Steering point' : `, ${steering} by Steering points`;
  return `${count(changes, 'lane change')}${steering > 0 ? paid : ''}`;
}

const lostInWords = (whose: string, { lost }: Cost): string =>
  lost > 0 ? `, ${whose} lost ${chanceInWords(lost)}` : '';

/** "about 2.5 damage", or "6 damage" where no die is rolled for it. */
const damageInWords = ({ points }: Cost): string =>
  `${points.some((chance) => chance === 1) ? '' : 'about '}${figure(meanOf(points))} damage`;

const THINGS = { wreck: 'a wreck', mine: 'a mine' } as const;

function hazardInWords({ what, own }: HazardPreview): string {
  const each = what.length > 1 ? 'each ' : '';
  return `over ${listOf(what.map((thing) => THINGS[thing]))}: ${each}50 % for 1 damage${lostInWords('you are', own)}`;
}

function wallInWords({ own, sides }: WallPreview): string {
  const [side, other] = sides;
  const after = other ? 'then to the left or right' : side ? `then to the ${side}` : 'then you are stuck';
  return `${damageInWords(own)}${lostInWords('you are', own)}; ${after}`;
}

function rushInWords({ dice, own, other }: RushPreview): string {
  if (dice === 0) return 'your way just ends: you had your Rush ’n’ Crush this round';
  const theirs = `${damageInWords(other)} to it${lostInWords('it is', other)}`;
  return `${count(dice, 'die', 'dice')}: ${theirs}; ${damageInWords(own)} to you${lostInWords('you are', own)}; your way ends`;
}

const AHEAD: Readonly<Record<Stretch['meets'], string>> = {
  nothing: '',
  line: ' over the line',
  hazard: ' over what lies there',
  wall: ' into a wall',
  car: ' into a car',
};

function ramInWords(preview: SideRamPreview, calls: Calls, use: Use): string {
  const { far, third, farHazards, ahead, plain, bumper, saw } = preview;
  const chances = ramBonusOf(use) > 0 ? (bumper ?? plain) : plain;
  const onto = farHazards.length > 0 ? ` onto ${listOf(farHazards.map((thing) => THINGS[thing]))}` : '';
  const pushed =
    far === 'clear'
      ? `pushed aside${onto} ${chanceInWords(chances.displaces)}, else you go straight on${AHEAD[ahead.meets]}`
      : `cannot be pushed aside: you go straight on${AHEAD[ahead.meets]}`;
  const other = third === undefined ? '' : `, ${calls.full(third)} ${chanceInWords(chances.third)}`;
  const sawn =
    saw !== undefined && use.some((item) => has(item, 'saws'))
      ? `; the saw damages it ${chanceInWords(saw)}`
      : '';
  return `${pushed}; it is damaged ${chanceInWords(chances.target)}, you ${chanceInWords(chances.own)}${other}${sawn}`;
}

/** What is met, and what it costs; empty where nothing is met. */
export function previewInWords(preview: Preview, calls: Calls, use: Use = []): string {
  switch (preview.kind) {
    case 'nothing':
      return '';
    case 'line':
      return 'over the line';
    case 'hazard':
      return hazardInWords(preview);
    case 'wall':
      return wallInWords(preview);
    case 'rushNCrush':
      return rushInWords(preview);
    case 'sideRam':
      return ramInWords(preview, calls, use);
  }
}

/** "1 heat die: 33 % for 1 heat; into a wall: about 2 damage": what the Rocket Booster would bring. */
export function boostInWords({ stretch, end, heat, lost }: BoostPreview, calls: Calls): string {
  const met = previewInWords(end, calls);
  const first =
    met === '' ? 'the way is free' : `after ${count(stretch.points, 'space')}${AHEAD[stretch.meets]}: ${met}`;
  const dice = heat.length - 1;
  const hot =
    dice === 0
      ? 'no heat'
      : `about ${figure(meanOf(heat))} heat${lost > 0 ? `, blows up ${chanceInWords(lost)}` : ''}`;
  return `${hot}; ${first}`;
}
