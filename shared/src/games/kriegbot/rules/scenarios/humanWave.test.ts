import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { playout, randomPlayer } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import { hitChance } from '../../bots/field/dicePools';
import { edgeHexes, HEX_IDS, STRUCTURES } from '../../content/map';
import { TENT_NAMES } from '../../content/infantry';
import { seatsFor } from '../../content/scenarios';
import { options, type Options } from '../../options';
import { drafting } from '../../testing/scenes/drafting';
import { FACING, stateFrom } from '../../testing/given';
import { position, type Position } from '../../testing/position';
import { NAMES, soldier, wave, waveOfTwo } from '../../testing/scenes/wave';
import { rangeBetween } from '../field/arcs';
import { sitesIn } from '../setup/addedBuildings';
import { terrainAt } from '../field/sight';
import { drillOf } from '../infantry/drill';
import { targetScoreOf, waveScoreOf } from './humanWave';

const TANK = 'K15';
const unit = ({ state }: Position, id: string) => state.units.find((one) => one.id === id);
const at = (place: Position, id: string) => unit(place, id)?.at;
const steps = (place: Position) =>
  place.emitted('drilled').map(({ unit: id, step, range }) => [id, step, range]);

/** After the designs; buildings by lot. */
function setUp(seats: number, chosen: Partial<Options> = {}): Position {
  return drafting(seats, [['robotank'], []], { scenario: 'humanWave', ...chosen }).passedTo('build');
}
function playLot(place: Position, type: 'scatter' | 'place'): Position {
  const [action] = place.legalOf(0, type);
  if (!action) throw new Error(`No ${type} is possible.`);
  const step = kriegbot.apply(place.state, 0, action, seededDice(seedFrom('wave')));
  if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
  return position(step.state, step.events);
}

describe('who plays', () => {
  test('one or two seats; one robot and eight footsoldiers', () => {
    expect(seatsFor({ scenario: 'humanWave' }, 1)).toEqual({ min: 1, max: 2 });
    for (const seats of [1, 2]) {
      const { state } = setUp(seats);
      expect(Object.keys(state.robots)).toEqual(['green1']);
      expect(state.units.map(({ id }) => id)).toEqual(NAMES);
      expect(state.robots['green1']?.chassis).toBe('robotank');
    }
  });

  test('KS0.25: who gives up alone has lost; of two, the other has won', () => {
    const alone = setUp(1).resign(0);
    expect(alone.state.end).toEqual({ winners: [], cause: 'resigned' });
    expect(setUp(2).resign(0).state.end).toEqual({ winners: [1], cause: 'resigned' });
    expect(setUp(2).resign(1).state.end).toEqual({ winners: [0], cause: 'resigned' });
  });

  test('cards and cores are dealt to the tank alone', () => {
    const { state } = drafting(2, [['robotank'], []], { scenario: 'humanWave' });
    expect(state.teams['green']?.cores).toHaveLength(3);
    expect(state.teams['yellow']).toMatchObject({ cores: [], dealt: [] });
    expect(kriegbot.toAct(state)).toEqual([0]);
  });
});

