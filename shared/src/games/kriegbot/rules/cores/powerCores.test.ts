import { expectDefined } from '../../../../core/ground/result';
import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { playout, randomPlayer } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import { CORE_IDS, coreWith } from '../../content/cores';
import { options } from '../../options';
import type { State } from '../../state';
import { drafting } from '../../testing/scenes/drafting';
import { fight } from '../../testing/scenes/fight';
import { given, type GivenRobot } from '../../testing/given';
import { attackWith } from '../../testing/scenes/shots';
import { started } from '../../testing/position';
import { rechargeOf } from './energy';
import { chanceToHit } from '../previews/odds';
import { maxSpeed } from '../pieces/speed';

/** The worked examples of power cores, by their numbers. */

const core = (
  card: NonNullable<GivenRobot['powerCore']>['card'],
  level?: number,
  shown = level !== undefined,
): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card, shown, ...(level !== undefined && { level }) },
});
const car = (more: Partial<GivenRobot> = {}): GivenRobot => ({ chassis: 'robocar', at: 'A5', ...more });
const tank = (primary: string, more: Partial<GivenRobot> = {}): GivenRobot =>
  ({ at: 'A10', ...more, slots: { primary, ...more.slots } }) as GivenRobot;
const pays = (events: readonly { readonly from: number; readonly to: number }[]): readonly number[] => [
  ...events.slice(0, 1).map(({ from }) => from),
  ...events.map(({ to }) => to),
];
/** It is to move, at a table with power cores. */
const moving = (robot: Partial<GivenRobot>, order: readonly string[] = ['green1']) =>
  given({
    phase: 'movement',
    order,
    robots: { green1: { at: 'K11', ...robot }, yellow1: car({ at: 'A2' }) },
  });
const status = (robot: Partial<GivenRobot>) =>
  given({ phase: 'status', robots: { green1: { at: 'K11', ...robot }, yellow1: car({ at: 'A2' }) } });

describe('KX example 1: Overcharge (KX8, KX11): a face-down Compulsator of 5, a Railgun at range 5, a car that has moved', () => {
  const place = fight({ green1: tank('railgun', core('compulsatorFlywheel')), yellow1: car() });
  test('plain: two dice, one step; core and Railgun are shown before anybody answers (KX5)', () => {
    const shot = place.attack('green1', 'railgun', 'yellow1', { rolls: [0, 0] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 6 }]);
    expect(pays(shot.emitted('energy'))).toEqual([5, 4]);
    expect(chanceToHit(2, 6)).toBeCloseTo(0.463, 3);
    const kinds = shot.events.map(({ type }) => type);
    expect(kinds.indexOf('coreShown')).toBeLessThan(kinds.indexOf('rolled'));
    expect(kinds.indexOf('shown')).toBeLessThan(kinds.indexOf('rolled'));
  });
  test('overcharged: three dice, two steps, and two damage at a number rolled', () => {
    const shot = place.attack('green1', 'railgun', 'yellow1', { overcharge: 1, rolls: [5, 0, 3, 1] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 3, hit: true }]);
    expect(pays(shot.emitted('energy'))).toEqual([5, 4, 3]);
    expect(shot.emitted('overcharged')).toMatchObject([{ robot: 'green1', dice: 1 }]);
    expect(chanceToHit(3, 6)).toBeCloseTo(0.752, 3);
    expect(shot.legalOf('green1', 'locate').map(({ location }) => location)).toEqual([0, 1, 3]);
    const after = shot.play('green1', { type: 'locate', location: 3 });
    expect(after.emitted('marked')).toHaveLength(2);
  });
});

