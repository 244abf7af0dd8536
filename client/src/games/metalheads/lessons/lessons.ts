import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import { given, type Given, type GivenPlayer } from '@gearhall/shared/games/metalheads/testing/given';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { checksFor } from '../../../lessons/checks';
import type { Check, Lesson } from '../../../lessons/lesson';

const { all, any, did, didLast, happened, not } = checksFor<View, Action, Event>();

type HeadsLesson = Lesson<View, Action, Event>;
type HeadsCheck = Check<View, Action, Event>;

/** A position with the learner at the first seat, in the middle of a turn. */
const at =
  (mine: GivenPlayer, more: Omit<Given, 'players'> = {}) =>
  () =>
    given({
      monster: 'avalanche',
      players: [
        { nation: 'workshop', ...mine },
        { nation: 'dynamo', robots: ['tideGleaner'], hand: ['bomber'] },
      ],
      row: ['scrapHound', 'roadTrader', 'pylonCrane', 'overseer', 'gunship'],
      ...more,
    }).state;

const tookFor =
  (times: number, energy: number): HeadsCheck =>
  ({ events }) =>
    events.filter((event) => event.type === 'took' && event.energy === energy).length >= times;

const beats = (view: View, one: number, other: number): boolean =>
  strengthOf(view, one) > strengthOf(view, other);

/** The row and what it costs. */
const taking: HeadsLesson = {
  id: 'taking',
  title: 'Take Robots',
  goal: 'Take two Robots from the row for 1 Energy each.',
  text: [
    'You have 5 Energy a turn. Five Robots lie in the row, and your Nation says what each spot costs: the older, the cheaper.',
    'The top Robot of the deck costs 2 Energy.',
  ],
  marks: ['scrapHound', 'roadTrader'],
  start: { position: at({ hand: ['puristTank'] }) },
  isGuided: true,
  success: tookFor(2, 1),
  failures: [
    { when: did('draw'), say: 'The deck costs 2 Energy. Two spots of the row cost 1.' },
    {
      when: all(did('take'), not(tookFor(1, 1))),
      say: 'That spot cost more than 1 Energy. The oldest Robots lie on the right.',
    },
    { when: didLast('endTurn'), say: 'You ended your turn with Energy left.' },
  ],
  hints: ['The two spots on the right cost 1 Energy with the Workshop.'],
  solution: [
    { type: 'take', spot: 1 },
    { type: 'take', spot: 2 },
  ],
  wrong: [{ type: 'take', spot: 5 }],
  praise: 'Each of them can be built, or pay for another one.',
};

/** One Robot pays for another. */
const building: HeadsLesson = {
  id: 'building',
  title: 'Build with Robots',
  goal: 'Complete Field Medic: it costs 3 steel and 1 circuit.',
  text: [
    'A Robot of your hand pays for another one with the resources on its left edge. Each payment costs 1 Energy.',
    'Tap the one that pays, then the one it pays for. What is too much is lost.',
  ],
  marks: ['fieldMedic'],
  start: { position: at({ hand: ['fieldMedic', 'puristTank', 'quarryDigger', 'skyChoir'] }, { energy: 2 }) },
  success: happened('completed', { robot: 'fieldMedic' }),
  failures: [
    {
      when: all(did('construct'), not(did('construct', { robot: 'fieldMedic' }))),
      say: 'You began another Robot. Field Medic is the one to build; the others pay.',
    },
    {
      when: did('construct', { with: 'skyChoir' }),
      say: 'Sky Choir pays 1 circuit, and its fuel is lost. Now 3 steel are too much for 1 Energy.',
    },
    {
      when: any(did('take'), did('draw'), didLast('endTurn')),
      say: 'You need your 2 Energy for two payments.',
    },
  ],
  hints: [
    'Purist Tank pays 2 steel.',
    'Quarry Digger pays 1 steel and 1 circuit: together they pay for all.',
  ],
  solution: [
    { type: 'construct', robot: 'fieldMedic', with: 'puristTank' },
    { type: 'pay', robot: 'fieldMedic', with: 'quarryDigger' },
  ],
  wrong: [{ type: 'construct', robot: 'fieldMedic', with: 'skyChoir' }],
  praise: 'It adds its Strength, and can be used at once. Those that paid are discarded.',
};

