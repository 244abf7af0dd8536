import { kriegbot } from '../..';
import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { isPilot } from '../../content/cards';
import { CHASSIS_IDS } from '../../content/chassis';
import { castOf, robotsOf, seatsFor, teamOfSeat, turnsOf } from '../../content/scenarios';
import { redeal } from '../../redeal';
import type { Robot } from '../../state/robot';
import type { State } from '../../state';
import { draft } from '../../testing/scenes/drafting';
import { FACING, given } from '../../testing/given';
import { designOf, gangDesks, gangsChoose, patrolled, policeDesk } from '../../testing/scenes/policing';
import { started, type Position } from '../../testing/position';
import { cardsOn, takenFrom } from '../setup/drawer';
import { robotsOfTeam } from '../field/field';

const acting = ({ state }: Position): readonly number[] => kriegbot.toAct(state);

describe('three sides', () => {
  test('police, Sharks, Jets, Sharks, Jets; three people with a gang of one, or three to five of two', () => {
    expect([0, 1, 2, 3, 4].map((seat) => teamOfSeat({ scenario: 'sharksAndJets' }, seat))).toEqual([
      'police',
      'green',
      'yellow',
      'green',
      'yellow',
    ]);
    expect([1, 2, 3].map((robots) => seatsFor({ scenario: 'sharksAndJets' }, robots))).toEqual(
      [1, 2, 3].map(() => ({ min: 3, max: 5 })),
    );
    const gangs = (robots: number, seats: number) =>
      robotsOf({ scenario: 'sharksAndJets' }, 'green', robots, seats);
    expect([gangs(1, 3), gangs(2, 3), gangs(1, 4), gangs(1, 5)]).toEqual([1, 2, 2, 2]);
    expect(castOf({ scenario: 'sharksAndJets' }, 1, 3)?.robots.police).toBe(2);
  });

  test('KS0.23: fifteen turns, unless the table chooses otherwise', () => {
    expect(turnsOf({ scenario: 'sharksAndJets', turnLimit: 0 })).toBe(15);
    expect(turnsOf({ scenario: 'sharksAndJets', turnLimit: 25 })).toBe(25);
  });

  test('KS0.24, KS0.26: equal sides win with all their seats that are still in', () => {
    const robots = {
      police1: { at: 'B8', seat: 0 },
      police2: { chassis: 'helibot', at: '', seat: 0 },
      green1: { at: 'E11', seat: 1, slots: { inner: 'combatPilot' } },
      green2: { chassis: 'hoverbot', at: 'E13', seat: 3 },
      yellow1: { at: 'P5', seat: 2, slots: { inner: 'combatPilot' } },
      yellow2: { chassis: 'rocketbot', at: 'P3', seat: 4 },
    } as const;
    const place = given({ scenario: 'sharksAndJets', robots, turn: 15, order: ['green1'] }).resign(3);
    expect(place.robot('green2').seat).toBe(1);
    const over = place.play('green1', { type: 'pass' });
    expect(over.state.end).toEqual({ winners: [1, 2, 4], cause: 'limit' });
  });
});

describe('KS9.1: templates', () => {
  test('the police choose any two of six, alone; then the gangs are dealt two each of the rest', () => {
    const first = started(3, { scenario: 'sharksAndJets' });
    expect(acting(first)).toEqual([0]);
    expect(first.legalOf(0, 'template').map(({ chassis }) => chassis)).toEqual([
      ...CHASSIS_IDS,
      ...CHASSIS_IDS,
    ]);
    expect(first.legal(1)).toEqual([]);
    const second = gangsChoose();
    expect(second.emitted('sideDesigned')).toEqual([{ type: 'sideDesigned', team: 'police' }]);
    expect(second.emitted('dealt')).toEqual([
      { type: 'dealt', team: 'green', templates: ['rocketbot', 'hoverbot'] },
      { type: 'dealt', team: 'yellow', templates: ['spiderbot', 'robocar'] },
    ]);
    expect(acting(second)).toEqual([1, 2]);
    const third = gangDesks(5);
    expect(third.state.phase).toBe('design');
    expect(acting(third)).toEqual([1, 2, 3, 4]);
    expect(third.emitted('fielded').map(({ robot }) => robot)).toEqual([
      'green1',
      'green2',
      'yellow1',
      'yellow2',
    ]);
  });

  test('nobody sees a choice before its side has made them all', () => {
    const one = started(3, { scenario: 'sharksAndJets' }).play(0, {
      type: 'template',
      robot: 'police1',
      chassis: 'robotank',
    });
    expect(one.view(1).robots['police1']?.chassis).toBe('');
    expect(policeDesk().view(1).robots['police1']?.chassis).toBe('helibot');
    const gang = gangsChoose().play(1, { type: 'template', robot: 'green1', chassis: 'hoverbot' });
    expect(gang.view(2).robots['green1']?.chassis).toBe('');
    expect(gang.view(2).robots['police1']?.chassis).toBe('helibot');
  });
});

