import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import { spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import { given, type Given, type Position } from '@gearhall/shared/games/metaltalon/testing/given';
import { IDLE, isLegal } from '../../../stage/boards/tool';
import { tapsSuite, toolContextAt, type Tap } from '../../testing/tapsSuite';
import { readShip } from '../prospects/moveOptions';
import { playedGame } from '../testing/games';
import { resume } from './march';
import { tap } from './tap';
import type { Outcome, Pointed, ToolContext, Tool } from './tool';

const toolContextOf = (position: Position, seat?: number): ToolContext =>
  toolContextAt(metaltalon, position, seat);
const context = (situation: Given, seat?: number): ToolContext => toolContextOf(given(situation), seat);
const waiting = (seen: ToolContext): ToolContext => ({ ...seen, legal: [] });

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
  for (const tool of held) expect(tap(tool, ship('s1'), context(PAIR))).toEqual({ tool: holding('s1') });
});

test('the ship in its activation has no moves left: another one is selected all the same', () => {
  const spent = given({ ships: { ...PAIR.ships, s1: { at: 'e6', pennies: 1 } } }).play(0, {
    type: 'move',
    ship: 's1',
    to: 'e7',
  });
  expect(tap(holding('s1'), ship('s2'), toolContextOf(spent)).tool).toEqual(holding('s2'));
});

test('after a launch only the new ship may act: a tap on another one says so, and the new one stays in the tool', () => {
  const launched = given(PAIR).play(0, { type: 'launch', pennies: 2, nickels: 0, dimes: 0 });
  const id = launched.state.active?.ship ?? '';
  const outcome = tap(holding(id), ship('s1'), toolContextOf(launched));
  expect(outcome).toEqual({ tool: holding(id), refusal: { refused: 'onlyTheNewShip' } });
});

