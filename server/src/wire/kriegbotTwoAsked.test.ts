import type { Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { askedAt, momentOf } from '../testing/games/kriegbotStory';
import { fieldAt, type Field } from '../testing/games/kriegbotTable';
import { type Action } from '../testing/games/steadyTable';
import { act, legalOf, witnessesOf, type Trace } from '../testing/games/story';

jest.setTimeout(60_000);

/** What is face down on the two robots that Ada runs. */
interface Hand {
  /** On the one that is shot at. */
  readonly system: string;
  /** On the one beside it, within reach of whose smoke the first one is. */
  readonly weapon: string;
}
const SMOKY: Hand = { system: 'smokeGenerator', weapon: 'flamethrower' };
const HANDS: readonly Hand[] = [
  { system: 'radar', weapon: 'howitzer' },
  { system: 'smokeGenerator', weapon: 'howitzer' },
  { system: 'civilianPilot', weapon: 'flamethrower' },
];
const [ADA, BO] = [0, 1];
/** The other team, and a spectator. */
const OTHERS = [BO, 2];

/** Bo's robot can shoot at Ada's first one; her second stands beside it. */
const table = ({ system, weapon }: Hand): Given =>
  ({
    robots: {
      green1: { chassis: 'hoverbot', at: 'E12', slots: { inner: system } },
      green2: { chassis: 'spiderbot', at: 'F12', slots: { primary: weapon } },
      yellow1: { chassis: 'helibot', at: 'E8', slots: { primary: 'heavyMachineGun' }, shown: 'all' },
      yellow2: { at: 'T1' },
    },
    order: ['yellow1', 'green1', 'green2', 'yellow2'],
  }) as Given;

/** Ada's answer for one of her robots: no, or this card; or she lets the time pass. */
type Word = readonly ['green1' | 'green2', string?] | 'silence';

const declined = (robot: string): Action => ({
  type: 'answer',
  robot,
  cards: [],
  absorb: [],
  die: -1,
  item: '',
});

interface Plan {
  readonly hand: Hand;
  readonly words: readonly Word[];
  /** Cards that are always used. */
  readonly ahead?: Readonly<Record<string, readonly string[]>>;
}

let field: Field;
afterEach(() => field.close());

/** What the others are sent: first the attack, then a step for every answer, then the rest of the turn. */
async function tell({ hand, words, ahead = {} }: Plan): Promise<Trace> {
  field = await fieldAt(table(hand), { dice: 'a hit' });
  const witnesses = await witnessesOf(field, OTHERS);
  for (const [robot, cards] of Object.entries(ahead)) {
    const always = Object.fromEntries(cards.map((card) => [card, 'always']));
    await act(field, ADA, { type: 'prepare', robot, quiet: false, cards: always });
  }
  await act(
    field,
    BO,
    legalOf(field, BO).find(({ target }) => target === 'green1')!,
  );
  expect(askedAt(field).window).toMatchObject({ kind: 'before', asked: ['green1', 'green2'] });
  await witnesses.note();
  for (const word of words) {
    if (word === 'silence') await field.silence();
    else await act(field, ADA, answerOf(word));
    await witnesses.note();
  }
  while (askedAt(field).turn < 2) {
    if (field.seen[0]!.table.answerDeadline > 0) await field.silence();
    else
      await field.step((legal) => legal.find(({ type }) => ['pass', 'locate'].includes(type)) ?? legal[0]!);
    await witnesses.note();
  }
  await witnesses.close();
  await field.close();
  return witnesses.trace;
}

function answerOf([robot, card]: Exclude<Word, 'silence'>): Action {
  const answers = legalOf(field, ADA).filter((one) => one.type === 'answer' && one['robot'] === robot);
  if (card === undefined) return declined(robot);
  return answers.find(({ cards }) => (cards as string[]).includes(card))!;
}

/** The attack, and a step for each answer but the last. */
const untilLast = (trace: Trace, words: readonly Word[]): Trace => trace.slice(0, words.length);

const ORDERS: readonly (readonly [string, readonly Word[]])[] = [
  ['for one after the other', [['green1'], ['green2']]],
  ['the other way round', [['green2'], ['green1']]],
  ['for the one that is shot at, and then not at all', [['green1'], 'silence']],
  ['for the other, and then not at all', [['green2'], 'silence']],
  ['not at all', ['silence']],
];

describe('two robots of one seat that are asked at once', () => {
  test.each(ORDERS)('send the others the same bytes whatever they hold, answering %s', async (_, words) => {
    const smoky = await tell({ hand: SMOKY, words });
    expect(smoky.length).toBeGreaterThan(words.length + 3);
    for (const hand of HANDS) expect(await tell({ hand, words })).toEqual(smoky);
  });

  test.each<readonly [string, readonly Word[], readonly Word[]]>([
    ['one uses its card first', [['green1', 'smokeGenerator'], ['green2']], [['green1'], ['green2']]],
    ['the other does', [['green2', 'flamethrower'], ['green1']], [['green2'], ['green1']]],
    [
      'one does, and time passes for the other',
      [['green1', 'smokeGenerator'], 'silence'],
      [['green1'], 'silence'],
    ],
    ['the other does, and time passes', [['green2', 'flamethrower'], 'silence'], [['green2'], 'silence']],
  ])('tell nobody what they said until the last has answered: %s', async (_, words, others) => {
    const used = await tell({ hand: SMOKY, words });
    const unused = await tell({ hand: HANDS[0]!, words: others });
    expect(untilLast(used, words)).toEqual(untilLast(unused, others));
    expect(used.at(words.length)).not.toEqual(unused.at(words.length));
  });

  test('and cards that are always to be used are used when the time is over, not before', async () => {
    const ahead = { green1: ['smokeGenerator'], green2: ['flamethrower'] };
    const words: readonly Word[] = ['silence'];
    const used = await tell({ hand: SMOKY, words, ahead });
    const unused = await tell({ hand: HANDS[0]!, words });
    expect(untilLast(used, words)).toEqual(untilLast(unused, words));
    expect(used.at(1)).not.toEqual(unused.at(1));
  });

  test('may not be asked twice, nor answer for each other', async () => {
    field = await fieldAt(table(SMOKY));
    await act(
      field,
      BO,
      legalOf(field, BO).find(({ target }) => target === 'green1')!,
    );
    await act(field, ADA, declined('green2'));
    expect(momentOf(field)).toBe('before green1');
    const again = [
      declined('green2'),
      { ...declined('green1'), cards: ['flamethrower'] },
      { ...declined('yellow1') },
    ];
    const refusals = [];
    for (const action of again) refusals.push((await field.seen[ADA]!.act(action)).refusal?.refused);
    expect(refusals).toEqual(['alreadyAnswered', 'cannotAnswer', 'notYourRobot']);
  });
});