describe('KX example 2: Ultracapacitor (KX10, KX22): two attacks with a Free Electron Laser', () => {
  const place = (level = 4) =>
    fight({ green1: tank('freeElectronLaser', core('ultracapacitor', level)), yellow1: car() });
  const twice = (overcharge?: number) =>
    place().shoot('green1', 'freeElectronLaser', 'yellow1', {
      attacks: 2,
      ...(overcharge && { overcharge }),
      rolls: overcharge ? [0, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 0, 0, 0],
    });
  test('cost three of its four steps', () => {
    const shot = twice();
    expect(shot.robot('green1').powerCore?.level).toBe(1);
    expect(shot.emitted('rolled').map(({ thrown }) => thrown)).toEqual([3, 3]);
  });
  test('with one overcharge four: the first roll has a die more', () => {
    const shot = twice(1);
    expect(shot.robot('green1').powerCore?.level).toBe(0);
    expect(shot.emitted('rolled').map(({ thrown }) => thrown)).toEqual([4, 3]);
  });
  test('two overcharges would cost five', () => {
    const two = attackWith('freeElectronLaser', { attacks: 2, overcharge: 2 });
    expect(place().refusal('green1', two)).toMatchObject({ refused: 'noEnergy' });
  });
  test('not for a weapon that is no beam or bolt', () => {
    const { legal } = fight({ green1: tank('railgun', core('ultracapacitor')), yellow1: car() });
    expect(legal('green1').filter((one) => one.type === 'attack' && one.attacks > 1)).toEqual([]);
  });
});

test('KX example 3: The Tesla Gun is never overcharged; its star costs one all the same', () => {
  const place = fight({ green1: tank('teslaGun', core('fuelCell')), yellow1: car({ at: 'A9' }) });
  expect(place.refusal('green1', attackWith('teslaGun', { overcharge: 1 }))).toMatchObject({
    refused: 'noOvercharge',
  });
  const shot = place.attack('green1', 'teslaGun', 'yellow1', { rolls: [0, 0, 0] });
  expect(pays(shot.emitted('energy'))).toEqual([6, 5]);
});

describe('KX example 4: Flux (KX9): an empty Compulsator, an EMP Blaster at range 1', () => {
  const place = fight({
    green1: tank('empBlaster', { ...core('compulsatorFlywheel', 0), slots: { zero: 'explosiveCapacitor' } }),
    yellow1: car({ at: 'A9' }),
  });
  test('gains two, pays two, and throws seven dice', () => {
    const shot = place.attack('green1', 'empBlaster', 'yellow1', {
      help: ['explosiveCapacitor'],
      overcharge: 1,
      rolls: [0, 0, 0, 0, 0, 0, 0],
    });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 7 }]);
    expect(pays(shot.emitted('energy'))).toEqual([0, 2, 1, 0]);
    expect(shot.robot('green1')).toMatchObject({ slots: { zero: { damage: 1 } }, marks: { defenses: 1 } });
  });
  test('without Flux it is refused', () => {
    expect(place.refusal('green1', attackWith('empBlaster'))).toMatchObject({ refused: 'noEnergy' });
  });
});

describe('KX example 5: Reboot (KX15, KX16)', () => {
  const struck = { disabled: ['drive'] } as const;
  test('at 1 it costs the last step', () => {
    const after = moving({ ...core('fuelCell', 1), ...struck }).play('green1', { type: 'reboot' });
    expect(after.emitted('rebooted')).toHaveLength(1);
    expect(after.emitted('energy')).toMatchObject([{ from: 1, to: 0, cause: 'reboot' }]);
  });
  test('shows a face-down core', () => {
    const after = moving({ ...core('fuelCell'), ...struck }).play('green1', { type: 'reboot' });
    expect(after.emitted('coreShown')).toEqual([{ type: 'coreShown', robot: 'green1', core: 'fuelCell' }]);
  });
  test('at 0 nothing is left but to stand idle, and at the second end of a turn it is not active (KX17)', () => {
    const place = moving({ ...core('fuelCell', 0), ...struck });
    expect(place.legal('green1').filter(({ type }) => type !== 'prepare')).toEqual([{ type: 'idle' }]);
    const next = place.passedTo('option', { robot: 'green1' });
    const idle = next.state.turn === 1 ? next.play('green1', { type: 'idle' }) : next;
    expect(idle.passedTo('option', { robot: 'green1' }).robot('green1').dead).toBe(1);
  });
});