test('in played games a tap on any space that a ship can reach moves it there', () => {
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

/** On my own base. */
const PARKED: Given = { ships: { s1: { at: 'a1', pennies: 1 } } };

const TAPS: readonly Tap<Given, Pointed, Outcome>[] = [
  {
    name: 'a spent ship',
    pointed: ship('s1'),
    situation: { ships: { s1: { at: 'e6', pennies: 1, spent: true } } },
    told: { refusal: { refused: 'shipSpent' } },
  },
  {
    name: 'a ship when it is not my turn',
    pointed: ship('s1'),
    situation: { ...OPEN, turn: 1 },
    told: { refusal: { refused: 'notYourTurn' } },
  },
  {
    name: 'an opponent’s ship with an empty hand',
    pointed: ship('s2'),
    situation: OPEN,
    told: { say: 'chooseShip' },
  },
  {
    name: 'an open space with an empty hand',
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
    name: 'nothing at all puts the ship down',
    tool: holding('s1'),
    pointed: undefined,
    situation: OPEN,
    told: { tool: IDLE },
  },
  {
    name: 'a space, for a ship without moves',
    tool: holding('s1'),
    pointed: space('e9'),
    situation: { ships: { s1: { at: 'e6', nickels: 1 } } },
    told: { refusal: { refused: 'noMovesLeft' } },
  },
  {
    name: 'my own base with an empty hand opens the launching form',
    pointed: base('A'),
    situation: {},
    told: { tool: IDLE, orders: 'launch' },
  },
  {
    name: 'my own base when I cannot launch says why not',
    pointed: base('A'),
    situation: PARKED,
    told: { refusal: { refused: 'homeBaseBlocked' } },
  },
  {
    name: 'a target is fired at',
    tool: holding('s1'),
    pointed: ship('s2'),
    situation: OPEN,
    told: { tool: holding('s1'), act: { type: 'fireAtShip', ship: 's1', target: 's2' } },
  },
  {
    name: 'a ship on my base is recycled by a tap on the base’s plate',
    tool: holding('s1'),
    pointed: base('A'),
    situation: PARKED,
    told: { act: { type: 'recycle', ship: 's1' } },
  },
];

tapsSuite({ taps: TAPS, contextIn: context, tap });

test('a newly launched ship may not cross the striped border, near or far', () => {
  const launched = given({}).play(0, { type: 'launch', pennies: 9, nickels: 0, dimes: 0 });
  const id = Object.keys(launched.state.ships)[0] ?? '';
  for (const far of ['e1', 'g6']) {
    expect(tap(holding(id), space(far), toolContextOf(launched)).refusal?.refused).toBe('stripedBorder');
  }
});

test('a base with cash is fired at; one without is invaded, from beside it', () => {
  const beside = { s1: { at: 'i13', pennies: 1, nickels: 1 } } as const;
  expect(tap(holding('s1'), base('F'), context({ ships: beside })).act?.type).toBe('fireAtBase');
  const broke: Given = {
    seats: [{}, { cash: 0 }],
    ships: { ...beside, s2: { owner: 1, at: 'e6', pennies: 1 } },
  };
  expect(tap(holding('s1'), base('F'), context(broke)).act).toEqual({
    type: 'invade',
    ship: 's1',
    base: 'F',
  });
});

/** Plays what the tool sends, as the server would, until it sends no more. */
function march(position: Position, outcome: Outcome): { position: Position; sent: Action[]; tool: Tool } {
  const sent: Action[] = [];
  let [now, next] = [position, outcome];
  while (next.act) {
    sent.push(next.act);
    expect(resume(next.tool, waiting(toolContextOf(now))).act).toBeUndefined();
    expect(resume(next.tool, toolContextOf(now)).act).toBeUndefined();
    now = now.play(0, next.act);
    next = resume(next.tool, toolContextOf(now));
  }
  return { position: now, sent, tool: next.tool };
}

test('a far space is reached step by step, each sent when the one before is confirmed', () => {
  const start = given(OPEN);
  const { position, sent, tool } = march(start, tap(holding('s1'), space('e9'), toolContextOf(start)));
  expect(sent.map(({ type }) => type)).toEqual(['move', 'move', 'move']);
  expect(position.state.ships['s1']?.at).toBe('e9');
  expect(tool).toEqual(holding('s1'));
});

test('a path that ends on my base recycles the ship there', () => {
  const start = given({ ships: { s1: { at: 'c1', pennies: 3 } } });
  const { position, sent } = march(start, tap(holding('s1'), base('A'), toolContextOf(start)));
  expect(sent.map(({ type }) => type)).toEqual(['move', 'recycle']);
  expect(position.state.ships).toEqual({});
  expect(position.cash(0)).toBe(28);
});

test('a path pauses while answers are pending, and is dropped when the ship is elsewhere', () => {
  const start = given(OPEN);
  const set = tap(holding('s1'), space('e9'), waiting(toolContextOf(start)));
  expect(set.act).toBeUndefined();
  expect(resume(set.tool, toolContextOf(start)).act).toBeDefined();
  const elsewhere = given({ ships: { s1: { at: 'g9', pennies: 3 } } });
  expect(resume(set.tool, toolContextOf(elsewhere))).toEqual({ tool: holding('s1') });
});

test('the tool is idle when the turn is over, the ship gone, or the spectator has no seat', () => {
  expect(resume(holding('s1'), context({ ...OPEN, turn: 1 })).tool).toEqual(IDLE);
  expect(resume(holding('s9'), context(OPEN)).tool).toEqual(IDLE);
  expect(resume(holding('s1'), { ...context(OPEN), seat: undefined }).tool).toEqual(IDLE);
});

test('a step that was answered but did not happen ends the path: the ship does not move on later', () => {
  const start = given(OPEN);
  const set = tap(holding('s1'), space('e9'), toolContextOf(start));
  expect(resume(set.tool, waiting(toolContextOf(start))).tool).toEqual(set.tool);
  const refused = resume(set.tool, toolContextOf(start));
  expect(refused).toEqual({ tool: holding('s1') });
  const moved = start.play(0, { type: 'move', ship: 's1', to: 'e7' });
  expect(resume(refused.tool, toolContextOf(moved)).act).toBeUndefined();
});

test('a ship just launched is selected automatically', () => {
  const launched = given({}).play(0, { type: 'launch', pennies: 2, nickels: 0, dimes: 0 });
  expect(resume(IDLE, toolContextOf(launched)).tool).toEqual(
    holding(Object.keys(launched.state.ships)[0] ?? ''),
  );
});

test('in played games no tap ever sends an illegal action or throws', () => {
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