/** An activated ability. */
const activating: HeadsLesson = {
  id: 'activating',
  title: 'Let Robots pay',
  goal: 'Complete Draw Barge: it lacks 3 circuits.',
  text: [
    'A completed Robot with a round arrow can be activated once a turn, for 1 Energy.',
    'Reef Circuitry gives 3 circuits for this turn. What you have gained is spent without Energy, and lost if you do not.',
  ],
  marks: ['drawBarge'],
  start: {
    position: at(
      {
        robots: ['reefCircuitry', 'dryDock'],
        constructions: [{ robot: 'drawBarge', paid: ['quarryDigger'] }],
      },
      { energy: 1, top: ['loneStar', 'tideWall'] },
    ),
  },
  success: happened('completed', { robot: 'drawBarge' }),
  failures: [
    {
      when: didLast('endTurn'),
      say: 'Draw Barge still lies there, and it gives no Strength before it is completed.',
    },
    { when: did('take'), say: 'Your only Energy is gone: activate Reef Circuitry with it.' },
  ],
  hints: ['Tap Reef Circuitry among your Robots.', 'Then put the 3 circuits on Draw Barge.'],
  solution: [
    { type: 'activate', robot: 'reefCircuitry', free: false },
    { type: 'spend', robot: 'drawBarge', kind: 'circuits', count: 3 },
  ],
  wrong: [{ type: 'endTurn' }],
  praise: 'Draw Barge has a burst: when it was completed, it drew two Robots.',
};

/** What a Robot is worth depends on the others. */
const matching: HeadsLesson = {
  id: 'matching',
  title: 'Robots that go together',
  goal: 'Complete a Robot, and keep Purist Tank as strong as it is.',
  text: [
    'Purist Tank has 5 more Strength as long as you have no Core Robot. The shape behind a Robot’s Strength is its type.',
    'Square: Land. Disc: Sea. House: Sky. Diamond: Core.',
  ],
  marks: ['puristTank'],
  start: {
    position: at(
      {
        robots: ['puristTank'],
        hand: ['dryDock'],
        constructions: [
          { robot: 'coreVault', paid: ['mimic', 'kiteScout'] },
          { robot: 'rallyMast', paid: ['fieldMedic'], gained: { steel: 1 } },
        ],
      },
      { energy: 1 },
    ),
  },
  success: happened('completed', { robot: 'rallyMast' }),
  failures: [
    {
      when: happened('completed', { robot: 'coreVault' }),
      say: 'Core Vault is a Core Robot: Purist Tank fell from 7 to 2.',
    },
    {
      when: any(did('take'), did('construct'), didLast('endTurn')),
      say: 'Pay with Dry Dock, your only Robot in hand.',
    },
  ],
  hints: [
    'Both lack 1 circuit, and Dry Dock pays one.',
    'Point at Core Vault and Rally Mast, and compare their types.',
  ],
  solution: [{ type: 'pay', robot: 'rallyMast', with: 'dryDock' }],
  wrong: [{ type: 'pay', robot: 'coreVault', with: 'dryDock' }],
  praise: 'Strength 9: 7 for Purist Tank, and 2 for Rally Mast.',
};

/** Tokens. */
const repairing: HeadsLesson = {
  id: 'repairing',
  title: 'Damage and Power Ups',
  goal: 'Take the Damage off your Colossus.',
  text: [
    'Power Ups make a Robot stronger, Damage makes it weaker: against Avalanche by 2.',
    'In your turn you may discard a Robot of your hand to take a token off one of your own. It costs no Energy.',
  ],
  marks: ['colossus'],
  start: {
    position: at(
      { robots: [{ robot: 'colossus', damage: 1 }], hand: ['skyhook', 'doomsdayCore'] },
      { energy: 0 },
    ),
  },
  success: happened('removed', { robot: 'colossus', token: 'damage' }),
  failures: [{ when: didLast('endTurn'), say: 'Colossus still counts 6 in place of 8.' }],
  hints: ['Tap Skyhook in your hand, then Colossus.', 'Keep Doomsday Core: it is worth more.'],
  solution: [{ type: 'repair', card: 'skyhook', robot: 'colossus', token: 'damage' }],
  wrong: [{ type: 'endTurn' }],
  praise: 'Colossus counts 8 again.',
};