describe('KS9.2: the police take cards from either drawer', () => {
  const laid = () =>
    policeDesk().play(0, {
      ...draft('police1', { primary: 'railgun', zero: 'chaff' }, 'silvered'),
      from: { primary: 'green', zero: 'yellow', skin: 'green' },
    });

  test('each with its drawer; both robots may have a card of one kind, one from each', () => {
    expect(laid().robot('police1').from).toEqual({ primary: 'green', zero: 'yellow', skin: 'green' });
    const second = draft('police2', { primary: 'railgun' });
    expect(laid().refusal(0, { ...second, from: { primary: 'green' } })).toMatchObject({
      refused: 'cardTaken',
    });
    expect(laid().refusal(0, second)).toMatchObject({ refused: 'drawerNeeded' });
    expect(
      laid()
        .play(0, { ...second, from: { primary: 'yellow' } })
        .robot('police2').from,
    ).toEqual({
      primary: 'yellow',
    });
    const twice = {
      ...draft('police1', { zero: 'chaff', four: 'chaff' }),
      from: { zero: 'green', four: 'yellow' },
    };
    expect(laid().refusal(0, twice as never)).toMatchObject({ refused: 'cardTaken' });
  });

  test('a gang sees what its own drawer lacks, and nothing else of it', () => {
    const place = gangDesks();
    const { green, yellow } = place.state.teams;
    expect(green?.missing).toEqual(takenFrom(place.state, 'green'));
    expect(green?.missing.length).toBeGreaterThan(0);
    expect(place.view(1).teams['green']?.missing).toEqual(green?.missing);
    expect(place.view(1).teams['yellow']?.missing).toEqual([]);
    expect(place.view(2).teams['yellow']?.missing).toEqual(yellow?.missing);
    for (const viewer of [0, 'spectator'] as const)
      expect(place.view(viewer).teams['green']?.missing).toEqual([]);
    expect(place.view(1).robots['police1']?.from).toEqual({});
    expect(place.view(0).robots['police1']?.from).toEqual(place.state.robots['police1']?.from);
  });

  test('and cannot have it', () => {
    const place = gangDesks();
    const [gone] = place.state.teams.green?.missing ?? [];
    const slots = { primary: gone } as never;
    expect(place.refusal(1, draft('green1', slots))).toMatchObject({ refused: 'cardTaken' });
    for (const robot of ['green1', 'yellow1'] as const) {
      const { team } = place.robot(robot);
      for (const { slots: cards, skin } of place.legalOf(robot, 'design'))
        for (const card of [...Object.values(cards), skin])
          expect(place.state.teams[team]?.missing).not.toContain(card);
    }
  });

  test('the colour of a card is seen with the card', () => {
    const place = given({
      scenario: 'sharksAndJets',
      robots: {
        police1: {
          at: 'B8',
          slots: { primary: 'railgun', secondary: 'howitzer' },
          shown: ['railgun'],
          from: { primary: 'green', secondary: 'yellow' },
        },
        police2: { chassis: 'helibot', at: '' },
      },
    });
    expect(place.view(1).robots['police1']?.from).toEqual({ primary: 'green' });
  });
});

describe('KS9.3: one pilot a side', () => {
  test('one and only one, on either robot', () => {
    const place = gangDesks(5);
    const piloted = { ...draft('green1', { inner: 'hotshotPilot' }) };
    const after = place.play(1, piloted);
    expect(after.refusal(3, draft('green2', { inner: 'engineerPilot' } as never))).toMatchObject({
      refused: 'tooManyPilots',
    });
    for (const robot of ['police', 'green', 'yellow'] as const) {
      const cards = robotsOfTeam(patrolled(5).state, robot).flatMap(cardsOn);
      expect(cards.filter(isPilot)).toHaveLength(1);
    }
  });
});

