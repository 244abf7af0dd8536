import { quickDice, seededDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { distance } from '../../../../core/game/hex';
import { viewersOf } from '../../../../core/ground/seats';
import { kriegbot } from '../..';
import { isPilot, isWeapon } from '../../content/cards';
import { drawerAt } from '../../content/inPlay';
import { chassisOf, kindOfSlot, slotsOf } from '../../content/chassis';
import { coordinatesOf, MIDDLE } from '../../content/map';
import { options, type Options } from '../../options';
import { begunWith, position, type Position } from '../../testing/position';
import { anyGame } from '../../../../core/game';
import type { UsualLevel } from '../../../../core/bots/bot';
import { botPlayer, playout, playoutOf } from '../../../../core/testing/playout';
import { goOn } from '../turn/tasks';
import type { State } from '../../state';
import type { Robot } from '../../state/robot';
import { isPylonCard } from '../pieces/wrecks';

const begun = (seats = 2, chosen: Partial<Options> = {}, seed = 'wrecks'): Position => {
  const step = kriegbot.setup(
    options.parse({ scenario: 'aftermath', ...chosen }),
    seats,
    seededDice(seedFrom(seed)),
  );
  return position(step.state, step.events);
};
const choose = (card: 'combatPilot' | 'hotshotPilot' | 'civilianPilot' | 'engineerPilot') =>
  ({ type: 'choosePilot', card }) as const;

/** Both sides have chosen, and the first disk is asked for. */
const above = (): Position => begun().play(0, choose('combatPilot')).play(1, choose('hotshotPilot'));

const robotIn = ({ robots }: State, id: string): Robot => {
  const robot = robots[id];
  if (!robot) throw new Error(`There is no robot ${id}.`);
  return robot;
};
const wrecksIn = ({ robots }: State): readonly Robot[] => Object.values(robots);

/** Goes on as it would by itself, until this unit is asked this. */
function until(place: Position, kind: string, robot: string): Position {
  let next = place;
  for (let steps = 0; steps < 300; steps += 1) {
    if (next.question?.kind === kind && next.question.robot === robot) return next;
    const [seat = 0] = kriegbot.toAct(next.state);
    const step = kriegbot.apply(
      next.state,
      seat,
      kriegbot.fallback(next.view(seat), seat),
      quickDice(seedFrom(String(steps))),
    );
    if (isRefusal(step)) throw new Error(step.refused);
    next = position(step.state, step.events);
  }
  throw new Error(`It never comes to ${kind}.`);
}

/** Both pilots stand on the spiderbot's hex, and the first may act. */
const together = (): Position => {
  const first = above();
  const at = first.robot('wreck4').at;
  const marked = until(first, 'disk', 'adler').play(0, { type: 'disk', at });
  return until(until(marked, 'disk', 'baker').play(1, { type: 'disk', at }), 'tent', 'adler');
};

describe('KS14.1: where they lie', () => {
  test('one of each template, four hexes straight from the middle, on clear ground, facing north', () => {
    const { state } = begun();
    const wrecks = wrecksIn(state);
    expect(wrecks.map(({ id }) => id)).toEqual(['wreck1', 'wreck2', 'wreck3', 'wreck4', 'wreck5', 'wreck6']);
    expect(wrecks.map(({ chassis }) => chassis)).toEqual([
      'rocketbot',
      'helibot',
      'hoverbot',
      'spiderbot',
      'robotank',
      'robocar',
    ]);
    expect(new Set(wrecks.map(({ at }) => at)).size).toBe(6);
    for (const { at } of wrecks) expect(distance(coordinatesOf(at), coordinatesOf(MIDDLE))).toBe(4);
  });
  test('by lot', () => {
    const places = (seed: string) =>
      wrecksIn(begun(2, {}, seed).state)
        .map(({ at }) => at)
        .join();
    expect(places('a')).not.toBe(places('b'));
  });
});

describe('KS14.2: their cards', () => {
  const { state } = begun();
  const cards = wrecksIn(state).flatMap(({ slots, skin }) => [
    ...Object.values(slots).flatMap(({ card }) => (card === '' ? [] : [card])),
    ...(skin.card === '' ? [] : [skin.card]),
  ]);
  test('KS14 example (b): 30 of 56 cards are dealt, no pilot, none twice', () => {
    expect(drawerAt(state.options).filter((card) => !isPilot(card))).toHaveLength(56);
    expect(cards).toHaveLength(30);
    expect(new Set(cards).size).toBe(30);
    expect(cards.filter(isPilot)).toEqual([]);
  });
  test('what belongs on pylons lies on pylons, all five', () => {
    expect(cards.filter(isPylonCard)).toHaveLength(5);
    for (const { chassis, slots } of wrecksIn(state))
      for (const slot of chassis === '' ? [] : slotsOf(chassis)) {
        const { card } = slots[slot];
        if (card === '') continue;
        expect(kindOfSlot(slot) === 'weapon').toBe(isWeapon(card));
        if (isPylonCard(card) && chassis !== '') expect(chassisOf(chassis).slots[slot]?.arc).toBeDefined();
      }
  });
  test('the innermost slot is empty: the cockpit', () => {
    for (const { cockpit, slots, chassis } of wrecksIn(state)) {
      expect(cockpit).toBe(chassis === 'robotank' ? 'deep' : 'inner');
      expect(cockpit && slots[cockpit].card).toBe('');
    }
  });
});

test('KS14.3: each has one of the six power cores, full', () => {
  const cores = wrecksIn(begun().state).map(({ powerCore }) => powerCore?.card);
  expect(new Set(cores).size).toBe(6);
  expect(cores).not.toContain('');
});

describe('KS14.4: nobody’s', () => {
  test('it is no side’s, and nobody reads its cards', () => {
    const place = begun();
    for (const viewer of viewersOf(2)) {
      if (viewer === 'everyone') continue;
      for (const robot of Object.values(place.view(viewer).robots)) {
        expect(robot).toMatchObject({ team: 'wreck', fate: 'derelict' });
        for (const { card } of Object.values(robot.slots)) expect(['', 'hidden']).toContain(card);
        expect(robot.skin.card).toBe('hidden');
        expect(robot.powerCore?.card).toBe('hidden');
      }
    }
  });
  test('anybody may attack it', () => {
    const asked = together();
    expect(asked.legalOf(0, 'fire').some(({ target }) => target === 'wreck4')).toBe(true);
  });
});

describe('KS14.5: the pilots', () => {
  test('they are chosen unseen, different ones in a side, and shown together', () => {
    const first = begun(4);
    expect(first.question).toMatchObject({ kind: 'choosePilot', robot: 'adler', seat: 0 });
    const second = first.play(0, choose('combatPilot'));
    expect(second.question).toMatchObject({ robot: 'drake', seat: 2 });
    expect(second.refusal(2, choose('combatPilot')).refused).toBe('pilotTaken');
    expect(second.view(2).teams['green']?.chosen).toEqual(['combatPilot']);
    for (const viewer of [1, 3, 'spectator'] as const)
      expect(second.view(viewer).teams['green']?.chosen).toBeUndefined();
    const third = second.play(2, choose('hotshotPilot'));
    const fourth = third.play(1, choose('combatPilot'));
    expect(fourth.state.units.every(({ pilot }) => pilot === '')).toBe(true);
    const shown = fourth.play(3, choose('engineerPilot'));
    expect(shown.emitted('pilotShown').map(({ unit, card }) => [unit, card])).toEqual([
      ['adler', 'combatPilot'],
      ['drake', 'hotshotPilot'],
      ['baker', 'combatPilot'],
      ['castle', 'engineerPilot'],
    ]);
    expect(shown.view(1).teams['green']?.chosen).toBeUndefined();
  });
  test('one to three a side', () => {
    const pilots = (seats: number, robots: 1 | 2 | 3) => begun(seats, { robots }).state.units.length;
    expect([pilots(2, 1), pilots(2, 2), pilots(2, 3), pilots(4, 1), pilots(6, 1)]).toEqual([2, 4, 6, 4, 6]);
  });
});

test('KS14.6: disks on turn 1, landing on turn 2, boarding on turn 3, the robot moves on turn 4', () => {
  const first = above();
  expect(first.state).toMatchObject({ turn: 1, phase: 'infantry' });
  expect(first.question).toMatchObject({ kind: 'disk', robot: 'adler' });
  const asked = together();
  expect(asked.state.turn).toBe(3);
  const boarded = asked.play(0, { type: 'revive', facing: 2 });
  const moving = until(boarded, 'option', 'wreck4');
  expect(moving.state.turn).toBe(4);
  expect(moving.question?.seat).toBe(0);
});

describe('KS14.7: boarding', () => {
  const boarded = together().play(0, { type: 'revive', facing: 2 });
  test('it becomes that side’s, faces as chosen, and the pilot lies open in it', () => {
    expect(boarded.robot('wreck4')).toMatchObject({
      team: 'green',
      seat: 0,
      fate: '',
      facing: 2,
      captured: { origin: 'wreck' },
      slots: { inner: { card: 'combatPilot', shown: true } },
    });
    expect(boarded.emitted('revived')).toMatchObject([{ robot: 'wreck4', team: 'green', facing: 2 }]);
  });
  test('a facing has to be chosen', () => {
    expect(together().legalOf(0, 'revive')).toHaveLength(6);
    expect(together().refusal(0, { type: 'revive' }).refused).toBe('turnTooFar');
  });
  test('its side reads all its cards from then on, and nobody else', () => {
    const cards = (viewer: 0 | 1 | 'spectator') =>
      Object.values(boarded.view(viewer).robots['wreck4']?.slots ?? {}).map(({ card }) => card);
    expect(cards(0)).not.toContain('hidden');
    expect(cards(1)).toContain('hidden');
    expect(cards('spectator')).toContain('hidden');
  });
  test('KS14 example (a): the second pilot finds an enemy robot there, and may fire at it', () => {
    expect(boarded.question).toMatchObject({ kind: 'tent', robot: 'baker' });
    expect(boarded.legalOf(1, 'revive')).toEqual([]);
    expect(boarded.legalOf(1, 'fire').some(({ target }) => target === 'wreck4')).toBe(true);
  });
});

/** The same state, with nobody asked. */
function unasked(state: State): State {
  const rest: { question?: unknown } & Omit<State, 'question'> = { ...state };
  delete rest.question;
  return rest as State;
}

/** The same state, changed, and what follows at the end of its turn. */
function ending(state: State, change: (draft: State) => State): Position {
  const before: State = { ...change(state), phase: 'status', agenda: [{ kind: 'endTurn' }] };
  return begunWith(unasked(before), [], goOn);
}
const boardedBy = (place: Position): Position => place.play(0, { type: 'revive', facing: 0 });

describe('KS14.8: a robot that is left', () => {
  test('is a derelict that any pilot may board; who has run it still knows its cards', () => {
    const { state } = boardedBy(together());
    const wreck = robotIn(state, 'wreck4');
    const left: State = {
      ...state,
      robots: {
        ...state.robots,
        wreck4: {
          ...wreck,
          fate: 'derelict',
          cockpit: 'inner',
          slots: { ...wreck.slots, inner: { ...wreck.slots.inner, card: '', shown: false } },
        },
      },
    };
    const again = position(left);
    expect(again.question).toMatchObject({ kind: 'tent', robot: 'baker' });
    const taken = again.play(1, { type: 'revive', facing: 3 });
    expect(taken.robot('wreck4')).toMatchObject({
      team: 'yellow',
      captured: { origin: 'wreck', knownBy: ['wreck', 'green', 'yellow'] },
    });
    const seen = (viewer: 0 | 1 | 'spectator') => taken.view(viewer).robots['wreck4']?.slots.primary.card;
    expect(seen(0)).not.toBe('hidden');
    expect(seen(1)).not.toBe('hidden');
    expect(seen('spectator')).toBe('hidden');
  });
});

describe('KS14.9: ends', () => {
  const { state } = boardedBy(together());
  const without =
    (...units: string[]) =>
    (before: State): State => ({
      ...before,
      units: before.units.filter(({ id }) => !units.includes(id)),
    });

  test('a side without a robot and a pilot has lost, whatever the count; only at the end of the turn', () => {
    expect(without('baker')(state).end).toBeUndefined();
    expect(ending(state, without('baker')).state.end).toEqual({ winners: [0], cause: 'mostRobots' });
    expect(ending(state, (before) => before).state.end).toBeUndefined();
  });
  test('both: a draw', () => {
    const none = (before: State): State => ({
      ...without('baker')(before),
      robots: { ...before.robots, wreck4: { ...robotIn(before, 'wreck4'), fate: 'destroyed', at: '' } },
    });
    expect(ending(state, none).state.end).toEqual({ winners: [], cause: 'mostRobots' });
  });

  /** Robots that each side runs, and pilots besides, on the last turn. */
  const last = (green: readonly string[], yellow: readonly string[], more: (draft: State) => State) =>
    ending(state, (before) => {
      const run = (ids: readonly string[], team: 'green' | 'yellow') =>
        ids.map((id) => [id, { ...robotIn(before, id), team, fate: '' as const }] as const);
      const robots = {
        ...before.robots,
        ...Object.fromEntries([...run(green, 'green'), ...run(yellow, 'yellow')]),
      };
      return more({ ...before, turn: 25, robots, units: [] });
    }).state.end;
  const pilot = (id: string, team: 'green' | 'yellow') =>
    ({
      ...({ id, kind: 'foot', team, seat: 0, at: 'A1', aboard: '', slot: '' } as const),
      ...({ pilot: 'combatPilot', robot: '', armed: false, placed: 1 } as const),
    }) as const;

  test('at the limit the most living robots', () => {
    expect(last(['wreck1', 'wreck4'], ['wreck3'], (one) => one)).toEqual({ winners: [0], cause: 'limit' });
  });
  test('KS14 example (d): two robots each, three pilots against two: green wins', () => {
    const more = (one: State): State => ({ ...one, units: [pilot('adler', 'green')] });
    expect(last(['wreck1', 'wreck4'], ['wreck3', 'wreck5'], more)?.winners).toEqual([0]);
  });
  test('then the lower damage of those that are theirs; then nobody', () => {
    const hurt = (one: State): State => ({
      ...one,
      robots: { ...one.robots, wreck4: { ...robotIn(one, 'wreck4'), drive: { damage: 1, disabled: false } } },
    });
    expect(last(['wreck4'], ['wreck3'], hurt)?.winners).toEqual([1]);
    expect(last(['wreck4'], ['wreck3'], (one) => one)?.winners).toEqual([]);
  });
});

test('KS14 example (c), KS0.10: painted robots of both sides are struck, by nobody', () => {
  const { state } = boardedBy(together());
  const painted = (id: string, team: 'green' | 'yellow') =>
    ({ ...robotIn(state, id), team, seat: team === 'green' ? 0 : 1, fate: '', painted: true }) as const;
  const rest = unasked(state);
  const place = begunWith(
    {
      ...rest,
      phase: 'infantry',
      agenda: [],
      robots: { ...state.robots, wreck4: painted('wreck4', 'green'), wreck6: painted('wreck6', 'yellow') },
    } as State,
    [0, 0],
    goOn,
  );
  expect(place.emitted('bombarded')).toMatchObject([
    { robot: 'wreck4', by: 'wreck' },
    { robot: 'wreck6', by: 'wreck' },
  ]);
});

describe('what nobody can know is dealt anew', () => {
  const world = (state: State, viewer: 0 | 1 | 'spectator', seed: string): State =>
    kriegbot.redeal?.(state, viewer, seededDice(seedFrom(seed))) ?? state;
  const cardsOf = ({ robots }: State, id: string): string =>
    JSON.stringify([robots[id]?.slots, robots[id]?.skin, robots[id]?.powerCore]);

  test('every card of a wreck, within what the set-up allows', () => {
    const { state } = begun();
    const seen = new Set<string>();
    for (let number = 0; number < 20; number += 1) {
      const other = world(state, 0, `world ${number}`);
      expect(kriegbot.project(other, 0)).toEqual(kriegbot.project(state, 0));
      seen.add(cardsOf(other, 'wreck1'));
      const dealt = wrecksIn(other).flatMap(({ slots }) => Object.values(slots).map(({ card }) => card));
      expect(dealt.filter((card) => card !== '' && isPilot(card))).toEqual([]);
      expect(dealt.filter((card) => card !== '' && isPylonCard(card))).toHaveLength(5);
      for (const { chassis, slots } of wrecksIn(other))
        for (const slot of chassis === '' ? [] : slotsOf(chassis)) {
          const { card } = slots[slot];
          if (card !== '' && isPylonCard(card) && chassis !== '')
            expect(chassisOf(chassis).slots[slot]?.arc).toBeDefined();
        }
    }
    expect(seen.size).toBeGreaterThan(15);
  });
  test('but not for a side that has run it', () => {
    const { state } = boardedBy(together());
    const other = world(state, 0, 'one');
    expect(cardsOf(other, 'wreck4')).toBe(cardsOf(state, 'wreck4'));
    expect(cardsOf(other, 'wreck1')).not.toBe(cardsOf(state, 'wreck1'));
    expect(cardsOf(world(state, 1, 'one'), 'wreck4')).not.toBe(cardsOf(state, 'wreck4'));
  });
  test('the pilots that the other side has chosen', () => {
    const { state } = begun().play(0, choose('combatPilot'));
    const chosen = new Set(
      Array.from({ length: 20 }, (_, number) =>
        world(state, 1, String(number)).teams['green']?.chosen?.join(),
      ),
    );
    expect(chosen.size).toBe(4);
    expect(world(state, 0, 'one').teams['green']?.chosen).toEqual(['combatPilot']);
  });
});

describe('two tables that differ in what nobody may know', () => {
  const told = (place: Position, viewer: 1 | 'spectator') => [
    place.view(viewer),
    place.events,
    place.question,
    kriegbot.legal(place.view(viewer), 1),
  ];
  test('in the choice of a pilot, until all are shown', () => {
    const [one, other] = (['combatPilot', 'engineerPilot'] as const).map((card) =>
      begun().play(0, choose(card)),
    );
    if (!one || !other) throw new Error('There are two.');
    for (const viewer of [1, 'spectator'] as const) expect(told(one, viewer)).toEqual(told(other, viewer));
    expect(one.play(1, choose('combatPilot')).events).not.toEqual(
      other.play(1, choose('combatPilot')).events,
    );
  });
  test('in the cards of a wreck, even when it is boarded', () => {
    const place = together();
    const anew = kriegbot.redeal?.(place.state, 0, seededDice(seedFrom('twin'))) ?? place.state;
    const twin = position({ ...anew, holds: place.state.holds }, place.events);
    expect(twin.robot('wreck4').slots).not.toEqual(place.robot('wreck4').slots);
    const [one, other] = [place, twin].map((table) => boardedBy(table));
    if (!one || !other) throw new Error('There are two.');
    for (const viewer of [1, 'spectator'] as const) expect(told(one, viewer)).toEqual(told(other, viewer));
    expect(one.view(0)).not.toEqual(other.view(0));
  });
});

test('a game of bots comes to its end', () => {
  const game = anyGame(kriegbot);
  let state: State | undefined;
  const players = ['hard', 'easy', 'normal'].map((level) => botPlayer(level as UsualLevel));
  for (const { match } of playout(
    playoutOf(game, { scenario: 'aftermath', robots: 3 }, { seed: 'after', players }),
  ))
    state = match.state as State;
  expect(state?.end).toBeDefined();
});
