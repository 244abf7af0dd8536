import { MONSTER_IDS, type MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import { NATION_IDS, type NationId } from '@gearhall/shared/games/metalheads/content/nations';
import { ROBOT_IDS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { SUPPLY } from '@gearhall/shared/games/metalheads/content/tokens';
import {
  ACTIVATION_ENERGY,
  DECK_ENERGY,
  PAYMENT_ENERGY,
} from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { makeGlossary, type Entry } from '../../../ui/glossary/glossary';
import { cardInWords } from '../words/cards';
import { monsterFacts } from '../words/monsters';
import { MONSTER_NAMES, NATION_NAMES, robotName } from '../words/names';
import { nationInWords } from '../words/nations';

const TERMS: readonly Entry[] = [
  {
    id: 'energy',
    forms: ['Energy'],
    title: 'Energy',
    says: 'What a turn has to spend: 5, for the Dynamo 6. What is left at the end of the turn is lost.',
  },
  {
    id: 'strength',
    forms: ['Strength'],
    title: 'Strength',
    says: 'The sum of your completed Robots: their base, their abilities, the weakness of the Monster and the tokens. It is never below zero.',
  },
  {
    id: 'base',
    forms: ['base Strength'],
    title: 'Base Strength',
    says: 'The number on the card. Abilities, tokens and the weakness do not change it.',
  },
  {
    id: 'powerUp',
    forms: ['Power Up', 'Power Ups'],
    title: 'Power Up',
    says: 'A token that makes a Robot stronger; the Monster says by how much.',
  },
  {
    id: 'damage',
    forms: ['Damage'],
    title: 'Damage',
    says: 'The other side of the token: it makes a Robot weaker. Against Behemoth too much of it destroys the Robot.',
  },
  {
    id: 'token',
    forms: ['token', 'tokens'],
    title: 'Tokens',
    says: `There are ${SUPPLY}, with a Power Up on one side and Damage on the other. When all are placed, no more are. They do not cancel each other out.`,
  },
  {
    id: 'row',
    forms: ['row'],
    title: 'Row',
    says: 'Five open Robots beside the deck. At the end of a turn what is left slides to the right, the oldest first, and new Robots come from the left.',
  },
  {
    id: 'deck',
    forms: ['deck'],
    title: 'Deck',
    says: `Drawing the top Robot costs ${DECK_ENERGY} Energy. When the deck is empty, the discard pile is shuffled to be the deck; against Hydra not always.`,
  },
  {
    id: 'discardPile',
    forms: ['discard pile'],
    title: 'Discard pile',
    says: 'Open to all. Robots that have paid for a completed one go there.',
  },
  {
    id: 'construction',
    forms: ['construction', 'constructions', 'under construction'],
    title: 'Construction',
    says: 'A Robot that is not paid in full. It has no Strength and no ability, and stays until it is completed. You may have three at a time.',
  },
  {
    id: 'pay',
    forms: ['pays', 'pay', 'payment', 'payments'],
    title: 'Paying',
    says: `A Robot of your hand goes under the one that you build, for ${PAYMENT_ENERGY} Energy: the resources on its side count. It must cover something that is missing; what is too much is lost.`,
  },
  {
    id: 'resource',
    forms: ['resource', 'resources', 'steel', 'circuit', 'circuits', 'fuel'],
    title: 'Resources',
    says: 'Steel, circuits and fuel. Robots cost them, and their sides pay them. Those that an ability gives must be spent in the same turn.',
  },
  {
    id: 'activate',
    forms: ['activate', 'activates', 'activated', 'activation'],
    title: 'Activating',
    says: `Using the ability of a completed Robot for ${ACTIVATION_ENERGY} Energy. The Robot is turned, and works once a turn.`,
  },
  {
    id: 'passive',
    forms: ['passive'],
    title: 'Passive',
    says: 'An ability that holds as long as the Robot is completed, without Energy.',
  },
  {
    id: 'instant',
    forms: ['instant'],
    title: 'Instant',
    says: 'An ability that is done once, for nothing, when the Robot is completed.',
  },
  {
    id: 'refresh',
    forms: ['refresh', 'refreshes', 'refreshed'],
    title: 'Refreshing',
    says: 'A turned Robot stands upright again and can be activated. All are refreshed at the end of the turn.',
  },
  {
    id: 'nation',
    forms: ['Nation', 'Nations'],
    title: 'Nation',
    says: 'Whom you lead. It says what the spots of the row cost you, and it has an ability.',
  },
  {
    id: 'monster',
    forms: ['Monster', 'Monsters'],
    title: 'Monster',
    says: 'What everybody fights. It says what tokens are worth, which type has more Strength, and when the game ends.',
  },
  {
    id: 'weakness',
    forms: ['weakness'],
    title: 'Weakness',
    says: 'A type of Robot that the Monster fears: each of them has one more Strength in the hands of a player.',
  },
  {
    id: 'destroyed',
    forms: ['destroyed', 'destroy', 'destroys'],
    title: 'Destroyed',
    says: 'Such a Robot leaves the game for good. Its tokens go back.',
  },
  {
    id: 'upright',
    forms: ['upright'],
    title: 'Upright',
    says: 'A Robot that has not been activated this turn.',
  },
];

/** A name that explains itself. */
const named = (id: string, name: string, says: string): Entry => ({ id, forms: [name], title: name, says });

const robotEntry = (id: RobotId): Entry => named(id, robotName(id), cardInWords(id));

const nationEntry = (id: NationId): Entry => named(id, NATION_NAMES[id], nationInWords(id));

/** Its weakness, and what tokens are worth. */
const monsterEntry = (id: MonsterId): Entry =>
  named(
    id,
    MONSTER_NAMES[id],
    monsterFacts(id)
      .slice(0, 2)
      .map(({ says }) => says)
      .join(' '),
  );

/** The glossary of Metalheads: its terms, and every card. */
export const glossary = makeGlossary([
  ...TERMS,
  ...ROBOT_IDS.map(robotEntry),
  ...NATION_IDS.map(nationEntry),
  ...MONSTER_IDS.map(monsterEntry),
]);
