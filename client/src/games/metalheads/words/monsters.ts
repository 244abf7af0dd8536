import {
  monsterOf,
  type Monster,
  type MonsterId,
  type SoloSide,
  type Trigger,
} from '@gearhall/shared/games/metalheads/content/monsters';
import { capital, count, MONSTER_NAMES, tokensInWords, TYPE_NAMES } from './names';

/** What a Monster's card says about one thing. */
interface MonsterFact {
  readonly about:
    | 'Weakness'
    | 'Tokens'
    | 'Set-up'
    | 'When you complete a Robot'
    | 'End'
    | 'Each turn'
    | 'You win'
    | 'You lose';
  readonly says: string;
}

type Figures = Readonly<Partial<Record<number, number>>>;

/** "7", or for all numbers of players "7 with 2 players, 6 with 3, 4 or 5". */
function byPlayers(figures: Figures, players: number | undefined): string {
  if (players !== undefined && figures[players] !== undefined) return String(figures[players]);
  const groups = new Map<number, string[]>();
  for (const [seats, figure] of Object.entries(figures))
    if (figure !== undefined) groups.set(figure, [...(groups.get(figure) ?? []), seats]);
  return [...groups]
    .map(([figure, seats], index) => `${figure} with ${orList(seats)}${index === 0 ? ' players' : ''}`)
    .join(', ');
}

const orList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;

function tokensText({ powerUp, damage, mostCounted, destroysAt }: Monster): string {
  const worth = `A Power Up is worth +${powerUp} Strength, a Damage −${damage}.`;
  const most = mostCounted === undefined ? '' : ` At most ${mostCounted} of each count on a Robot.`;
  const destroys =
    destroysAt === undefined ? '' : ` A Robot with ${destroysAt} more Damage than Power Ups is destroyed.`;
  return `${worth}${most}${destroys}`;
}

type TriggerTexts = {
  readonly [Kind in Trigger['kind']]: (
    trigger: Extract<Trigger, { readonly kind: Kind }>,
    players: number | undefined,
  ) => string;
};

const TRIGGERS: TriggerTexts = {
  robotsAtOnce: ({ robots, bonus }, players) =>
    `somebody has completed Robots enough (${byPlayers(robots, players)}): the game stops at once, and that player gets +${bonus} Strength`,
  strength: ({ strength }) => `somebody ends a turn with ${strength} Strength or more`,
  robots: ({ robots }) => `somebody ends a turn with ${robots} Robots`,
  allTypes: ({ robots }) => `somebody ends a turn with ${robots} Robots or more, of all four types`,
  destroyed: ({ robots }, players) => `enough Robots are destroyed (${byPlayers(robots, players)})`,
  deckEmpty: () => 'the deck is empty',
  supplyEmpty: () => 'no token is left to place',
};

function endText({ triggers }: Monster, players: number | undefined): string {
  const causes = triggers.map((trigger) => {
    const text = TRIGGERS[trigger.kind] as (trigger: Trigger, players: number | undefined) => string;
    return text(trigger, players);
  });
  const isAtOnce = triggers.some(({ kind }) => kind === 'robotsAtOnce');
  return `When ${causes.join(', or ')}.${isAtOnce ? '' : ' The round is played to its end.'}`;
}

const tokensUsed = ({ tokens }: Monster, players: number | undefined): string[] =>
  tokens === undefined ? [] : [`Not all tokens are used, but only ${byPlayers(tokens, players)}.`];

const dealTexts = ({ draws, rowDamage }: Monster): string[] => [
  ...(draws > USUAL_DRAWS ? [`Draw ${draws} Robots and put ${draws - USUAL_DRAWS} of them aside.`] : []),
  ...(rowDamage === undefined
    ? []
    : [`${tokensInWords('damage', rowDamage)} lies on each Robot of the first row.`]),
];

function deckTexts({ deck }: Monster, players: number | undefined): string[] {
  if (deck === undefined) return [];
  const holds = (figures: Figures): boolean => players === undefined || figures[players] !== undefined;
  const who = (figures: Figures): string =>
    players === undefined ? `With ${orList(Object.keys(figures))} players ` : '';
  const [removed] = Object.values(deck.removed);
  const [again] = Object.values(deck.reshuffledAt);
  return [
    ...(holds(deck.removed) ? [`${who(deck.removed)}${removed ?? 0} Robots leave the game unseen.`] : []),
    holds(deck.reshuffledAt)
      ? capital(
          `${who(deck.reshuffledAt)}the discard pile is shuffled back once, when ${again ?? 0} Robots are in it or the deck is empty.`,
        )
      : 'The discard pile is not shuffled back.',
    ...(players === undefined ? ['Otherwise it never is.'] : []),
  ];
}

