import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { instant, together } from '../../../stage/motions/animation';
import { banner, flare, pulse } from '../../../stage/motions/motions';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { pointOf } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';
import { fullCardName, sideTitle } from '../words/field/names';
import { signed } from '../words/scenarios/points';
import { teamOfUnit } from '../words/field/units';
import { burst, declare, type Effect } from './context';
import { appear, bang, explosion, read, tell, withSign } from './telling';

const ROLES = { mole: 'You are the mole', loyal: 'You are loyal', '': '' } as const;
const GUILTY = { illegal: 'breaks the law', attackedPolice: 'attacks the police' } as const;
const LOST = {
  escaped: 'the leader gets away',
  dead: 'the leader is dead',
  assassinated: 'the leader is killed by friends',
} as const;

/** How many of them a robot bears shows with the next view. */
const isDish = (token: string): boolean => token.startsWith('dish');

/** What robots carry. */
const CARRYING_EFFECTS = {
  tokenLaid: () => [],
  tokenTaken: ({ token, robot }, context) => [
    instant(() => context.sprites.tokens.put(token, '')),
    ...tell(context, robot, 'takes it', isDish(token) ? () => ({}) : withSign('carries')),
  ],
  tokenFell: ({ token, robot, at }, context) => [
    instant(() => context.sprites.tokens.put(token, at)),
    ...tell(context, robot, 'drops it', ({ signs }) => ({
      signs: isDish(token) ? signs : signs.filter((sign) => sign !== 'carries'),
    })),
  ],
  tokenDestroyed: ({ token, at }, context) => {
    const { danger, hazard } = context.sprites.palette;
    const there = (): ReturnType<typeof pointOf> => pointOf(at);
    return [
      instant(() => context.sprites.tokens.put(token, '')),
      together(flare(context, danger, there), burst(context, there, [danger, hazard], 60)),
    ];
  },
  tokenGiven: () => [],
  dishesShared: ({ each }, context) => [
    banner(context, `${each} more for each robot left`, context.sprites.palette.brass, 1400),
  ],
} satisfies { readonly [Type in Event['type']]?: Effect<Type> };

/** The gangs and the police. */
const GANG_EFFECTS = {
  sideDesigned: ({ team }, context) => [
    banner(context, `${sideTitle(team, context.sprites.of)}: designs fixed`, TEAM_COLOURS[team], 1000),
  ],
  reinforcementCalled: () => [],
  entered: (event, context) => [...appear(context, event), speak(context, event.robot, 'comes onto the map')],
  guilty: ({ robot, guilt }, context) =>
    guilt === 'freesKrupke' ? [] : tell(context, robot, GUILTY[guilt], withSign(guilt)),
  pointsChanged: ({ team, change }, context) => [
    banner(context, `${sideTitle(team, context.sprites.of)} ${signed(change)}`, TEAM_COLOURS[team], 900),
  ],
  leaderLost: ({ robot, fate }, context) =>
    fate === '' || fate === 'alive'
      ? []
      : [speak(context, robot, LOST[fate], context.sprites.palette.danger)],
} satisfies { readonly [Type in Event['type']]?: Effect<Type> };

/** What happens only in some scenarios. */
export const SCENARIO_EFFECTS = {
  ...CARRYING_EFFECTS,
  ...GANG_EFFECTS,
  roleTold: ({ role }, context) => [banner(context, ROLES[role], context.sprites.palette.brass, 1600)],
  moleRevealed: () => [],
  withdrawn: ({ robot }, context) => [
    speak(context, robot, 'leaves the map'),
    instant(() => context.sprites.units.drop(robot)),
  ],
  bombarded: ({ robot, dice, hit }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, robot)),
    ...read(context, robot, dice, ['bombarded', hit ? 'Hit' : 'Miss']),
    ...(hit ? [bang(context, spot(context, robot), 0.9)] : []),
  ],
  hacked: ({ robot, by, card }, context) => [
    declare(context, by, robot),
    ...tell(context, robot, `hacked: ${fullCardName(card)}`, withSign('hacked')),
  ],
  diskSet: ({ unit, at }, context) => [
    instant(() => context.sprites.disks.lay(unit, teamOfUnit(unit), at)),
    pulse(context, context.sprites.palette.hazard, () => pointOf(at)),
  ],
  landed: ({ unit, at, facing }, context) => [
    instant(() => {
      context.sprites.disks.lift(unit);
      if (facing !== undefined) context.sprites.place(unit, at, facing as Direction);
      context.play('arrives');
    }),
    flare(context, context.sprites.palette.hazard, () => pointOf(at)),
    speak(context, unit, 'lands'),
  ],
  blewUp: ({ at }, context) => explosion(context, pointOf(at)),
  pilotNamed: () => [],
  decoyShown: () => [],
  pilotRevealed: () => [],
  wreckPlaced: () => [],
  pilotShown: () => [],
  pilesPassed: ({ round }, context) => [
    banner(context, `Round ${round}: the piles go on`, context.sprites.palette.brass, 900),
  ],
  /** What he does is shown by what follows. */
  drilled: () => [],
} satisfies { readonly [Type in Event['type']]?: Effect<Type> };
