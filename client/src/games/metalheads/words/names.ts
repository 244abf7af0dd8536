import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import type { NationId } from '@gearhall/shared/games/metalheads/content/nations';
import { RESOURCES, type Amounts, type Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Token } from '@gearhall/shared/games/metalheads/content/tokens';
import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import { listOf } from '../../../ui/words/language/grammar';

export { capital, count, listOf, nameOf, owning } from '../../../ui/words/language/grammar';
export { robotName } from './robotName';

export const MONSTER_NAMES: Readonly<Record<MonsterId, string>> = {
  avalanche: 'Avalanche',
  leviathan: 'Leviathan',
  behemoth: 'Behemoth',
  hydra: 'Hydra',
  swarmQueen: 'Swarm Queen',
  titanOak: 'Titan Oak',
};

export const NATION_NAMES: Readonly<Record<NationId, string>> = {
  vanguard: 'Vanguard',
  workshop: 'Workshop',
  arsenal: 'Arsenal',
  dynamo: 'Dynamo',
  command: 'Command',
};

export const TYPE_NAMES: Readonly<Record<RobotType, string>> = {
  land: 'Land',
  sea: 'Sea',
  sky: 'Sky',
  core: 'Core',
};

const KIND_NAMES: Readonly<Record<Resource, readonly [one: string, more: string]>> = {
  steel: ['steel', 'steel'],
  circuits: ['circuit', 'circuits'],
  fuel: ['fuel', 'fuel'],
};

/** "2 circuits". */
export const kindsInWords = (kind: Resource, amount: number): string =>
  `${amount} ${KIND_NAMES[kind][amount === 1 ? 0 : 1]}`;

/** "3 steel, 1 circuit and 2 fuel"; kinds with none are left out. */
export const amountsInWords = (amounts: Partial<Amounts>): string =>
  listOf(
    RESOURCES.flatMap((kind) => {
      const amount = amounts[kind] ?? 0;
      return amount > 0 ? [kindsInWords(kind, amount)] : [];
    }),
  ) || 'nothing';

const TOKEN_NAMES: Readonly<Record<Token, readonly [one: string, more: string]>> = {
  powerUp: ['Power Up', 'Power Ups'],
  damage: ['Damage', 'Damage'],
};

/** "2 Power Ups", "1 Damage". */
export const tokensInWords = (token: Token, amount: number): string =>
  `${amount} ${TOKEN_NAMES[token][amount === 1 ? 0 : 1]}`;

export const tokenName = (token: Token): string => TOKEN_NAMES[token][0];