describe('KX example 6: A core that is hit, at level 3 (KX13)', () => {
  test('disabled: a reboot wakes it', () => {
    const after = moving({ ...core('fuelCell', 3), disabled: ['core'] }).play('green1', { type: 'reboot' });
    expect(after.robot('green1')).toMatchObject({ core: { disabled: false }, powerCore: { level: 2 } });
  });
  test('damaged: no reboot and no power-up', () => {
    const place = moving({ ...core('fuelCell', 3), damage: { core: 1 } });
    expect(place.refusal('green1', { type: 'reboot' })).toMatchObject({ refused: 'unpowered' });
    expect(place.refusal('green1', { type: 'powerUp' })).toMatchObject({ refused: 'unpowered' });
  });
  test('damaged: it pays for a shot, after which the Railgun is disabled', () => {
    const after = fight({
      green1: tank('railgun', { ...core('fuelCell', 3), damage: { core: 1 } }),
      yellow1: car(),
    }).shoot('green1', 'railgun', 'yellow1', { rolls: [0, 0] });
    expect(after.robot('green1')).toMatchObject({
      powerCore: { level: 2 },
      slots: { primary: { disabled: true } },
    });
  });
});

describe('KX example 7: Power up (KX12, KX14)', () => {
  const up = (...said: Parameters<typeof core>) => moving(core(...said)).play('green1', { type: 'powerUp' });
  test('an MHD Generator gains one', () => {
    expect(up('mhdGenerator', 5).robot('green1').powerCore?.level).toBe(6);
  });
  test('at its maximum it stays face down (KX6)', () => {
    const after = up('mhdGenerator');
    expect(after.robot('green1')).toMatchObject({ poweredUp: true, powerCore: { shown: false, level: 6 } });
    expect(after.emitted('energy')).toEqual([]);
  });
  test('what goes beyond the maximum is lost', () => {
    expect(up('ultracapacitor', 2).robot('green1').powerCore?.level).toBe(4);
  });
  test('a disabled core gains nothing', () => {
    const drive = { ...core('mhdGenerator', 3), disabled: ['core'] } as const;
    expect(moving(drive).legalOf('green1', 'powerUp')).toEqual([]);
    expect(rechargeOf(moving(drive).robot('green1'))).toBe(0);
  });
});

describe('KX example 8: Fuel Cell in the status phase (KX23)', () => {
  test.each([
    [3, [3, 2, 4]],
    [5, [5, 4, 6]],
    [6, []],
    [0, []],
  ])('from %i', (level, seen) => {
    expect(pays(status(core('fuelCell', level)).emitted('energy'))).toEqual(seen);
  });
  test('face down, damaged or disabled it does nothing', () => {
    expect(status(core('fuelCell')).emitted('energy')).toEqual([]);
    expect(status({ ...core('fuelCell', 3), damage: { core: 1 } }).emitted('energy')).toEqual([]);
    expect(status({ ...core('fuelCell', 3), disabled: ['core'] }).emitted('energy')).toEqual([]);
  });
});

describe('KX example 9: MHD Generator (KX7, KX18, KX19)', () => {
  test('on the move: a point, and a point of silhouette', () => {
    const after = moving(core('mhdGenerator')).play('green1', { type: 'ability' });
    expect(after.state.movement?.points).toBe(4);
    expect(maxSpeed(after.robot('green1'))).toBe(4);
    expect([chanceToHit(2, 4), chanceToHit(2, 3)]).toEqual([
      expect.closeTo(0.722, 3),
      expect.closeTo(0.833, 3),
    ]);
    expect(after.refusal('green1', { type: 'ability' })).toMatchObject({ refused: 'abilityUsed' });
    expect(after.refusal('green1', { type: 'powerUp' })).toMatchObject({ refused: 'wrongPhase' });
  });
  test('KX20: the Flywheel gives a rotation more', () => {
    const before = moving(core('compulsatorFlywheel'));
    const after = before.play('green1', { type: 'ability' });
    expect(after.state.movement?.rotations).toBe((before.state.movement?.rotations ?? 0) + 1);
  });
  test('not while it is held (K28)', () => {
    const held = moving({ ...core('mhdGenerator'), marks: { clamped: true } });
    expect(held.refusal('green1', { type: 'ability' })).toMatchObject({ refused: 'clamped' });
  });
});