describe('KS9.4: the set-up', () => {
  const krupke = { type: 'place', at: 'K8', facing: FACING.north } as const;

  test('Krupke first, on any hex that he may enter; then the edges, and the gangs; Robocop waits', () => {
    const place = patrolled();
    expect(place.emitted('designsFixed')).toHaveLength(1);
    expect(place.emitted('edgeDrawn')).toEqual([]);
    expect(place.question).toMatchObject({ kind: 'place', robot: 'police1', seat: 0 });
    const after = place.play(0, krupke);
    expect(after.emitted('edgeDrawn').map(({ team }) => team)).toEqual(['green', 'yellow']);
    expect(after.question?.kind).toBe('place');
    const begun = after.passedTo('option');
    expect(begun.robot('police2')).toMatchObject({ at: '', fate: '' });
    expect(begun.state.teams.police?.edge).toBe('');
    expect(begun.robot('green1').at).not.toBe('');
  });

  test('not where his template may not go', () => {
    const place = given({
      scenario: 'sharksAndJets',
      robots: { police1: { at: '' }, police2: { chassis: 'helibot', at: '' } },
    });
    const asking = {
      ...place.state,
      question: { kind: 'place', robot: 'police1', seat: 2, count: 0, brief: false },
    };
    const listed = kriegbot
      .legal(kriegbot.project(asking as State, 2), 2)
      .flatMap((action) => (action.type === 'place' ? [action.at] : []));
    // A spider does not wade.
    expect(listed).not.toContain('B11');
    expect(listed).toContain('K8');
  });

  test('K95: with ready-made robots he stands in the middle', () => {
    let place = started(3, { scenario: 'sharksAndJets', readyMade: true });
    while (place.state.phase === 'templates') {
      const [seat = 0] = acting(place);
      place = place.play(seat, kriegbot.fallback(place.view(seat), seat));
    }
    expect(place.robot('police1').at).toBe('K8');
    expect(place.robot('police2').at).toBe('');
    expect(place.state.teams.green?.missing).toEqual(takenFrom(place.state, 'green'));
  });
});

describe('what a gang cannot know is dealt anew', () => {
  const WORLDS = 40;
  const worldsOf = (state: State, viewer: number | 'spectator') =>
    Array.from({ length: WORLDS }, (_, index) => redeal(state, viewer, seededDice(seedFrom('gangs', index))));
  const state = patrolled(5).state;

  test.each([0, 1, 2, 'spectator'] as const)('viewer %s sees the same in all of them', (viewer) => {
    for (const world of worldsOf(state, viewer))
      expect(kriegbot.project(world, viewer)).toEqual(kriegbot.project(state, viewer));
  });

  test('no drawer has a card twice, and no robot two of a kind', () => {
    for (const world of [...worldsOf(state, 1), ...worldsOf(state, 'spectator')]) {
      for (const team of ['green', 'yellow'] as const) {
        const taken = takenFrom(world, team);
        expect(world.teams[team]?.missing).toEqual(taken);
        const own = robotsOfTeam(world, team).flatMap(cardsOn);
        expect(own.filter((card) => taken.includes(card))).toEqual([]);
      }
      for (const robot of robotsOfTeam(world, 'police'))
        expect(new Set(cardsOn(robot)).size).toBe(cardsOn(robot).length);
    }
  });

  test('the Sharks know which of their cards the police have, but not where; of the Jets’ cards nothing', () => {
    const worlds = worldsOf(state, 1);
    for (const world of worlds) expect(takenFrom(world, 'green')).toEqual(takenFrom(state, 'green'));
    expect(new Set(worlds.map((world) => String(takenFrom(world, 'yellow')))).size).toBeGreaterThan(10);
    const [card] = takenFrom(state, 'green');
    const placesOf = (world: State) =>
      robotsOfTeam(world, 'police').flatMap(({ id, slots }) =>
        Object.entries(slots).flatMap(([slot, one]) => (one.card === card ? [`${id} ${slot}`] : [])),
      );
    expect(new Set(worlds.flatMap(placesOf)).size).toBeGreaterThan(1);
  });

  test('KS9.3: a living leader is on a robot that is left', () => {
    const fled: State = {
      ...state,
      phase: 'movement',
      robots: { ...state.robots, green1: { ...(state.robots['green1'] as Robot), fate: 'fled' } },
    };
    const pilots = worldsOf(fled, 2).map((world) =>
      robotsOfTeam(world, 'green').map((robot) => cardsOn(robot).filter(isPilot).length),
    );
    for (const [gone, left] of pilots) expect([gone, left]).toEqual([0, 1]);
  });
});

