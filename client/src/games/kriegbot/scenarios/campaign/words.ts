import type { CampaignView, SeenPlayed, SeenWreck } from '@gearhall/shared/games/kriegbot/campaign/seeing';
import type { Decision, GangId } from '@gearhall/shared/games/kriegbot/campaign/vocabulary';
import { missionOf } from '@gearhall/shared/games/kriegbot/content/missions';
import { count, listOf } from '../../../../ui/words/language/grammar';
import { GANG_NAMES } from '../../../../ui/words/pages/series';
import { cardName } from '../../words/field/names';
import { SCENARIO_NAMES } from '../../words/field/sides';

/** Everything that the page of a campaign says. */

export const CAMPAIGN_WORDS = {
  gangs: 'The gangs',
  gang: 'Gang',
  people: 'Players',
  pilots: 'Pilots',
  cards: 'Cards',
  yours: 'your gang',
  alive: 'alive',
  dead: 'dead',
  ledger: 'The missions so far',
  nothingYet: 'No mission has been played yet.',
  stock: 'The stock of your gang',
  stockHelp: 'Each robot takes its cards from here. The other gang sees only how many there are.',
  kinds: { weapon: 'Weapons', system: 'Systems', skin: 'Skins' },
  lost: 'Lost for good',
  wrecks: 'On the wrecks',
  hidden: 'a hidden card',
  mission: 'The next mission',
  missionHelp: 'If all name the same mission, it is played. Otherwise a die decides.',
  voted: (names: string) => `Already named: ${names}.`,
  roll: 'Let the die decide',
  side: 'Which side do you want to be?',
  spoils: 'Your gang has won. What does it take?',
  spoilsHelp: 'Either all the cards on the wrecks, or one weapon or system that you have lost.',
  salvage: (cards: number) => `Salvage ${count(cards, 'card')} from the wrecks`,
  orBack: (isChoice: boolean) => (isChoice ? 'Or get one of these back:' : 'Get one of these back:'),
  living: (pilots: number) => (pilots === 0 ? 'none alive' : `${pilots} alive`),
  resurrect: (card: string) => `Get back: ${card}`,
  next: (mission: string) => `The next mission is ${mission}.`,
  problem: 'That could not be decided. Perhaps somebody was faster; look again.',
} as const;

/** What a decision says on its button. */
export function decisionWords(decision: Decision, view: CampaignView): string {
  if (decision.type === 'vote')
    return decision.mission === 'roll' ? CAMPAIGN_WORDS.roll : SCENARIO_NAMES[decision.mission];
  if (decision.type === 'side') return sideWords(decision.side, view);
  if (decision.type === 'salvage') return CAMPAIGN_WORDS.salvage(view.wrecks.length);
  return CAMPAIGN_WORDS.resurrect(cardName(decision.card));
}

function sideWords(side: 'attack' | 'defend', { mission }: CampaignView): string {
  if (mission === '') return side;
  const { robots, attackers = 'green' } = missionOf(mission);
  const team = (side === 'attack') === (attackers === 'green') ? 'green' : 'yellow';
  return `${side === 'attack' ? 'Attack' : 'Defend'} with ${count(robots[team], 'robot')}`;
}

/** What is known of cards: "Railgun, Chaff and 2 hidden cards". */
export function cardsInWords(cards: readonly SeenWreck[]): string {
  const names = cards.flatMap(({ card }) => (card ? [cardName(card)] : []));
  const hidden = cards.length - names.length;
  return listOf([...names, ...(hidden > 0 ? [count(hidden, 'hidden card')] : [])]);
}

/** A mission by its name, and who attacked. */
export const missionTitle = ({ mission, attackers }: SeenPlayed): string =>
  `${SCENARIO_NAMES[mission]}${attackers === '' ? '' : `: the ${GANG_NAMES[attackers]} attacked`}`;

/** What happened in a mission. */
export function missionWords(played: SeenPlayed): readonly string[] {
  const { victor, dead } = played;
  const fallen = (['rats', 'crows'] as const satisfies readonly GangId[]).flatMap((gang) =>
    dead[gang].length > 0 ? [`The ${GANG_NAMES[gang]} lost their ${listOf(dead[gang].map(cardName))}.`] : [],
  );
  return [
    victor === '' ? 'Nobody won.' : `The ${GANG_NAMES[victor]} won.`,
    ...(fallen.length > 0 ? fallen : ['No pilot died.']),
    ...spoilsWords(played),
  ];
}

function spoilsWords({ victor, spoils, taken, back }: SeenPlayed): readonly string[] {
  if (victor === '' || spoils === '') return [];
  if (spoils === 'salvage') return [`The ${GANG_NAMES[victor]} salvaged ${cardsInWords(taken)}.`];
  return [`The ${GANG_NAMES[victor]} got back ${back === '' ? 'a card' : cardName(back)}.`];
}
