import { ARMOR_PER_DIME, INCOME, WORTH } from '@gearhall/shared/games/metaltalon/content/coins';
import { FACES } from '@gearhall/shared/games/metaltalon/content/rolling';
import { makeGlossary } from '../../../ui/glossary/glossary';

const { pennies, nickels, dimes } = WORTH;

const span = (roller: keyof typeof FACES): string =>
  `${Math.min(...FACES[roller])} to ${Math.max(...FACES[roller])}`;

/** The glossary of MetalTalon. */
export const glossary = makeGlossary([
  {
    id: 'penny',
    forms: ['penny', 'pennies'],
    title: 'Penny',
    says: `Worth ${pennies}¢. Each penny in a ship gives it one move a turn.`,
  },
  {
    id: 'nickel',
    forms: ['nickel', 'nickels'],
    title: 'Nickel',
    says: `Worth ${nickels}¢. Each nickel in a ship gives it one shot a turn.`,
  },
  {
    id: 'dime',
    forms: ['dime', 'dimes'],
    title: 'Dime',
    says: `Worth ${dimes}¢. Each dime in a ship takes ${ARMOR_PER_DIME} off every roll that is fired at it.`,
  },
  {
    id: 'cash',
    forms: ['cash'],
    title: 'Cash',
    says: 'The money in your base. It pays for launches, and other players can shoot at it. Without cash your base can be invaded.',
  },
  {
    id: 'territory',
    forms: ['territory'],
    title: 'Territory',
    says: 'The spaces around a base, up to its striped border.',
  },
  {
    id: 'border',
    forms: ['striped border', 'striped borders'],
    title: 'Striped border',
    says: 'The edge of a territory. A ship cannot cross it in the turn in which it is launched; shots and all other ships can.',
  },
  {
    id: 'launch',
    forms: ['launch', 'launched', 'launches', 'launching'],
    title: 'Launch',
    says: 'Build one ship from your cash, once a turn. It starts on your base and may act at once; from then on no other ship of yours acts this turn.',
  },
  {
    id: 'recycle',
    forms: ['recycle', 'recycled', 'recycles', 'recycling'],
    title: 'Recycle',
    says: 'Take a ship apart on your own base. All its coins go back into your cash.',
  },
  {
    id: 'invade',
    forms: ['invade', 'invaded', 'invades', 'invading', 'invasion'],
    title: 'Invade',
    says: 'Move a ship onto the base of a player who has no cash. That player is out of the game.',
  },
  {
    id: 'damage',
    forms: ['damage'],
    title: 'Damage',
    says: `The roll, less 1 for each empty space on the way and less ${ARMOR_PER_DIME} for each dime in the target ship. A ship loses that many cents in coins, a base that much cash.`,
  },
  {
    id: 'openPath',
    forms: ['open path'],
    title: 'Open path',
    says: 'A way from space to space that a ship could take: not through ships, and not through bases that belong to somebody. A shot needs one.',
  },
  {
    id: 'income',
    forms: ['income'],
    title: 'Income',
    says: `At the end of your turn you get ${INCOME.turn}¢, and ${INCOME.perBase}¢ for each of your ships on a base that belongs to nobody.`,
  },
  {
    id: 'race',
    forms: ['race', 'races'],
    title: 'Race',
    says: 'Who you play: each of the ten races has one power of its own. You roll for it before the game, and may roll once more.',
  },
  {
    id: 'reroll',
    forms: ['re-roll', 're-rolls', 'new roll'],
    title: 'Re-roll',
    says: 'Clovers may pay to roll their own attack again, Murphys to have an opponent roll again. The new roll counts, better or worse.',
  },
  {
    id: 'split',
    forms: ['split', 'splits', 'splitting'],
    title: 'Split',
    says: 'The Swarm may split a ship instead of launching: some of its coins become a new ship on a free space beside it. Neither part acts again this turn.',
  },
  {
    id: 'stopwatch',
    forms: ['stopwatch'],
    title: 'Stopwatch',
    says: `A way to roll ${span('stopwatch')} instead of ${span('die')}: the last digit of a stopped watch, halved and rounded up.`,
  },
]);
