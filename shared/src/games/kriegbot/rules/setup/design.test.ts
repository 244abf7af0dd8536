import { kriegbot } from '../..';
import { isPilot, type ItemCardId } from '../../content/cards';
import { CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import { READY_MADE } from '../../content/designs';
import { draft, drafting, twoDesks } from '../../testing/scenes/drafting';
import type { Position } from '../../testing/position';
import { fitted } from './drawer';
import { robotOf } from '../field/field';

const WHOLE = {
  primary: 'gatlingGun',
  secondary: 'rocketPod',
  zero: 'chaff',
  four: 'targetingLaser',
  inner: 'holoBlur',
} as const;

/** Two Helibots of the green team, each run by its own seat. */
const team = (options = {}) =>
  drafting(
    4,
    [
      ['helibot', 'hoverbot'],
      ['robotank', 'robocar'],
    ],
    options,
  );

const readyAll = (place: Position): Position => {
  let next = place;
  while (next.state.phase === 'design') {
    const [seat] = kriegbot.toAct(next.state);
    if (seat === undefined) throw new Error('Nobody designs.');
    next = next.play(seat, kriegbot.fallback(next.view(seat), seat));
  }
  return next;
};

describe('K11: which card fits which slot', () => {
  test('any weapon in either weapon slot, any system in any system slot, a skin beside', () => {
    const after = twoDesks().play(
      0,
      draft('green1', { ...WHOLE, primary: 'rocketPod', secondary: 'gatlingGun' }, 'silvered'),
    );
    expect(after.robot('green1').slots.primary.card).toBe('rocketPod');
    expect(after.robot('green1').skin).toEqual({ card: 'silvered', shown: false, worn: 0 });
    expect(after.robot('green1').slots.four.shown).toBe(false);
  });

  test.each([
    ['wrongKind', draft('green1', { primary: 'chaff' }), { slot: 'primary', card: 'chaff' }],
    ['wrongKind', draft('green1', { four: 'railgun' }), { slot: 'four', card: 'railgun' }],
    ['noSuchSlot', draft('green1', { deep: 'chaff' }), { slot: 'deep' }],
    ['cardTaken', draft('green1', { zero: 'chaff', four: 'chaff' }), { card: 'chaff' }],
    ['onePilotOnly', draft('green1', { zero: 'combatPilot', four: 'hotshotPilot' }), undefined],
    ['noSuchRobot', draft('green2', {}), undefined],
    ['notYourRobot', draft('yellow1', {}), undefined],
  ] as const)('%s', (refused, action, detail) => {
    expect(twoDesks().refusal(0, action)).toEqual({ refused, ...(detail && { detail }) });
  });

  test('an armed system may lie where it has no arc', () => {
    const hover = drafting(2, [['hoverbot'], ['robotank']]);
    expect(hover.play(0, draft('green1', { zero: 'recoillessRifle' })).robot('green1').slots.zero.card).toBe(
      'recoillessRifle',
    );
  });

  test('every slot and the skin are filled before a design is ready', () => {
    const desk = twoDesks();
    expect(desk.refusal(0, { type: 'ready' })).toEqual({
      refused: 'incomplete',
      detail: { robot: 'green1' },
    });
    const bare = desk.play(0, draft('green1', WHOLE));
    expect(bare.refusal(0, { type: 'ready' }).refused).toBe('incomplete');
    const gap = desk.play(0, draft('green1', { ...WHOLE, inner: undefined } as never, 'silvered'));
    expect(gap.refusal(0, { type: 'ready' }).refused).toBe('incomplete');
    const whole = desk.play(0, draft('green1', WHOLE, 'silvered')).play(0, { type: 'ready' });
    expect(whole.state.seats[0]?.ready).toBe(true);
  });
});

describe('K68: drafts of a team', () => {
  test('a draft replaces the one before, and gives its cards back', () => {
    const after = twoDesks()
      .play(0, draft('green1', WHOLE, 'silvered'))
      .play(0, draft('green1', { primary: 'rocketPod' }));
    expect(after.robot('green1').slots.zero.card).toBe('');
    expect(after.robot('green1').skin.card).toBe('');
  });

  test("a card in a mate's draft is taken; the other team has a drawer of its own", () => {
    const after = team().play(0, draft('green1', WHOLE, 'silvered'));
    expect(after.refusal(2, draft('green2', { four: 'chaff' }))).toEqual({
      refused: 'cardTaken',
      detail: { card: 'chaff' },
    });
    expect(after.refusal(2, draft('green2', {}, 'silvered')).refused).toBe('cardTaken');
    expect(after.play(1, draft('yellow1', { four: 'chaff' }, 'silvered')).robot('yellow1').skin.card).toBe(
      'silvered',
    );
  });

  test('its own team sees it, nobody else sees even the number of cards', () => {
    const after = team().play(0, draft('green1', WHOLE, 'silvered'));
    expect(after.events).toEqual([]);
    expect(after.view(2).robots['green1']?.slots.zero.card).toBe('chaff');
    for (const viewer of [1, 3, 'spectator'] as const) {
      expect(after.view(viewer).robots['green1']?.slots.zero.card).toBe('');
      expect(after.view(viewer).robots['green1']?.skin.card).toBe('');
    }
  });

  test('a ready design is for good', () => {
    const after = twoDesks()
      .play(0, draft('green1', WHOLE, 'silvered'))
      .play(0, { type: 'ready' });
    expect(after.refusal(0, draft('green1', {})).refused).toBe('alreadyReady');
    expect(after.refusal(0, { type: 'ready' }).refused).toBe('alreadyReady');
    expect(after.legal(0)).toEqual([]);
    expect(kriegbot.toAct(after.state)).toEqual([1]);
  });

  test('when all are ready the designs are fixed, and shown to everybody face down', () => {
    const after = readyAll(twoDesks());
    expect(after.state.phase).toBe('setup');
    expect(after.emitted('designsFixed')).toHaveLength(1);
    expect(after.view(1).robots['green1']?.slots.zero.card).toBe('hidden');
    expect(after.view(1).robots['green1']?.slots.deep.card).toBe('');
    expect(after.view(1).robots['green1']?.skin.card).toBe('hidden');
  });
});

describe('K60: pilots as the scenario wants them', () => {
  const human = (options = {}) =>
    drafting(
      2,
      [
        ['helibot', 'hoverbot'],
        ['robotank', 'robocar'],
      ],
      { scenario: 'killTheHuman', ...options },
    );
  const tank = (card: ItemCardId) =>
    ({
      primary: 'railgun',
      secondary: 'howitzer',
      zero: 'radar',
      four: 'recoillessRifle',
      inner: card,
      deep: 'reverse',
    }) as const;

  test('Kill the Human: no second pilot in the team', () => {
    const one = human().play(0, draft('green1', { ...WHOLE, inner: 'combatPilot' }, 'silvered'));
    expect(one.refusal(0, draft('green2', { inner: 'hotshotPilot' }))).toEqual({
      refused: 'tooManyPilots',
      detail: { most: 1 },
    });
  });

  test('Kill the Human: not ready without a pilot', () => {
    const none = human()
      .play(0, draft('green1', WHOLE, 'silvered'))
      .play(
        0,
        draft(
          'green2',
          {
            primary: 'railgun',
            secondary: 'howitzer',
            zero: 'radar',
            four: 'recoillessRifle',
            inner: 'reverse',
          },
          'chameleon',
        ),
      );
    expect(none.refusal(0, { type: 'ready' })).toEqual({ refused: 'pilotNeeded', detail: { least: 1 } });
    const flown = none.play(0, draft('green1', { ...WHOLE, inner: 'combatPilot' }, 'silvered'));
    expect(flown.play(0, { type: 'ready' }).state.seats[0]?.ready).toBe(true);
  });

  test('Kill the Human: the last of several seats has to bring the pilot', () => {
    const first = drafting(
      4,
      [
        ['helibot', 'hoverbot'],
        ['robotank', 'robocar'],
      ],
      { scenario: 'killTheHuman' },
    )
      .play(0, draft('green1', WHOLE, 'silvered'))
      .play(0, { type: 'ready' });
    const examples = first.legalOf(2, 'design');
    expect(examples).toHaveLength(3);
    for (const { slots } of examples) expect(Object.values(slots).filter(isPilot)).toHaveLength(1);
  });

  test('The Honcho: yellow has one pilot, green any number', () => {
    const honcho = drafting(2, [['helibot', 'hoverbot'], ['robotank']], { scenario: 'theHoncho' });
    const none = honcho.play(1, draft('yellow1', tank('chobhamArmor'), 'superSteel'));
    expect(none.refusal(1, { type: 'ready' }).refused).toBe('pilotNeeded');
    const flown = honcho.play(1, draft('yellow1', tank('civilianPilot'), 'superSteel'));
    expect(flown.play(1, { type: 'ready' }).state.seats[1]?.ready).toBe(true);
    const two = honcho
      .play(0, draft('green1', { ...WHOLE, inner: 'combatPilot' }, 'silvered'))
      .play(0, draft('green2', { inner: 'hotshotPilot' }));
    expect(two.robot('green2').slots.inner.card).toBe('hotshotPilot');
  });
});

describe('the ready-made designs', () => {
  test.each(CHASSIS_IDS)('each of a %s is legal as it is', (chassis) => {
    for (const ready of READY_MADE[chassis]) {
      const desk = twoDesks();
      const robot = { ...robotOf(desk.state, 'green1'), chassis };
      expect(fitted(desk.state, robot, ready)).toEqual({ slots: ready.slots, skin: ready.skin });
    }
  });

  const FLEETS: readonly (readonly [ChassisId, ChassisId, ChassisId])[] = [
    ['rocketbot', 'helibot', 'hoverbot'],
    ['spiderbot', 'robotank', 'robocar'],
  ];
  const PICKS = [0, 1, 2].flatMap((one) =>
    [0, 1, 2].flatMap((two) => [0, 1, 2].map((three) => [one, two, three] as const)),
  );

  test.each(['showdown', 'killTheHuman'] as const)('any three of a team go together, in %s', (scenario) => {
    const fleets = drafting(2, [FLEETS[0] ?? [], FLEETS[1] ?? []], { scenario, robots: 3 });
    for (const seat of [0, 1]) {
      for (const picks of PICKS) {
        let place = fleets;
        for (const [index, pick] of picks.entries()) {
          const robot = `${seat === 0 ? 'green' : 'yellow'}${index + 1}`;
          const examples = place.legalOf(seat, 'design').filter((example) => example.robot === robot);
          expect(examples).toHaveLength(3);
          place = place.play(seat, examples[pick] ?? draft(robot, {}));
        }
        expect(place.play(seat, { type: 'ready' }).state.seats[seat]?.ready).toBe(true);
      }
    }
  });
});

describe('K65: a seat that is away', () => {
  test.each([
    [2, { robots: 3 }],
    [3, { scenario: 'killTheHuman' }],
    [5, { scenario: 'killTheHuman' }],
    [2, { scenario: 'killTheHuman', robots: 3 }],
    [3, { scenario: 'theHoncho' }],
  ] as const)('%d seats, %o: is designed for, and becomes ready', (seats, options) => {
    const [green, yellow] = [
      ['rocketbot', 'helibot', 'hoverbot'],
      ['spiderbot', 'robotank', 'robocar'],
    ] as const;
    expect(readyAll(drafting(seats, [green, yellow], options)).state.phase).toBe('setup');
  });

  test('also if its own drafts are complete, but need a pilot', () => {
    const stuck = drafting(
      2,
      [
        ['helibot', 'hoverbot'],
        ['robotank', 'robocar'],
      ],
      { scenario: 'killTheHuman' },
    )
      .play(0, draft('green1', WHOLE, 'silvered'))
      .play(
        0,
        draft(
          'green2',
          {
            primary: 'railgun',
            secondary: 'howitzer',
            zero: 'radar',
            four: 'recoillessRifle',
            inner: 'reverse',
          },
          'chameleon',
        ),
      );
    expect(readyAll(stuck).state.phase).toBe('setup');
  });
});
