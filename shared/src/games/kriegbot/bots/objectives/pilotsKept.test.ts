import { seededDice, seedFrom } from '../../../../core/dice/dice';
import type { UsualLevel } from '../../../../core/bots/bot';
import { seatsOf } from '../../../../core/ground/seats';
import { kriegbot } from '../..';
import type { Action, ActionOf } from '../../actions';
import { isPilot, type CardId, type ItemCardId } from '../../content/cards';
import type { Options } from '../../options';
import { designing } from '../../testing/scenes/mission';
import { given, type Given, type GivenRobot } from '../../testing/given';
import type { State } from '../../state';
import type { View } from '../../view';
import { killChance } from './pilotsKept';
import { sparing } from '../setup/expendablePilots';
import { situationOf } from '../imagining';

/** KS20.13: what bots keep for the missions to come. */

type Mission = Partial<NonNullable<Options['campaign']>>;

/** What a bot of this level does. */
function choiceIn(view: View, seat: number, level: UsualLevel = 'hard', seed = 'keeping'): Action {
  const means = { dice: seededDice(seedFrom(seed)) };
  return kriegbot.bots[level].choose(view, seat, kriegbot.legal(view, seat), means as never);
}

const gunner = (at: GivenRobot['at'], primary: ItemCardId, inner: ItemCardId): GivenRobot => ({
  ...{ chassis: 'robotank', at, facing: 'south' },
  slots: { primary, secondary: 'railgun', inner },
});

interface Place {
  /** Absent: a single game. */
  readonly mission?: Mission | undefined;
  readonly at?: GivenRobot['at'];
  readonly phase?: Given['phase'];
}

/** Green's robot is bare, unpowered, and before three enemies; on its own edge, if nothing else is said. */
const cornered = ({ mission, at = 'L15', phase = 'movement' }: Place) =>
  given({
    scenario: 'captureTheFlag',
    phase,
    options: {
      expansion: 'full',
      ...(mission && { campaign: { sides: [], green: 4, yellow: 4, shift: 0, ...mission } }),
    },
    robots: {
      green1: {
        ...{ chassis: 'robotank', at, facing: 'south' },
        slots: { inner: 'hotshotPilot' },
        damage: { core: 1, drive: 3 },
      },
      yellow1: gunner('L13', 'gatlingGun', 'combatPilot'),
      yellow2: gunner('K13', 'flamethrower', 'hotshotPilot'),
      yellow3: gunner('M13', 'howitzer', 'engineerPilot'),
    },
    order: ['green1', 'yellow1', 'yellow2', 'yellow3'],
  });

describe('KS20.13: a robot that is about to be killed', () => {
  const chanceAt = (place: Place): number => {
    const situation = situationOf(cornered(place).view(0), 0);
    return killChance(situation, situation.robot('green1'), situation.stand('green1'));
  };

  test('leaves over its own edge, with its cards and its pilot', () => {
    expect(chanceAt({})).toBeGreaterThan(0.65);
    expect(choiceIn(cornered({ mission: {} }).view(0), 0)).toEqual({ type: 'flee' });
  });
  test('stays in a single game: who leaves cannot win it', () => {
    expect(choiceIn(cornered({}).view(0), 0).type).not.toBe('flee');
  });
  test('stays where the last pilot of the enemies may die, unless its own is the last one too', () => {
    expect(choiceIn(cornered({ mission: { yellow: 1 } }).view(0), 0).type).not.toBe('flee');
    expect(choiceIn(cornered({ mission: { yellow: 1, green: 1 } }).view(0), 0)).toEqual({ type: 'flee' });
  });
  test('lets its pilot get out where there is no edge', () => {
    const inMap = { at: 'L14', phase: 'attack' } as const;
    expect(choiceIn(cornered({ ...inMap, mission: {} }).view(0), 0)).toMatchObject({ type: 'bailOut' });
    expect(choiceIn(cornered(inMap).view(0), 0).type).not.toBe('bailOut');
    expect(choiceIn(cornered({ ...inMap, mission: { yellow: 1 } }).view(0), 0).type).not.toBe('bailOut');
  });
  test('is not one that nobody can hit, or that two damages cannot kill', () => {
    const far = (more: Partial<GivenRobot>, enemy: GivenRobot['at']) => {
      const view = given({
        robots: { green1: { at: 'L15', ...more }, yellow1: gunner(enemy, 'gatlingGun', 'combatPilot') },
      }).view(0);
      const situation = situationOf(view, 0);
      return killChance(situation, situation.robot('green1'), situation.stand('green1'));
    };
    expect(far({ damage: { core: 1, drive: 3 } }, 'T0')).toBe(0);
    expect(far({ slots: { inner: 'chaff', deep: 'radar', primary: 'railgun' } }, 'L13')).toBe(0);
  });
  test('even easy bots leave, more often than not', () => {
    const choices = (place: Place): readonly string[] =>
      seatsOf(20).map((number) => choiceIn(cornered(place).view(0), 0, 'easy', `seed ${number}`).type);
    expect(choices({ mission: {} }).filter((type) => type === 'flee').length).toBeGreaterThan(10);
    expect(choices({})).not.toContain('flee');
  });
});

describe('KS20.13: the expendable pilot', () => {
  const FEW: readonly CardId[] = [
    'railgun',
    'chaff',
    'radar',
    'combatPilot',
    'engineerPilot',
    'civilianPilot',
  ];
  const pilotsOf = (action: Action | undefined): readonly string[] =>
    action?.type === 'design' ? Object.values(action.slots).filter(isPilot) : [];
  const allNeeded = (state: State): State => ({
    ...state,
    options: { ...state.options, campaign: { sides: [], green: 1, yellow: 4, shift: 0 } },
  });

  test.each(['easy', 'normal', 'hard'] as const)('is seated first by %s bots', (level) => {
    const view = kriegbot.project(designing(FEW), 0);
    for (const number of seatsOf(10))
      expect(pilotsOf(choiceIn(view, 0, level, `seed ${number}`))).toEqual(['civilianPilot']);
  });
  test('is not preferred where all pilots are needed, or where there is no campaign', () => {
    const state = designing(FEW);
    const [design] = kriegbot
      .legal(kriegbot.project(state, 0), 0)
      .filter((action): action is ActionOf<'design'> => action.type === 'design');
    expect(pilotsOf(design)).not.toEqual(['civilianPilot']);
    expect(pilotsOf(sparing(kriegbot.project(state, 0), design))).toEqual(['civilianPilot']);
    expect(sparing(kriegbot.project(allNeeded(state), 0), design)).toBe(design);
    const single = { ...state.options, campaign: undefined };
    expect(sparing(kriegbot.project({ ...state, options: single }, 0), design)).toBe(design);
  });
  test('takes the place of nobody where he is dead', () => {
    const view = kriegbot.project(designing(FEW.filter((card) => card !== 'civilianPilot')), 0);
    expect(pilotsOf(choiceIn(view, 0))).toHaveLength(1);
  });
});