describe('KS0.25: giving up', () => {
  const robots = {
    police1: { at: 'K5', facing: 'north', slots: { primary: 'magClaw' } },
    police2: { chassis: 'helibot', at: '' },
    green1: { at: 'E11', slots: { inner: 'combatPilot', primary: 'gatlingGun' } },
    yellow1: { at: 'P5', slots: { inner: 'combatPilot' } },
  } as const;
  const table = (more = {}) => given({ scenario: 'sharksAndJets', robots, phase: 'movement', ...more });

  test('the robots of a gang stand idle, points are counted as usual, and that seat wins nothing', () => {
    const after = table().resign('yellow1');
    expect(after.state.end).toBeUndefined();
    expect(kriegbot.isIn(after.state, 1)).toBe(false);
    const next = after.passedTo('attack', { robot: 'green1' });
    expect(next.robot('yellow1').marks.option).toBe('idle');
    expect(acting(next)).not.toContain(1);
    const over = table({ turn: 15 }).resign('yellow1').passedTo('attack', { robot: 'green1' });
    const end = over.play('green1', { type: 'pass' });
    expect(end.state.end).toEqual({ winners: [0], cause: 'limit' });
    expect(end.state.teams.yellow?.points).toBe(2);
  });

  test('nobody waits for the police, who are asked nothing any more', () => {
    const gone = table({ teams: { yellow: { provoked: true } } }).resign('police1');
    const next = gone
      .passedTo('attack', { robot: 'green1' })
      .play('green1', { type: 'pass' })
      .passedTo('option');
    expect(next.state.turn).toBe(2);
    expect(next.robot('police2').at).toBe('');
  });

  test('the last side that somebody plays has won', () => {
    const over = table().resign('yellow1').resign('police1');
    expect(over.state.end).toEqual({ winners: [0], cause: 'resigned' });
  });

  test('before the designs are fixed: the robots get ready-made ones', () => {
    const police = started(3, { scenario: 'sharksAndJets' }).resign(0);
    expect(police.state.phase).toBe('templates');
    expect(acting(police)).toEqual([1, 2]);
    expect(cardsOn(police.robot('police1')).length).toBeGreaterThan(4);
    const gang = gangsChoose().resign(2);
    expect(acting(gang)).toEqual([1]);
    const gone = started(3, { scenario: 'sharksAndJets' }).resign(2);
    expect(acting(gone)).toEqual([0]);
    const begun = patrolled(5).resign(0);
    expect(begun.question).toMatchObject({ kind: 'place' });
    expect(begun.robot('police1').at).not.toBe('');
    expect(designOf(policeDesk(), 'police1').from).toBeDefined();
  });
});

describe('KS0.27: talk', () => {
  const hears = ({ view }: Position, speaker: number) => kriegbot.chatAudience?.(view(speaker), speaker);

  test('each side by itself until all designs are fixed; the police without a tower lose nothing', () => {
    expect(hears(policeDesk(5), 0)).toEqual([0]);
    expect(hears(gangDesks(5), 1)).toEqual([1, 3]);
    expect(hears(gangDesks(5), 4)).toEqual([2, 4]);
    expect(hears(patrolled(5), 1)).toBe('everybody');
    const robots = {
      police1: { at: 'B8', seat: 0 },
      police2: { chassis: 'helibot', at: '', seat: 0 },
      green1: { at: 'E11', seat: 1 },
      green2: { chassis: 'hoverbot', at: 'E13', seat: 3 },
      yellow1: { at: 'P5', seat: 2 },
      yellow2: { chassis: 'rocketbot', at: 'P3', seat: 4 },
    } as const;
    const silent = given({ scenario: 'sharksAndJets', robots, structures: { towerBottom: 2 } });
    expect(hears(silent, 1)).toEqual([0, 1, 2, 4]);
    expect(hears(silent, 0)).toBe('everybody');
    expect(hears(silent, 2)).toBe('everybody');
  });
});