describe('KX example 10: Nanowire Battery (KX21)', () => {
  const asked = status({ ...core('nanowireBattery', 4), disabled: ['drive', 'primary'] });
  test('lifts the disable of its drive, for one step', () => {
    const after = asked.answer('green1', { core: 'drive' });
    expect(after.robot('green1')).toMatchObject({ drive: { disabled: false }, powerCore: { level: 3 } });
    expect(after.robot('green1').slots.primary.disabled).toBe(true);
  });
  test('had the core been disabled, nobody would be asked', () => {
    expect(status({ ...core('nanowireBattery', 4), disabled: ['core'] }).window).toBeUndefined();
  });
  test('with an Engineer two disables, never the same', () => {
    const both = status({
      ...core('nanowireBattery', 4),
      slots: { inner: 'engineerPilot' },
      disabled: ['drive', 'primary'],
    });
    const twice = both.legalOf('green1', 'answer').filter(({ core: by, item }) => by && item !== '');
    expect(twice.map(({ core: by, item }) => [item, by])).toEqual([
      ['primary', 'drive'],
      ['drive', 'primary'],
    ]);
    const after = both.answer('green1', { cards: ['engineerPilot'], item: 'drive', core: 'primary' });
    expect(after.robot('green1').slots.primary.disabled).toBe(false);
  });
});

describe('KX example 11: Superconducting Solenoid (KX24)', () => {
  const up = status({ ...core('superconductingSolenoid', 5), poweredUp: true });
  const kept = up.answer('green1', { core: 'keepPower' });
  test('keeps its power for a step', () => {
    expect(kept.robot('green1')).toMatchObject({ poweredUp: true, powerCore: { level: 4 } });
    expect(kept.state.turn).toBe(2);
  });
  test('for one more turn alone', () => {
    const next = kept.passedTo('mend', { robot: 'green1' }).decline();
    expect(next.robot('green1').poweredUp).toBe(false);
  });
  test('declined, the power is gone', () => {
    expect(up.decline().robot('green1').poweredUp).toBe(false);
  });
  test('a beam has its powered die in the turn after; the Suicide Nuke is refused, the TOW gets no die', () => {
    const powered = {
      ...core('superconductingSolenoid', 4),
      poweredUp: true,
      marks: { option: 'move' },
    } as const;
    const beam = fight({ green1: tank('particleBeamAccelerator', { ...powered, at: 'A9' }), yellow1: car() });
    expect(
      beam.attack('green1', 'particleBeamAccelerator', 'yellow1', { rolls: [0, 0, 0, 0] }).emitted('rolled'),
    ).toMatchObject([{ thrown: 4 }]);
    const bomb = fight({
      green1: tank('railgun', { ...powered, slots: { zero: 'suicideNuke' } }),
      yellow1: car(),
    });
    expect(bomb.refusal('green1', { type: 'nuke' })).toMatchObject({ refused: 'notPowered' });
    const tow = fight({ green1: tank('towMissile', powered), yellow1: car() });
    expect(tow.attack('green1', 'towMissile', 'yellow1', { rolls: [0, 0] }).emitted('rolled')).toMatchObject([
      { thrown: 2 },
    ]);
  });
});