const USUAL_DRAWS = 5;

function completionTexts({ onCompletion }: Monster): string[] {
  const { damage, destroysWeaker } = onCompletion ?? {};
  return [
    ...(damage === undefined
      ? []
      : [
          `Place ${tokensInWords('damage', damage)} on ${damage === 1 ? 'a Robot of an opponent' : 'Robots of opponents'}.`,
        ]),
    ...(destroysWeaker === undefined
      ? []
      : [
          `With a ${TYPE_NAMES[destroysWeaker]} Robot you may destroy a Robot of an opponent with lower base Strength.`,
        ]),
  ];
}

const fact = (about: MonsterFact['about'], texts: readonly string[]): MonsterFact[] =>
  texts.length === 0 ? [] : [{ about, says: texts.join(' ') }];

const weaknessText = ({ weakness }: Monster): string =>
  `Each ${TYPE_NAMES[weakness]} Robot of a player has +1 Strength.`;

/** The front of a Monster; `players` absent: for all numbers of players. */
export function monsterFacts(id: MonsterId, players?: number): readonly MonsterFact[] {
  const monster = monsterOf(id);
  return [
    ...fact('Weakness', [weaknessText(monster)]),
    ...fact('Tokens', [tokensText(monster)]),
    ...fact('Set-up', [
      ...dealTexts(monster),
      ...deckTexts(monster, players),
      ...tokensUsed(monster, players),
    ]),
    ...fact('When you complete a Robot', completionTexts(monster)),
    ...fact('End', [endText(monster, players)]),
  ];
}

const turnsText = (turns: readonly number[], all: number | undefined): string => {
  const [from = 0] = turns;
  const to = turns.at(-1) ?? from;
  if (turns.length === all) return 'Every turn';
  if (turns.length === to - from + 1) return `In turns ${from} to ${to}`;
  return `In turns ${turns.join(' and ')}`;
};

const soloDamageText = ({ damage, turns: all }: SoloSide): string[] =>
  damage.map(({ turns, count: amount, on }) => {
    const where = on === 'strongest' ? 'your strongest Robot' : 'Robots of yours, as you like';
    return `${turnsText(turns, all)}: ${tokensInWords('damage', amount)} on ${where}.`;
  });

function gatherTexts(id: MonsterId, { gathers, savedFor, destroysFrom }: SoloSide): string[] {
  const name = MONSTER_NAMES[id];
  return [
    ...(gathers === 0
      ? []
      : [`${name} takes the ${gathers === 1 ? 'oldest Robot' : `${gathers} oldest Robots`} of the row.`]),
    ...(savedFor === undefined
      ? []
      : [
          `For each of them you may place ${tokensInWords('damage', savedFor)} on your Robots instead: it stays.`,
        ]),
    ...(destroysFrom === undefined
      ? []
      : [
          `If that has base Strength ${destroysFrom} or more, it destroys your Robot with the highest base Strength below it.`,
        ]),
  ];
}

function winText({ win, turns }: SoloSide): string {
  const within = turns === undefined ? '' : ` within ${turns} turns`;
  switch (win.kind) {
    case 'strength':
      return win.atTheEndOnly
        ? `With ${win.strength} Strength after turn ${turns ?? 0}, not earlier.`
        : `With ${win.strength} Strength${within}.`;
    case 'robots':
      return `With ${count(win.robots, 'completed Robot')}${within}.`;
    case 'strongerThanMonster':
      return 'If you are stronger than its Robots in the turn in which the deck runs out.';
  }
}

const soloSetUp = ({ sites, removedFromDeck }: SoloSide): string[] => [
  ...(removedFromDeck === undefined
    ? []
    : [`${removedFromDeck} Robots leave the game unseen; the deck is not shuffled again.`]),
  ...(sites === undefined ? [] : [`At most ${count(sites, 'Robot')} under construction.`]),
];

/** The solo side of a Monster. */
export function soloFacts(id: MonsterId): readonly MonsterFact[] {
  const monster = monsterOf(id);
  const { solo } = monster;
  return [
    ...fact('Weakness', [weaknessText(monster)]),
    ...fact('Tokens', [tokensText(monster)]),
    ...fact('Set-up', [...dealTexts(monster), ...soloSetUp(solo)]),
    ...fact('Each turn', [...gatherTexts(id, solo), ...soloDamageText(solo)]),
    ...fact('You win', [winText(solo)]),
    ...fact('You lose', [
      ...(solo.lostAt === undefined ? [] : [`When ${solo.lostAt} of your Robots have been destroyed.`]),
      'When the last turn ends without a win.',
    ]),
  ];
}
