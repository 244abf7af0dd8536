import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import { spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import { given, type Given, type Position } from '@gearhall/shared/games/metaltalon/testing/given';
import { isLegal } from '../../../stage/tool';
import { readShip } from '../reading';
import { playedGame } from '../testing/games';
import { resume } from './march';
import { tap } from './tap';
import { IDLE, type Outcome, type Pointed, type Sight, type Tool } from './tool';

const sightOf = ({ state }: Position, seat: number | undefined = 0): Sight => {
  const view = metaltalon.project(state, 'spectator');
  return { view, seat, legal: seat === undefined ? [] : metaltalon.legal(view, seat) };
};
const sight = (situation: Given, seat: number | undefined = 0): Sight => sightOf(given(situation), seat);
const waiting = (seen: Sight): Sight => ({ ...seen, legal: [] });

const ship = (id: string): Pointed => ({ kind: 'ship', ship: id });
const space = (id: string): Pointed => ({ kind: 'space', space: id as `a${number}` });
const base = (id: 'A' | 'F'): Pointed => ({ kind: 'base', base: id });
const holding = (id: string): Tool => ({ kind: 'chosen', ship: id });

/** Two seats at A (a1) and F (j13); mine stands in the open. */
const OPEN: Given = {
  ships: { s1: { at: 'e6', pennies: 3, nickels: 1 }, s2: { owner: 1, at: 'h6', pennies: 4 } },
};

/** Two of mine, and one of theirs. */
const PAIR: Given = {
  ships: {
    s1: { at: 'e6', pennies: 3, nickels: 1 },
    s2: { at: 'c6', pennies: 2 },
    s3: { owner: 1, at: 'h6', pennies: 4 },
  },
};

test('a tap on my ship selects it, whatever was selected before', () => {
  const held: Tool[] = [
    IDLE,
    holding('s1'),
    holding('s2'),
    holding('s9'),
    { kind: 'walking', ship: 's2', way: [], sent: true },
  ];
  for (const tool of held) expect(tap(tool, ship('s1'), sight(PAIR))).toEqual({ tool: holding('s1') });
});

test('the ship in its activation has no moves left: another one is selected all the same', () => {
  const spent = given({ ships: { ...PAIR.ships, s1: { at: 'e6', pennies: 1 } } }).play(0, {
    type: 'move',
    ship: 's1',
    to: 'e7',
  });
  expect(tap(holding('s1'), ship('s2'), sightOf(spent)).tool).toEqual(holding('s2'));
});

test('after a launch only the new ship may act: a tap on another one says so, and it stays in the hand', () => {
  const launched = given(PAIR).play(0, { type: 'launch', pennies: 2, nickels: 0, dimes: 0 });
  const id = launched.state.active?.ship ?? '';
  const outcome = tap(holding(id), ship('s1'), sightOf(launched));
  expect(outcome).toEqual({ tool: holding(id), refusal: { refused: 'onlyTheNewShip' } });
});

test('in played games every space that a ship can reach is answered by going there', () => {
  let taps = 0;
  for (const { view, seat, legal } of playedGame(3, 'reach', { most: 120 })) {
    if (view.phase !== 'turns' || view.question || view.turn !== seat) continue;
    for (const id of usableShips(view, seat)) {
      for (const reach of readShip(view, id).reach.values()) {
        const { base } = spaceOf(reach.space);
        const thing: Pointed = base ? { kind: 'base', base } : space(reach.space);
        const outcome = tap(holding(id), thing, { view, seat, legal });
        expect([id, thing, outcome.refusal, outcome.say]).toEqual([id, thing, undefined, undefined]);
        expect(outcome.act).toBeDefined();
        taps += 1;
      }
    }
  }
  expect(taps).toBeGreaterThan(300);
});

interface Vain {
  readonly name: string;
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  readonly situation: Given;
  readonly told: Partial<Outcome>;
}

const VAIN: readonly Vain[] = [
  {
    name: 'a spent ship',
    tool: IDLE,
    pointed: ship('s1'),
    situation: { ships: { s1: { at: 'e6', pennies: 1, spent: true } } },
    told: { refusal: { refused: 'shipSpent' } },
  },
  {
    name: 'a ship when it is not my turn',
    tool: IDLE,
    pointed: ship('s1'),
    situation: { ...OPEN, turn: 1 },
    told: { refusal: { refused: 'notYourTurn' } },
  },
  {
    name: 'an opponent’s ship with an empty hand',
    tool: IDLE,
    pointed: ship('s2'),
    situation: OPEN,
    told: { say: 'chooseShip' },
  },
  {
    name: 'an open space with an empty hand',
    tool: IDLE,
    pointed: space('g9'),
    situation: OPEN,
    told: { say: 'chooseShip' },
  },
  {
    name: 'a space too far away',
    tool: holding('s1'),
    pointed: space('e12'),
    situation: OPEN,
    told: { say: 'tooFar' },
  },
  {
    name: 'a base full of cash, without a shot',
    tool: holding('s2'),
    pointed: base('F'),
    situation: { ships: { s2: { at: 'i13', pennies: 2 } } },
    told: { refusal: { refused: 'noShotsLeft' } },
  },
  {
    name: 'my own base from far away',
    tool: holding('s1'),
    pointed: base('A'),
    situation: OPEN,
    told: { refusal: { refused: 'notOnOwnBase' } },
  },
  {
    name: 'nothing at all',
    tool: holding('s1'),
    pointed: undefined,
    situation: OPEN,
    told: { tool: IDLE },
  },
];

test.each(VAIN)('a tap on $name does nothing but tell why', ({ tool, pointed, situation, told }) => {
  const outcome = tap(tool, pointed, sight(situation));
  expect(outcome).toMatchObject(told);
  expect(outcome.act).toBeUndefined();
});

test('a ship without moves says so', () => {
  const stuck: Given = { ships: { s1: { at: 'e6', nickels: 1 } } };
  expect(tap(holding('s1'), space('e9'), sight(stuck)).refusal?.refused).toBe('noMovesLeft');
});

test('a newly launched ship is told of the striped border, near and far', () => {
  const launched = given({}).play(0, { type: 'launch', pennies: 9, nickels: 0, dimes: 0 });
  const id = Object.keys(launched.state.ships)[0] ?? '';
  for (const far of ['e1', 'g6']) {
    expect(tap(holding(id), space(far), sightOf(launched)).refusal?.refused).toBe('stripedBorder');
  }
});

test('my own base with an empty hand opens the launching form', () => {
  expect(tap(IDLE, base('A'), sight({}))).toEqual({ tool: IDLE, orders: 'launch' });
});

test('my own base when I cannot launch says why not', () => {
  const parked: Given = { ships: { s1: { at: 'a1', pennies: 1 } } };
  expect(tap(IDLE, base('A'), sight(parked)).refusal?.refused).toBe('homeBaseBlocked');
});

test('a target is fired at', () => {
  const outcome = tap(holding('s1'), ship('s2'), sight(OPEN));
  expect(outcome.act).toEqual({ type: 'fireAtShip', ship: 's1', target: 's2' });
  expect(outcome.tool).toEqual(holding('s1'));
});

test('a base with cash is fired at; one without is invaded, from beside it', () => {
  const beside = { s1: { at: 'i13', pennies: 1, nickels: 1 } } as const;
  expect(tap(holding('s1'), base('F'), sight({ ships: beside })).act?.type).toBe('fireAtBase');
  const broke: Given = {
    seats: [{}, { cash: 0 }],
    ships: { ...beside, s2: { owner: 1, at: 'e6', pennies: 1 } },
  };
  expect(tap(holding('s1'), base('F'), sight(broke)).act).toEqual({ type: 'invade', ship: 's1', base: 'F' });
});

test('a ship on my base is recycled by a tap on the base’s plate', () => {
  const parked: Given = { ships: { s1: { at: 'a1', pennies: 1 } } };
  expect(tap(holding('s1'), base('A'), sight(parked)).act).toEqual({ type: 'recycle', ship: 's1' });
});

test('while an answer is awaited nothing is sent', () => {
  expect(tap(holding('s1'), ship('s2'), waiting(sight(OPEN)))).toMatchObject({ say: 'stillWaiting' });
});

test('whoever watches changes nothing', () => {
  expect(tap(IDLE, ship('s1'), { ...sight(OPEN), seat: undefined })).toEqual({ tool: IDLE, say: 'watching' });
});

/** Plays what the tool sends, as the server would, until it sends no more. */
function march(position: Position, outcome: Outcome): { position: Position; sent: Action[]; tool: Tool } {
  const sent: Action[] = [];
  let [now, next] = [position, outcome];
  while (next.act) {
    sent.push(next.act);
    expect(resume(next.tool, waiting(sightOf(now))).act).toBeUndefined();
    expect(resume(next.tool, sightOf(now)).act).toBeUndefined();
    now = now.play(0, next.act);
    next = resume(next.tool, sightOf(now));
  }
  return { position: now, sent, tool: next.tool };
}

test('a far space is walked to step by step, each sent when the one before is confirmed', () => {
  const start = given(OPEN);
  const { position, sent, tool } = march(start, tap(holding('s1'), space('e9'), sightOf(start)));
  expect(sent.map(({ type }) => type)).toEqual(['move', 'move', 'move']);
  expect(position.state.ships['s1']?.at).toBe('e9');
  expect(tool).toEqual(holding('s1'));
});

test('a way that ends on my base recycles the ship there', () => {
  const start = given({ ships: { s1: { at: 'c1', pennies: 3 } } });
  const { position, sent } = march(start, tap(holding('s1'), base('A'), sightOf(start)));
  expect(sent.map(({ type }) => type)).toEqual(['move', 'recycle']);
  expect(position.state.ships).toEqual({});
  expect(position.cash(0)).toBe(28);
});

test('a way is waited with while answers are awaited, and dropped when the ship is elsewhere', () => {
  const start = given(OPEN);
  const set = tap(holding('s1'), space('e9'), waiting(sightOf(start)));
  expect(set.act).toBeUndefined();
  expect(resume(set.tool, sightOf(start)).act).toBeDefined();
  const elsewhere = given({ ships: { s1: { at: 'g9', pennies: 3 } } });
  expect(resume(set.tool, sightOf(elsewhere))).toEqual({ tool: holding('s1') });
});

test('the hand is empty when the turn is over, the ship gone, or the watcher has no seat', () => {
  expect(resume(holding('s1'), sight({ ...OPEN, turn: 1 })).tool).toEqual(IDLE);
  expect(resume(holding('s9'), sight(OPEN)).tool).toEqual(IDLE);
  expect(resume(holding('s1'), { ...sight(OPEN), seat: undefined }).tool).toEqual(IDLE);
});

test('a step that was answered but did not happen ends the way: the ship does not walk on later', () => {
  const start = given(OPEN);
  const set = tap(holding('s1'), space('e9'), sightOf(start));
  expect(resume(set.tool, waiting(sightOf(start))).tool).toEqual(set.tool);
  const refused = resume(set.tool, sightOf(start));
  expect(refused).toEqual({ tool: holding('s1') });
  const moved = start.play(0, { type: 'move', ship: 's1', to: 'e7' });
  expect(resume(refused.tool, sightOf(moved)).act).toBeUndefined();
});

test('a ship just launched lies in the hand by itself', () => {
  const launched = given({}).play(0, { type: 'launch', pennies: 2, nickels: 0, dimes: 0 });
  expect(resume(IDLE, sightOf(launched)).tool).toEqual(holding(Object.keys(launched.state.ships)[0] ?? ''));
});

test('in played games no tap ever sends what is not legal, nor fails', () => {
  let taps = 0;
  for (const { view, seat, legal } of playedGame(4, 'taps', { most: 160 })) {
    const seen = { view, seat, legal };
    const things: Pointed[] = [
      ...Object.keys(view.ships).map(ship),
      ...['e6', 'b2', 'i12', 'a1', 'j13', 'f7'].map(space),
      base('A'),
      base('F'),
    ];
    for (const tool of [IDLE, ...Object.keys(view.ships).map(holding)]) {
      for (const thing of things) {
        const { act } = tap(tool, thing, seen);
        if (act) taps += 1;
        expect(!act || isLegal(seen, act)).toBe(true);
      }
    }
  }
  expect(taps).toBeGreaterThan(300);
});