describe('who is asked follows from open facts (KX30, KX31, KX37)', () => {
  test('a face-down core may be any of its side that lies open nowhere', () => {
    const sleeping = (card: NonNullable<GivenRobot['powerCore']>['card'], of: readonly string[]) =>
      given({
        phase: 'status',
        teams: { green: { cores: of as never } },
        robots: {
          green1: {
            at: 'K11',
            ...core(card),
            disabled: ['primary'],
            slots: { inner: 'chaff' },
            shown: 'all',
          },
          yellow1: car({ at: 'A2' }),
        },
      });
    // It has none, but might: it is asked, and can only decline.
    const asked = sleeping('fuelCell', ['fuelCell', coreWith('lift')]);
    expect(asked.window).toMatchObject({ kind: 'mend', asked: ['green1'] });
    expect(asked.legalOf('green1', 'answer')).toHaveLength(1);
    expect(sleeping('fuelCell', ['fuelCell', 'mhdGenerator']).window).toBeUndefined();
  });
  test('one that lies open on a mate is none of the others', () => {
    const place = given({
      phase: 'status',
      teams: { green: { cores: ['fuelCell', 'nanowireBattery'] } },
      robots: {
        green1: {
          at: 'K11',
          ...core('fuelCell'),
          disabled: ['primary'],
          slots: { inner: 'chaff' },
          shown: 'all',
        },
        green2: { chassis: 'helibot', at: 'M11', ...core('nanowireBattery', 2), shown: 'all' },
        yellow1: car({ at: 'A2' }),
      },
    });
    expect(place.window).toBeUndefined();
  });
  test('an empty open core is not asked for a Nemo Battery', () => {
    const rammed = (level: number) =>
      fight({
        green1: tank('chainsaw', { at: 'A6' }),
        yellow1: car({ slots: { zero: 'nemoBattery' }, shown: 'all', ...core('fuelCell', level) }),
      }).shoot('green1', 'chainsaw', 'yellow1', { rolls: [5, 1, 1, 3] });
    expect(rammed(1).play('green1', { type: 'locate', location: 3 }).window).toMatchObject({
      kind: 'counter',
    });
    expect(rammed(0).play('green1', { type: 'locate', location: 3 }).window).toBeUndefined();
  });
  test('a Nemo Battery costs a step, and shows the core', () => {
    const asked = fight({
      green1: tank('chainsaw', { at: 'A6' }),
      yellow1: car({ slots: { zero: 'nemoBattery' }, ...core('fuelCell') }),
    })
      .shoot('green1', 'chainsaw', 'yellow1', { rolls: [5, 1, 1, 3] })
      .play('green1', { type: 'locate', location: 3 })
      .passedTo('counter');
    const after = asked.answer('yellow1', { cards: ['nemoBattery'] });
    expect(after.robot('yellow1').powerCore).toMatchObject({ shown: true, level: 5 });
  });
});

test('KX27: a second damage on the core destroys the robot; a face-down core leaves the table unseen', () => {
  const after = fight({
    green1: tank('railgun', core('fuelCell')),
    yellow1: car({ ...core('ultracapacitor'), damage: { core: 1 }, slots: { zero: '' } }),
  })
    .shoot('green1', 'railgun', 'yellow1', { rolls: [5, 0, 4] })
    .play('green1', { type: 'locate', location: 0 });
  expect(after.robot('yellow1')).toMatchObject({ fate: 'destroyed', powerCore: { shown: false } });
  expect(after.emitted('coreShown')).toEqual([]);
  for (const viewer of [0, 'spectator'] as const)
    expect(after.view(viewer).robots['yellow1']?.powerCore).toMatchObject({ card: 'hidden', level: 0 });
});

test('KX26: a Phoenix-bot has no core: its reboot is free, and shows nothing', () => {
  const after = moving({
    ...core('fuelCell'),
    phoenix: true,
    slots: { zero: 'recoillessRifle', inner: 'combatPilot' },
    disabled: ['inner'],
  }).play('green1', { type: 'reboot' });
  expect(after.emitted('rebooted')).toHaveLength(1);
  expect(after.emitted('energy')).toEqual([]);
});

describe('KX42: what nobody has answered in time is as prepared', () => {
  test.each([
    ['always', true],
    ['never', false],
    ['ask', false],
  ] as const)('%s', (said, isKept) => {
    const asked = given({
      phase: 'status',
      robots: {
        green1: { at: 'K11', ...core('superconductingSolenoid', 3), poweredUp: true },
        yellow1: car({ at: 'A2' }),
      },
      standing: { green1: { quiet: false, cards: {}, core: said } },
    });
    const answer = kriegbot.fallback(asked.view(0), 0);
    expect(asked.play('green1', answer).robot('green1').poweredUp).toBe(isKept);
  });
});