/** The rulebook's own example. */
const chaining: HeadsLesson = {
  id: 'chaining',
  title: 'A whole turn',
  goal: 'End this turn with Strength 15. You begin with 3.',
  text: [
    'Two Robots from the row, one of them begun with the other, a Robot activated, and what it brings spent at once.',
    'Leviathan makes Sea Robots 1 stronger. Dry Dock makes every Robot cost 1 steel less.',
  ],
  marks: ['drawBarge', 'puristTank'],
  start: {
    position: () =>
      given({
        monster: 'leviathan',
        players: [
          {
            nation: 'workshop',
            robots: ['reefCircuitry', 'dryDock'],
            constructions: [{ robot: 'puristTank', paid: ['colossus'] }],
          },
          { nation: 'dynamo' },
        ],
        row: ['drawBarge', 'quarryDigger', 'loneStar', 'pylonCrane', 'mimic'],
        top: ['roadTrader', 'tideWall'],
      }).state,
  },
  success: ({ events }) => events.some((event) => event.type === 'turnEnded' && event.strength >= 15),
  failures: [
    { when: didLast('endTurn'), say: 'Less than 15. Try to complete both Draw Barge and Purist Tank.' },
  ],
  hints: [
    'Take Draw Barge and Quarry Digger, and begin the Barge with the Digger.',
    'Reef Circuitry brings the 3 circuits that the Barge lacks; it draws two Robots.',
    'Road Trader pays what Purist Tank lacks. Then end your turn.',
  ],
  solution: [
    { type: 'take', spot: 1 },
    { type: 'take', spot: 2 },
    { type: 'construct', robot: 'drawBarge', with: 'quarryDigger' },
    { type: 'activate', robot: 'reefCircuitry', free: false },
    { type: 'spend', robot: 'drawBarge', kind: 'circuits', count: 3 },
    { type: 'pay', robot: 'puristTank', with: 'roadTrader' },
    { type: 'endTurn' },
  ],
  wrong: [{ type: 'endTurn' }],
  praise: 'Four Robots and Strength 15, from 5 Energy.',
};

/** The last turn of the game: what counts is the Strength at its end. */
const ending: HeadsLesson = {
  id: 'ending',
  title: 'The last round',
  goal: 'Win: end your last turn with more Strength than the other Nation.',
  text: [
    'Against Avalanche, somebody who ends a turn with 20 Strength sets the end off. The round is still played to its end, so you have one more turn.',
    'The other Nation has 20, and you have 15. Who set the end off does not matter any more: the highest Strength wins.',
  ],
  marks: ['guardianAngel', 'loneStar'],
  start: {
    position: () =>
      given({
        monster: 'avalanche',
        players: [
          {
            nation: 'workshop',
            robots: ['skyFortress', 'puristTank'],
            hand: ['quarryDigger'],
            constructions: [
              { robot: 'guardianAngel', paid: ['loneHawk', 'puristFalcon'] },
              { robot: 'loneStar', paid: ['loneShark', 'sparkNurse'] },
            ],
          },
          { nation: 'dynamo', robots: ['colossus', 'warElephant', 'bomber'] },
        ],
        row: ['scrapHound', 'roadTrader', 'pylonCrane', 'overseer', 'gunship'],
        ...{ first: 1, round: 6, energy: 1, state: { ending: 'strength' } },
      }).state,
  },
  success: ({ view, seat }) =>
    view.phase === 'over' && view.players.every((_, other) => other === seat || beats(view, seat, other)),
  failures: [
    {
      when: happened('completed', { robot: 'loneStar' }),
      say: 'Lone Star is a Core Robot: it brings 7, but Purist Tank loses 5. 17 are not enough.',
    },
    { when: didLast('endTurn'), say: 'The game is over, and the other Nation is stronger.' },
    {
      when: any(did('take'), did('useNation')),
      say: 'What you take now is of no use any more: you need your Energy for a payment.',
    },
  ],
  hints: [
    'Quarry Digger pays what either of your two Robots lacks.',
    'Guardian Angel has 5, and 1 more as a Sky Robot against Avalanche. Then end your turn.',
  ],
  solution: [{ type: 'pay', robot: 'guardianAngel', with: 'quarryDigger' }, { type: 'endTurn' }],
  wrong: [{ type: 'pay', robot: 'loneStar', with: 'quarryDigger' }],
  praise: '21 to 20: they set the end off, and you won.',
};

export const lessons: readonly HeadsLesson[] = [
  ...[taking, building, activating, matching, repairing, chaining],
  ending,
];
