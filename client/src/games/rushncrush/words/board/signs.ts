import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import { has, theEffect } from '@gearhall/shared/games/rushncrush/content/equipment';
import { shotDice, targetOf } from '@gearhall/shared/games/rushncrush/rules/equipment/aiming';
import { moverOf, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import { previewOf } from '@gearhall/shared/games/rushncrush/rules/previews/previews';
import { clashAt } from '@gearhall/shared/games/rushncrush/rules/ramming/sideRam';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Stretch } from '@gearhall/shared/games/rushncrush/rules/driving/stretches';
import type { Option } from '../../prospects/moveOptions';
import { callsOf } from '../cars/calls';
import { count, facesUpTo, ITEM_NAMES, listOf } from '../cars/names';
import { costInWords, previewInWords } from '../cars/previews';

/** Text on the board beside a space: short, since it covers the race. */
export interface SignText {
  readonly label: string;
  readonly detail: string;
}

export interface AboutOption {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
}

const FROM = { left: 'from the right', ahead: 'head-on', right: 'from the left' } as const;

/** The far side decides what a ram can do. (R26) */
function ramLine({ view, seat, names }: AboutOption, { to, by }: ActionOf<'sideRam'>): string {
  const clash = clashAt(view, to, by);
  if (clash?.far === 'clear') return '4 or more pushes it aside';
  if (clash?.third === undefined) return 'its far side is blocked';
  return `its far side is blocked by ${callsOf(view.cars, names, seat).full(clash.third)}`;
}

function shotLine({ view, seat, names }: AboutOption, item: ActionOf<'use'>['item']): string {
  if (!has(item, 'shoots')) return '';
  const target = targetOf(view, moverOf(view), item);
  if (!target) return '';
  return `${count(shotDice(target.range), 'die', 'dice')} at ${callsOf(view.cars, names, seat).full(target.car)}`;
}

type Short = {
  readonly [Type in Action['type']]?: (action: ActionOf<Type>, about: AboutOption) => SignText;
};

const SHORT: Short = {
  drive: () => ({ label: 'Drive here', detail: '' }),
  crash: ({ by }) => ({ label: `Hit the wall ${FROM[by]}`, detail: '' }),
  sideRam: (action, about) => ({
    label: [`Side Ram to the ${action.by}`, ...action.use.map((item) => ITEM_NAMES[item])].join(' + '),
    detail: ramLine(about, action),
  }),
  rushNCrush: () => ({ label: 'Rush ’n’ Crush', detail: '' }),
  swerve: ({ by }) => ({ label: `Swerve to the ${by}`, detail: '' }),
  boost: ({ spaces }, { view }) => ({
    label: `Rocket Booster, ${count(spaces, 'space')}`,
    detail:
      view.options.style === 'arcade'
        ? ''
        : `${count(spaces, 'heat die', 'heat dice')}, hot on ${facesUpTo(theEffect('boosts').heatUpTo)}`,
  }),
  burnOn: (_on, { view }) => ({ label: `Burn on, ${count(turnOf(view).boost, 'space')}`, detail: '' }),
  layMine: (_lay, { view }) => ({ label: 'Drop a mine here', detail: `${moverOf(view).mines} aboard` }),
  use: ({ item }, about) => ({
    label: `Fire the ${ITEM_NAMES[item]}`,
    detail: shotLine(about, item),
  }),
};

const costs = ({ changes, steering }: Stretch): string[] =>
  changes > 0 ? [costInWords({ changes, steering })] : [];

/** What the end of a stretch costs. For a Side Ram the far side says enough. */
function metLine({ view, seat, names }: AboutOption, { action, stretch }: Option): string {
  if (!stretch || action.type === 'sideRam') return '';
  return previewInWords(previewOf(view, stretch), callsOf(view.cars, names, seat));
}

/** An option in few words: what it is, and what it costs or brings. */
export function optionInWords(option: Option, about: AboutOption): SignText {
  const { action, stretch } = option;
  const words = SHORT[action.type] as ((action: Action, about: AboutOption) => SignText) | undefined;
  const { label, detail } = words?.(action, about) ?? { label: '', detail: '' };
  const cost = stretch ? listOf([count(stretch.points, 'point'), ...costs(stretch)]) : '';
  return { label, detail: [cost, detail, metLine(about, option)].filter((part) => part !== '').join('; ') };
}

/** The last line of a list with more options than it can show. */
export const MORE_WORDS = 'More in the orders';

/** On the plate of a car: "3 · 9" in third gear at speed 9, "N" in neutral. */
export const plateWords = (gear: number, speed: number): string => (gear === 0 ? 'N' : `${gear} · ${speed}`);

/** "2 gear changes that cost points, though the gear action makes them free". */
export const sparedPoints = ({ length }: readonly Action[]): string =>
  `${count(length, 'gear change')} that ${length === 1 ? 'costs' : 'cost'} points, though the gear action makes ${length === 1 ? 'it' : 'them'} free`;

/** The legend of the map. */
export const MAP_WORDS = {
  open: 'Show the map',
  close: 'Hide the map',
  map: 'Map of the course',
  order: 'Order of the round',
  /** Above the figures. */
  head: 'spaces to go',
  toGo: (steps: number): string => (Number.isFinite(steps) ? String(steps) : ''),
  lost: 'lost',
} as const;