const gangs = {
  game: kriegbot,
  options: options.parse({ scenario: 'sharksAndJets', expansion: 'cores', turnLimit: 15 }),
  seed: 'gangs with cores',
  players: [randomPlayer, randomPlayer, randomPlayer],
};

describe('dealing and choosing', () => {
  const dealt = (...[seats, chosen]: Parameters<typeof started>) =>
    started(seats, { expansion: 'cores', ...chosen });
  test('KX3: three to each side of two, when the templates are shown; everybody knows which', () => {
    const place = drafting(2, [['helibot'], ['robotank']], { expansion: 'cores' });
    const { green, yellow } = place.view('spectator').teams;
    expect([...(green?.cores ?? []), ...(yellow?.cores ?? [])].toSorted()).toEqual([...CORE_IDS].toSorted());
    expect(green?.cores).toHaveLength(3);
  });
  test('KX3, KS9.13: two to each side of three', () => {
    const teams = [...playout(gangs)].map(({ match }) => (match.state as State).teams);
    const cores = Object.values(teams.at(-1) ?? {}).map((team) => team.cores.length);
    expect(cores).toEqual([2, 2, 2]);
  });
  test('KX4: a robot without a core is not complete; its mates see what it has, the others nothing', () => {
    const place = drafting(
      4,
      [
        ['helibot', 'hoverbot'],
        ['robotank', 'robocar'],
      ],
      {
        expansion: 'cores',
        robots: 2,
      },
    );
    const [design] = place.legalOf('green1', 'design');
    const laid = place.play('green1', expectDefined(design, 'a design'));
    expect(laid.view(2).robots['green1']?.powerCore?.card).toBe(design?.core);
    expect(laid.view(1).robots['green1']?.powerCore?.card).toBe('');
    const without = place.play('green1', { ...expectDefined(design, 'a design'), core: '' });
    expect(without.refusal('green1', { type: 'ready' })).toMatchObject({ refused: 'incomplete' });
  });
  test('KX4: ready-made robots get one of those dealt to their side, by lot', () => {
    const place = dealt(2, { readyMade: true });
    const [one, other] = [place.legalOf('green1', 'take')[0], place.legalOf('yellow1', 'take')[0]];
    const begun = place
      .play(0, expectDefined(one, 'a robot'))
      .play(1, expectDefined(other, 'a robot'), { rolls: [2, 0] });
    expect(begun.robot('green1').powerCore?.card).toBe('nanowireBattery');
    expect(begun.robot('yellow1').powerCore?.card).toBe('ultracapacitor');
    for (const id of ['green1', 'yellow1'] as const) {
      const { team, powerCore } = begun.robot(id);
      expect(begun.state.teams[team]?.cores).toContain(powerCore?.card);
      expect(begun.view('spectator').robots[id]?.powerCore).toMatchObject({ card: 'hidden', level: 0 });
    }
  });
  test('KX44: to the others a face-down core is any of its side that lies open nowhere, and full', () => {
    const { state } = given({
      robots: {
        green1: { at: 'K11', ...core('fuelCell') },
        green2: { chassis: 'helibot', at: 'M11', ...core('mhdGenerator', 2) },
        yellow1: car({ at: 'A2' }),
      },
      teams: { green: { cores: ['fuelCell', 'mhdGenerator', 'ultracapacitor'] } },
    });
    const found = Array.from({ length: 40 }, (_, seed) => {
      const world = kriegbot.redeal(state, 1, quickDice(seedFrom('cores', String(seed))));
      return world.robots['green1']?.powerCore;
    });
    expect(new Set(found.map((one) => `${one?.card} ${one?.level}`))).toEqual(
      new Set(['fuelCell 6', 'ultracapacitor 4']),
    );
  });
});