describe('KS13.1: ten buildings within 4 hexes of the gas station', () => {
  test('on 53 hexes', () => {
    const { state } = setUp(2);
    expect(sitesIn(state)).toHaveLength(53);
    for (const hex of sitesIn(state))
      expect(rangeBetween(hex, STRUCTURES.gasStation.at)).toBeLessThanOrEqual(4);
  });

  test('two players: five each in turn, green first; before the tank is placed', () => {
    let place = setUp(2);
    const seats: number[] = [];
    while (place.question?.kind === 'build') {
      const { seat } = place.question;
      seats.push(seat);
      const [first] = place.legalOf(seat, 'build');
      if (!first) throw new Error('Nothing can be built.');
      place = place.play(seat, first);
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(place.state.buildings?.map(({ id }) => id).at(-1)).toBe('b10');
    expect(place.question).toMatchObject({ kind: 'place', robot: 'green1', seat: 0 });
  });

  test('alone: all ten, one after the other, or what is left of them by lot', () => {
    const first = setUp(1);
    expect(first.question).toMatchObject({ kind: 'build', seat: 0 });
    const one = first.play(0, { type: 'build', at: 'K8' });
    const all = playLot(one, 'scatter');
    expect(all.state.buildings).toHaveLength(10);
    expect(all.state.buildings?.[0]).toMatchObject({ id: 'b1', at: 'K8' });
    expect(new Set(all.state.buildings?.map((building) => building.at)).size).toBe(10);
    expect(all.question?.kind).toBe('place');
    expect(setUp(2).refusal(0, { type: 'scatter' }).refused).toBe('notAlone');
  });
});

describe('KS13.2: where the soldiers begin', () => {
  const tankPlaced = (seats: number): Position => {
    const asked = setUp(seats).passedTo('place');
    return playLot(asked, 'place');
  };

  test('each on any half-hex of the other edge, by name, after the tank; several in one', () => {
    let place = tankPlaced(2);
    const edge = place.state.teams['yellow']?.edge || 'top';
    expect(place.legalOf(1, 'placeTent').map((action) => action.at)).toEqual(edgeHexes(edge));
    const wrong = edgeHexes(edge === 'top' ? 'bottom' : 'top')[0] ?? '';
    expect(place.refusal(1, { type: 'placeTent', at: wrong }).refused).toBe('notYourEdge');
    const [here = ''] = edgeHexes(edge);
    for (const name of NAMES) {
      expect(place.question).toMatchObject({ kind: 'placeTent', robot: name, seat: 1 });
      place = place.play(1, { type: 'placeTent', at: here });
    }
    expect(place.state.units.every((one) => one.at === here)).toBe(true);
    expect(place.question).toMatchObject({ kind: 'option', robot: 'green1' });
  });

  test('alone: by lot, no two in one hex', () => {
    const place = tankPlaced(1);
    const hexes = place.state.units.map((one) => one.at);
    expect(new Set(hexes).size).toBe(8);
    for (const hex of hexes) expect(edgeHexes(place.state.teams['yellow']?.edge || 'top')).toContain(hex);
  });

  test('K95: with ready-made robots only the tank is chosen', () => {
    for (const seats of [1, 2]) {
      const plan = {
        game: kriegbot,
        options: options.parse({ scenario: 'humanWave', readyMade: true }),
        seed: 'ready-made',
        players: Array.from({ length: seats }, () => randomPlayer),
        limit: 1,
      };
      const [moment] = [...playout(plan)];
      expect(moment?.match.state).toMatchObject({ phase: 'movement', turn: 1 });
    }
  });
});

describe('KS13.3: each name is on the map, killed, or a disk', () => {
  /** The tank has a gun, and baker stands before it. */
  const before = (more: Parameters<typeof wave>[2] = {}) =>
    wave(
      { at: 'E14', facing: 'north', slots: { primary: 'gatlingGun' } },
      [soldier('baker', 'E11'), soldier('castle', 'U1')],
      { phase: 'attack', ...more },
    );
  const kill = (place: Position): Position => place.shoot('green1', 'gatlingGun', 'baker', { rolls: [4, 3] });

  test('(f) baker is shot in the attack phase of turn 3, marks the hex of the tank, lands there in turn 4, and acts in turn 5', () => {
    const marked = kill(before());
    expect(marked.emitted('unitKilled')).toEqual([{ type: 'unitKilled', unit: 'baker', cause: 'attack' }]);
    expect(marked.emitted('diskSet')).toEqual([{ type: 'diskSet', unit: 'baker', at: 'E14' }]);
    expect(steps(marked)[0]).toEqual(['baker', 'disk', 0]);
    expect(waveScoreOf(marked.state)).toBe(1);
    expect(marked.state.turn).toBe(4);
    const gone = marked.play('green1', { type: 'move', to: 'E12', facing: FACING.north });
    const landed = gone.passedTo('option');
    expect(landed.state.turn).toBe(5);
    expect(landed.emitted('landed')).toEqual([{ type: 'landed', unit: 'baker', at: 'E14' }]);
    expect(landed.state.disks).toBeUndefined();
    const acted = landed.passedTo('attack').play('green1', { type: 'pass' }, { rolls: [0, 0] });
    expect(steps(acted)[0]).toEqual(['baker', 'designator', 2]);
  });

  test('killed in the infantry phase before his turn, he marks in his place; after it, in the next one', () => {
    const withTent = (id: string) =>
      waveOfTwo({}, [{ id, at: 'E12', robot: 'green1', seat: 0 }, soldier('baker', 'E11')]);
    const early = withTent('adler').play(
      0,
      { type: 'fire', arms: 'rifle', target: 'baker' },
      { rolls: [4, 3] },
    );
    expect(early.state.turn).toBe(3);
    expect(early.question).toMatchObject({ kind: 'disk', robot: 'baker' });
    const late = withTent('tarn')
      .play(1, { type: 'pass' })
      .play(0, { type: 'fire', arms: 'rifle', target: 'baker' }, { rolls: [4, 3] });
    expect(late.state.turn).toBe(4);
    expect(late.passedTo('disk').state.turn).toBe(4);
  });

  test('that is so for one who holds, too', () => {
    const place = waveOfTwo(
      {},
      [
        { id: 'adler', at: 'E12', robot: 'green1', seat: 0 },
        soldier('baker', 'E11'),
        soldier('castle', 'U1'),
      ],
      { holds: ['castle'] },
    );
    const killed = place.play(0, { type: 'fire', arms: 'rifle', target: 'baker' }, { rolls: [4, 3] });
    expect(killed.question).toMatchObject({ kind: 'soldier', sendable: ['baker', 'castle'] });
  });

  test('of two players, he may wait with the disk, put it anywhere, and wait with the landing', () => {
    const asked = waveOfTwo({}, [soldier('baker')]);
    expect(asked.question).toMatchObject({ kind: 'disk', robot: 'baker', seat: 1 });
    expect(asked.legalOf(1, 'disk').map((action) => action.at)).toEqual(HEX_IDS);
    const waited = asked.play(1, { type: 'pass' }).passedTo('disk');
    expect(waited.state.turn).toBe(4);
    const marked = waited.play(1, { type: 'disk', at: 'A1' }).passedTo('land');
    expect(marked.state.turn).toBe(5);
    const later = marked.play(1, { type: 'pass' }).passedTo('land');
    expect(later.state.turn).toBe(6);
    const landed = later.play(1, { type: 'land' });
    expect(at(landed, 'baker')).toBe('A1');
    const next = landed.passedTo('tent');
    expect(next.state.turn).toBe(7);
  });

  test('his name is not free, and he can be killed again and again', () => {
    const again = kill(before({ teams: { yellow: { fallen: 3 } } }));
    expect(waveScoreOf(again.state)).toBe(4);
    expect(again.state.units.map(({ id }) => id)).toEqual(['baker', 'castle']);
  });
});

describe('KS13.4: the soldiers act in any order', () => {
  const three = (more: Parameters<typeof waveOfTwo>[2] = {}) =>
    waveOfTwo({}, [soldier('baker', 'A1'), soldier('castle', 'C1'), soldier('falk')], more);

  test('yellow names the next one each time, as long as there is a choice', () => {
    const first = three();
    expect(first.question).toMatchObject({
      kind: 'soldier',
      seat: 1,
      sendable: ['baker', 'castle', 'falk'],
    });
    const falk = first.play(1, { type: 'send', unit: 'falk' });
    expect(falk.question).toMatchObject({ kind: 'disk', robot: 'falk', sendable: ['baker', 'castle'] });
    const marked = falk.play(1, { type: 'disk', at: 'K8' });
    expect(marked.question).toMatchObject({ kind: 'soldier', sendable: ['baker', 'castle'] });
    const castle = marked.play(1, { type: 'send', unit: 'castle' }).play(1, { type: 'walk', to: 'C2' });
    expect(castle.question).toMatchObject({ kind: 'tent', robot: 'baker' });
    expect(castle.question?.sendable).toBeUndefined();
  });

  test('another one may be sent instead, until one has acted; and all others may be left alone', () => {
    const baker = three().play(1, { type: 'send', unit: 'baker' });
    expect(baker.question).toMatchObject({ kind: 'tent', robot: 'baker', sendable: ['castle', 'falk'] });
    const castle = baker.play(1, { type: 'send', unit: 'castle' });
    expect(castle.question).toMatchObject({ kind: 'tent', robot: 'castle', sendable: ['baker', 'falk'] });
    const left = castle.play(1, { type: 'pass' });
    expect(left.question).toMatchObject({ kind: 'soldier', sendable: ['baker', 'falk'] });
    expect(left.play(1, { type: 'pass' }).state.turn).toBe(4);
    expect(left.refusal(1, { type: 'send', unit: 'castle' }).refused).toBe('noSuchUnit');
  });

  test('from the bail-out of a green pilot on, all act by name, green ones too', () => {
    const place = waveOfTwo(
      { at: 'K15', facing: 'north', slots: { inner: 'combatPilot' }, shown: 'all' },
      [soldier('castle', 'A1'), soldier('baker', 'C1')],
      { phase: 'attack' },
    );
    const out = place
      .legalOf(0, 'bailOut')
      .find((action) => action.who === undefined || action.who === 'pilot');
    if (!out) throw new Error('No pilot can bail out.');
    const left = place.play('green1', out);
    expect(left.state.teams['green']?.bailed).toBe(true);
    expect(left.question).toMatchObject({ kind: 'tent', robot: 'baker' });
    expect(left.question?.sendable).toBeUndefined();
    // He was placed this turn; in the next one he acts among the soldiers.
    const asked = left.play(1, { type: 'pass' }).play(1, { type: 'pass' });
    expect(asked.question).toMatchObject({ kind: 'tent', robot: 'adler', seat: 0 });
    expect(asked.state.turn).toBe(4);
  });

  test('who holds is not asked when he is sent', () => {
    const held = three({ holds: ['baker', 'castle'] });
    expect(held.play(1, { type: 'send', unit: 'baker' }).question).toMatchObject({ kind: 'soldier' });
  });
});

describe('KS13.5: the score', () => {
  test('one for each structure that is destroyed, printed or added, and for each soldier', () => {
    const { state } = wave({}, [soldier('baker', 'A1')], {
      structures: { gasStation: 2, dam: 2, towerTop: 1 },
      buildings: ['K7', 'K8'],
      teams: { yellow: { fallen: 5 } },
    });
    expect(waveScoreOf(state)).toBe(7);
    const razed = { ...state, buildings: state.buildings!.map((one) => ({ ...one, damage: 2 })) };
    expect(waveScoreOf(razed)).toBe(9);
  });
  test('green’s own tents count nothing', () => {
    const { state } = waveOfTwo({}, [soldier('baker', 'A1')], { teams: { green: { fallen: 4 } } });
    expect(waveScoreOf(state)).toBe(0);
  });
});

test('KS13.6: a collapse kills the soldiers inside: one for the building, and one for each', () => {
  const place = wave(
    { at: 'K12', facing: 'north', slots: { primary: 'gatlingGun' } },
    [soldier('baker', 'K9'), soldier('castle', 'K9')],
    { phase: 'attack', structures: { gasStation: 1 } },
  );
  const after = place.shoot('green1', 'gatlingGun', 'gasStation', { rolls: [4, 4] });
  expect(waveScoreOf(after.state)).toBe(3);
  expect(after.emitted('unitKilled').map(({ unit: id }) => id)).toEqual(['baker', 'castle']);
});

test('KS13.6: a soldier who lands on the tank’s hex stands in it', () => {
  const place = wave({ painted: true }, [soldier('baker')], {
    disks: [{ unit: 'baker', at: TANK }],
    rolls: [0],
  });
  expect(at(place, 'baker')).toBe(TANK);
  expect(place.robot('green1').at).toBe(TANK);
});

/** Alone, with the printed score to reach. */
const printed: typeof wave = (robots, units, more = {}) =>
  wave(robots, units, { ...more, options: { ...more.options, target: 'printed' } });

describe('KS13.7: how it ends', () => {
  const aimed = (seatsOf: typeof wave | typeof waveOfTwo, fallen: number) =>
    seatsOf({ at: 'K15', facing: 'north', slots: { primary: 'gatlingGun' } }, [soldier('baker', 'K13')], {
      phase: 'attack',
      structures: { towerBottom: 1 },
      teams: { yellow: { fallen } },
    });

  test('(g) alone at 39 the tank topples the tower with a soldier inside: 41, and it has won at once', () => {
    const won = aimed(printed, 38).shoot('green1', 'gatlingGun', 'towerBottom', { rolls: [4, 3, 2] });
    expect(waveScoreOf(won.state)).toBe(40);
    expect(won.state.end).toEqual({ winners: [0], cause: 'waveScore' });
    const sheet = aimed(printed, 39).shoot('green1', 'gatlingGun', 'towerBottom', { rolls: [4, 3, 2] });
    expect(waveScoreOf(sheet.state)).toBe(41);
    expect(sheet.state.end).toEqual({ winners: [0], cause: 'waveScore' });
    const short = aimed(printed, 37).shoot('green1', 'gatlingGun', 'towerBottom', { rolls: [4, 3, 2] });
    expect(short.state.end).toBeUndefined();
  });

  test.each([
    [12, []],
    [10, []],
    [9, [1]],
  ] as const)('(g) two players, the tank is destroyed at %i: won by %j', (fallen, winners) => {
    const place = waveOfTwo(
      { at: 'B15', slots: { zero: 'suicideNuke' }, poweredUp: true, marks: { option: 'powerUp' } },
      [soldier('baker', 'A1')],
      { phase: 'attack', teams: { yellow: { fallen } } },
    );
    const { end } = place.play('green1', { type: 'nuke' }).state;
    expect(end).toEqual({ winners, cause: 'waveOver' });
  });

  test.each([
    ['printed', { tie: 20, win: 40 }],
    ['reconstructed', { tie: 7, win: 14 }],
  ] as const)('alone, what it takes is the table’s choice: %s', (target, scores) => {
    const units = [soldier('baker', 'A1')];
    expect(targetScoreOf(wave({}, units, { options: { target } }).state)).toEqual(scores);
    expect(targetScoreOf(wave({}, units).state)).toEqual({ tie: 7, win: 14 });
    expect(targetScoreOf(wave({}, units, { options: { edition: 1 } }).state)).toEqual({ tie: 20, win: 40 });
    expect(targetScoreOf(waveOfTwo({}, units, { options: { target } }).state)).toEqual({ tie: 10, win: 20 });
  });

  test('the tank leaves over its own edge: the score decides', () => {
    const leaving = (fallen: number) =>
      waveOfTwo({ at: 'J15', facing: 'south' }, [soldier('baker', 'A1')], {
        phase: 'movement',
        teams: { yellow: { fallen } },
      }).play('green1', { type: 'flee' }).state.end;
    expect(leaving(10)).toEqual({ winners: [], cause: 'waveOver' });
    expect(leaving(9)).toEqual({ winners: [1], cause: 'waveOver' });
  });

  test('so it does at the time limit', () => {
    const late = (seatsOf: typeof wave | typeof waveOfTwo, fallen: number) =>
      seatsOf({}, [soldier('baker', 'A1')], { turn: 25, phase: 'attack', teams: { yellow: { fallen } } });
    const ended = (seatsOf: typeof wave | typeof waveOfTwo, fallen: number) => {
      let place = late(seatsOf, fallen).play('green1', { type: 'pass' });
      if (place.question?.kind === 'tent') place = place.play(1, { type: 'pass' });
      return place.state.end;
    };
    expect(ended(waveOfTwo, 10)).toEqual({ winners: [], cause: 'limit' });
    expect(ended(waveOfTwo, 9)).toEqual({ winners: [1], cause: 'limit' });
    expect(ended(printed, 19)).toEqual({ winners: [], cause: 'limit' });
  });
});

describe('KS13.8: a derelict tank', () => {
  const left = (pilot: boolean) =>
    waveOfTwo(
      { at: 'K15', fate: 'derelict', cockpit: 'inner', slots: { inner: '' } },
      [
        ...(pilot
          ? [{ id: 'adler', at: 'K14', pilot: 'combatPilot', robot: 'green1', armed: true, seat: 0 } as const]
          : []),
        soldier('baker', 'A1'),
      ],
      { teams: { green: { bailed: true }, yellow: { fallen: 3 } } },
    );

  test('goes on as long as its pilot is on the map: he may board it again, or set it off', () => {
    const place = left(true);
    expect(place.question).toMatchObject({ kind: 'tent', robot: 'adler' });
    expect(place.legalOf(0, 'remoteNuke').length + place.legalOf(0, 'walk').length).toBeGreaterThan(0);
  });
  test('without him the score decides', () => {
    expect(left(false).state.end).toEqual({ winners: [1], cause: 'waveOver' });
  });
});

describe('KS13.9: bombardment', () => {
  test('of the painted tank, whatever towers stand', () => {
    const place = wave({ painted: true }, [soldier('baker', 'A1')], {
      structures: { towerTop: 2, towerBottom: 2 },
      rolls: [3],
    });
    expect(place.emitted('bombarded')).toMatchObject([
      { robot: 'green1', by: 'yellow', hit: true, dice: [3] },
    ]);
    expect(place.emitted('marked')).toHaveLength(2);
  });
  test('not of one that is not painted', () => {
    expect(wave({}, [soldier('baker', 'A1')]).emitted('bombarded')).toEqual([]);
  });
});

describe('KS13.10: the automated infantry', () => {
  test('(a) the gas station stops the line: he goes behind it, to the nearest of those hexes', () => {
    const place = wave({ at: 'K10' }, [soldier('baker', 'K6')]);
    expect(steps(place)).toEqual([['baker', 'hidden', 4]]);
    expect(at(place, 'baker')).toBe('K8');
  });
  test('(b) two rough hexes, both in sight and equally near: the order of the map', () => {
    const place = wave({}, [soldier('baker', 'G11')]);
    expect(steps(place)).toEqual([['baker', 'rough', 6]]);
    expect(at(place, 'baker')).toBe('G13');
  });
  test('KS13.11, KS13.12 (c) the designator over hills, and then the rifle, which hits the lowest number', () => {
    expect(hitChance(2, 3)).toBeCloseTo(0.833, 3);
    expect(hitChance(1, 3)).toBeCloseTo(0.5, 3);
    const place = wave({}, [soldier('baker', 'I11'), soldier('castle', 'I12')], { rolls: [2, 1, 5, 2, 0] });
    expect(steps(place)).toEqual([
      ['baker', 'designator', 5],
      ['castle', 'rifle', 4],
    ]);
    expect(place.emitted('locationChosen')).toEqual([
      { type: 'locationChosen', robot: 'green1', location: 2 },
    ]);
    expect(place.emitted('marked')).toMatchObject([{ item: 'secondary', marker: 'damage' }]);
  });
  test('KS13.12: of several numbers the lowest, and nobody is asked', () => {
    const place = wave({ painted: true }, [soldier('baker', 'K14')], { rolls: [4, 3, 0] });
    expect(place.emitted('locationChosen')).toMatchObject([{ location: 3 }]);
    expect(place.question).toMatchObject({ kind: 'option', robot: 'green1' });
  });
  test('(d) from building to building, until none is nearer', () => {
    const buildings = ['L6', 'J7'];
    const way: (string | undefined)[] = [];
    let from = 'L4';
    for (let turn = 0; turn < 4; turn += 1) {
      const place = wave({}, [soldier('baker', from)], { buildings });
      way.push(...place.emitted('drilled').map(({ step }) => step));
      from = at(place, 'baker') ?? '';
      way.push(from);
    }
    expect(way).toEqual(['building', 'L6', 'nextBuilding', 'J7', 'nextBuilding', 'K9', 'stays', 'K9']);
    const castle = wave({}, [soldier('castle', 'K6')], { buildings });
    expect(at(castle, 'castle')).toBe('J7');
    expect(rangeBetween('K8', TANK)).toBe(7);
  });
  test('(e) he enters the tower that stops his line', () => {
    const place = wave({}, [soldier('baker', 'K11')]);
    expect(steps(place)).toEqual([['baker', 'building', 4]]);
    expect(at(place, 'baker')).toBe('K13');
  });
  test('by name, each with what the earlier ones have done', () => {
    const place = wave({}, [soldier('castle', 'I12'), soldier('baker', 'I11')], { rolls: [0, 0, 0, 0] });
    // Baker misses, so castle tries to paint as well.
    expect(steps(place)).toEqual([
      ['baker', 'designator', 5],
      ['castle', 'designator', 4],
    ]);
  });
  test('camouflage that is lit forbids the paint, and leaves the rifle', () => {
    const coat = (camouflaged: boolean) =>
      wave(
        { skin: 'activeCamouflage', shown: ['activeCamouflage'], marks: { option: 'move', camouflaged } },
        [soldier('baker', 'I12')],
        { rolls: camouflaged ? [0] : [0, 0] },
      );
    expect(steps(coat(true))).toEqual([['baker', 'rifle', 4]]);
    expect(steps(coat(false))).toEqual([['baker', 'designator', 4]]);
  });
  test('in the hex of the tank there is always a line: three dice', () => {
    const place = wave({ painted: true }, [soldier('baker', TANK)], { rolls: [0, 0, 0, 0] });
    expect(place.emitted('rolled')).toMatchObject([{ thrown: 3, hit: false }]);
  });
  test('they are after the pilot when he has left the tank, and leave other tents alone', () => {
    const place = wave(
      { at: 'A15', fate: 'derelict', cockpit: 'inner', slots: { inner: '' } },
      [
        { id: 'adler', at: 'K11', pilot: 'combatPilot', robot: 'green1', armed: true, seat: 0, placed: 3 },
        { id: 'drake', at: 'K7', robot: 'green1', seat: 0, placed: 3 },
        soldier('baker', 'K10'),
      ],
      { teams: { green: { bailed: true } }, rolls: [0, 0] },
    );
    expect(steps(place)).toEqual([['baker', 'rifle', 1]]);
    expect(place.emitted('attacked')).toMatchObject([{ target: 'adler' }]);
  });
});

describe('KS13.13: no soldier is ever at a loss', () => {
  const lot = seededDice(seedFrom('stalls'));
  const any = (): string => lot.pick(HEX_IDS);

  test('he shoots, gets nearer, or stays in a building, wherever he and the tank are', () => {
    for (let number = 0; number < 400; number += 1) {
      const [tank, here] = [any(), any()];
      const buildings = [any(), any(), any(), any()];
      const state = stateFrom({
        scenario: 'humanWave',
        phase: 'infantry',
        alone: true,
        robots: { green1: { at: tank, painted: lot.roll(2) === 1 } },
        units: [soldier('baker', here)],
        buildings,
        structures: { dam: lot.roll(3) - 1 },
      });
      const order = drillOf(state, state.units[0]!);
      expect(order.step).not.toBe('waits');
      if (order.step === 'stays') expect(terrainAt(state, here)).toBe('building');
      if (order.to !== '') expect(rangeBetween(order.to, tank)).toBeLessThan(rangeBetween(here, tank));
      if (order.step === 'designator' || order.step === 'rifle') expect(order.target).toBe('green1');
    }
  });
});

describe('what lies face down', () => {
  /** Whether the tank has camouflage or foam, a Radar or a Rectenna, nobody but its seat knows. */
  const twin = (seatsOf: typeof wave | typeof waveOfTwo, one: boolean) =>
    seatsOf(
      {
        at: 'I14',
        skin: one ? 'activeCamouflage' : 'ablativeFoam',
        slots: { inner: one ? 'radar' : 'rectenna' },
        powerCore: { card: 'fuelCell', shown: true },
      },
      [soldier('baker', 'I10'), soldier('castle', 'H12'), soldier('falk')],
      { phase: 'attack' },
    );
  const told = ({ state, events }: Position, viewers: readonly (number | 'spectator')[]) => [
    kriegbot.toAct(state),
    events,
    viewers.map((viewer) => kriegbot.project(state, viewer)),
  ];

  test.each([
    ['alone', wave, ['spectator']],
    ['two players', waveOfTwo, [1, 'spectator']],
  ] as const)('%s: no soldier does anything else because of it', (_name, seatsOf, viewers) => {
    let twins = [twin(seatsOf, true), twin(seatsOf, false)] as const;
    for (let step = 0; step < 14; step += 1) {
      expect(told(twins[1], viewers)).toEqual(told(twins[0], viewers));
      const [seat] = kriegbot.toAct(twins[0].state);
      if (seat === undefined) return;
      const [here, there] = twins.map(({ state }) => {
        const action = kriegbot.fallback(kriegbot.project(twins[0].state, seat), seat);
        const after = kriegbot.apply(state, seat, action, seededDice(seedFrom('twins', String(step))));
        if (isRefusal(after)) throw new Error(`Refused: ${after.refused}.`);
        return position(after.state, after.events);
      });
      if (here && there) twins = [here, there];
    }
  });
});

test('a whole game alone is the same when it is played again from its record', () => {
  const plan = {
    game: kriegbot,
    options: options.parse({ scenario: 'humanWave', turnLimit: 15 }),
    seed: 'again',
    players: [randomPlayer],
    limit: 3000,
  };
  const moments = [...playout(plan)];
  const last = moments.at(-1)?.match.state;
  expect(last).toMatchObject({ phase: 'over' });
  expect([...playout(plan)].at(-1)?.match.state).toEqual(last);
  expect(moments.flatMap(({ events }) => events).some(({ type }) => type === 'drilled')).toBe(true);
});

test('every soldier who plays has a name of his own side', () => {
  expect(NAMES).toEqual(['baker', 'castle', 'falk', 'garner', 'nolan', 'orr', 'rand', 'sloan']);
  expect(TENT_NAMES.yellow.foot.slice(0, 8)).toEqual(NAMES);
});
