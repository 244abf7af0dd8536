import type {
  Ability,
  Passive,
  PassiveId,
  Scope,
  EffectStep,
  StepId,
  StepOf,
  StrengthBonus,
} from '@gearhall/shared/games/metalheads/content/effects';
import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { amountsInWords, capital, listOf, tokensInWords, TYPE_NAMES } from './names';

export { rulingsOf } from './rulings';

const robots = (count: number): string => `${count} Robot${count === 1 ? '' : 's'}`;

function scopeInWords(on: Scope, count: number): string {
  if (on === 'self') return 'this Robot';
  if (on === 'any') return count === 1 ? 'any Robot' : 'any Robots';
  if (on === 'own') return count === 1 ? 'one of your own Robots' : 'your own Robots';
  if (on === 'others') return count === 1 ? 'a Robot of an opponent' : 'Robots of opponents';
  return 'baseAtLeast' in on
    ? `a Robot with base Strength ${on.baseAtLeast} or more`
    : `a Robot with base Strength ${on.baseAtMost} or less`;
}

type StepTexts = { readonly [Id in StepId]: (step: StepOf<Id>) => string };

/** One sentence pattern for each step; every number comes from the definition. */
const STEPS: StepTexts = {
  takeOldest: () => 'Take the oldest Robot of the row; its price is not paid.',
  draw: ({ count }) => `Draw ${robots(count)}.`,
  swap: () => 'Swap a Robot of your hand with a Robot of the row.',
  discard: ({ most, powerUpsEach, on }) =>
    most === 'all'
      ? `Discard any number of Robots of your hand: for each, place ${tokensInWords('powerUp', powerUpsEach)} on ${scopeInWords(on, 2)}.`
      : `Discard ${robots(most)} of your hand: place ${tokensInWords('powerUp', powerUpsEach)} on ${scopeInWords(on, powerUpsEach)}.`,
  give: () => 'Give a Robot of your hand to an opponent.',
  gain: ({ amounts }) => `Gain ${amountsInWords(amounts)} for this turn.`,
  gainAny: ({ most, each }) =>
    each === undefined
      ? `Gain ${most} resources of any kinds for this turn.`
      : `Gain a resource of any kind for each ${TYPE_NAMES[each]} Robot that you have completed, at most ${most}, for this turn.`,
  place: ({ token, count, on }) => `Place ${tokensInWords(token, count)} on ${scopeInWords(on, count)}.`,
  remove: ({ count, upTo, from }) =>
    `Remove ${upTo ? 'up to ' : ''}${count} token${count === 1 ? '' : 's'} from ${scopeInWords(from, count)}.`,
  move: () => 'Move a token from any Robot to another.',
  look: ({ count, rest }) =>
    `Look at the top ${robots(count)} of the deck: keep one and ${rest === 'discard' ? 'discard the rest' : 'give the other to an opponent'}.`,
  payFree: ({ most }) => `Pay with up to ${robots(most)} of your hand for no Energy.`,
  refresh: ({ which }) =>
    which === 'all'
      ? 'Refresh all your Robots.'
      : 'Refresh another Robot of yours: it can be activated again.',
  completeFree: () => 'Complete one of your Robots under construction for nothing.',
  othersDraw: ({ count }) => `Every opponent draws ${robots(count)}.`,
  sweepRow: () => 'Discard the whole row and refill it. Take a Robot of it for nothing.',
  sacrifice: () =>
    'Destroy another of your completed Robots. While you have none, this Robot cannot be completed.',
  steal: () => 'Take a Robot at random from the hand of an opponent, then give one back.',
  press: () => 'Draw the top Robot of the deck and pay with it at once, for no Energy.',
  copyPaid: () => 'From now on this Robot has the ability of one of the Robots that were paid for it.',
};

const typesInWords = (types: NonNullable<StrengthBonus['withAll']>): string =>
  listOf(types.map((type) => `a ${TYPE_NAMES[type]}`));

/** When a bonus counts: "for each other Land Robot of yours", "while you have no Sky Robot". */
function conditionOf({ each, withAll, without, atLeast, beside }: StrengthBonus): string {
  if (each === 'robot') return ' for each Robot that you have completed, this one too';
  if (each) return ` for each other ${TYPE_NAMES[each.otherOf]} Robot of yours`;
  if (withAll) return ` while you have ${typesInWords(withAll)} Robot`;
  if (without) return ` while you have no ${TYPE_NAMES[without]} Robot`;
  if (atLeast) return ` while you have ${atLeast.count} or more ${TYPE_NAMES[atLeast.of]} Robots`;
  return beside ? ` while you have another ${FAMILIES[beside]}` : '';
}

const FAMILIES: Readonly<Record<NonNullable<StrengthBonus['beside']>, string>> = { quad: 'Quad Robot' };

type PassiveTexts = { readonly [Id in PassiveId]: (value: Passive[Id]) => string };

const PASSIVES: PassiveTexts = {
  strength: (bonus) => `+${bonus.add} Strength${conditionOf(bonus)}.`,
  discount: (amounts) => `All your Robots cost ${amountsInWords(amounts)} less.`,
  damageCap: (most) => `No more than ${most} Damage counts on this Robot.`,
  ignoresDamage: ({ of, first }) =>
    first === 1
      ? `On each of your ${TYPE_NAMES[of]} Robots the first Damage does not count.`
      : `On each of your ${TYPE_NAMES[of]} Robots the first ${first} Damage do not count.`,
  powerUpBonus: ({ of, add }) => `Each Power Up on your ${TYPE_NAMES[of]} Robots counts ${add} more.`,
  rowDiscount: ({ spots, energy }) =>
    `Taking from spots ${listOf(spots.map(String))} of the row costs you ${energy} Energy less.`,
  keepsResources: (count) =>
    count === 1
      ? 'At the end of your turn you may keep 1 unspent resource for the next one.'
      : `At the end of your turn you may keep ${count} unspent resources for the next one.`,
  drawsWhenRowEmptied: (count) => `When an opponent takes the last Robot of the row, draw ${robots(count)}.`,
  sites: (count) => `You may have ${count} Robots under construction.`,
};

const stepText = (step: EffectStep): string => (STEPS[step.do] as (step: EffectStep) => string)(step);

function passiveTexts(passive: Partial<Passive>): string[] {
  return Object.entries(passive).map(([id, value]) =>
    (PASSIVES[id as PassiveId] as (value: unknown) => string)(value),
  );
}

function textOf(ability: Ability): string {
  if (ability.box === 'passive') return passiveTexts(ability.passive).join(' ');
  const text = ability.steps
    .map(stepText)
    .join(' Then: ')
    .replace(/\. Then: ([A-Z])/gu, (_all, first) => `, then ${String(first).toLowerCase()}`);
  return ability.box === 'activated' && ability.oncePerGame ? `Once in the game: ${uncapital(text)}` : text;
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a Robot can do, in a sentence or two. */
export const abilityText = (id: RobotId): string => capital(textOf(ROBOTS[id].ability));
