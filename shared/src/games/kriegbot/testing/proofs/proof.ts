import type { Shot } from '../../actions';
import { isWeapon, type CardId, type ArmsId } from '../../content/cards';
import type { RefusalCode } from '../../refusals';
import { fight } from '../scenes/fight';
import type { GivenRobot, Position } from '../given';
import { attackWith } from '../scenes/shots';

/** A statement about a card, and a scene that shows it. */
export type Claim = readonly [says: string, scene: () => void];
type Claims = readonly [Claim, ...Claim[]];

/** What a card can do, and its limits. */
export interface Proof {
  readonly benefits: Claims;
  readonly limits: Claims;
}
export type Proofs = Readonly<Partial<Record<CardId, Proof>>>;

/** The attacker, the target, and further details of the shot. */
export interface Shooting {
  readonly by?: Partial<GivenRobot>;
  readonly on?: Partial<GivenRobot> | undefined;
  readonly shot?: Partial<Shot>;
}

/** A tank at A10 that faces north, armed with it, and a car at this range in front of it that faces back. */
export const duel = (arms: ArmsId, range: number, { by, on }: Shooting = {}): Position =>
  fight({
    green1: { at: 'A10', ...by, slots: { [isWeapon(arms) ? 'primary' : 'four']: arms, ...by?.slots } },
    yellow1: { at: `A${10 - range}`, ...on },
  });

/** The attack with these dice, up to the first question that it brings; nobody breaks in. */
export const strike = (
  arms: ArmsId,
  range: number,
  rolls: readonly number[],
  scene: Shooting = {},
): Position => duel(arms, range, scene).shoot('green1', arms, 'yellow1', { ...scene.shot, rolls });

/** The same up to the first interrupt: dice only if none is open. */
export const declared = (
  arms: ArmsId,
  range: number,
  scene: Shooting = {},
  rolls: readonly number[] = [],
): Position => duel(arms, range, scene).attack('green1', arms, 'yellow1', { ...scene.shot, rolls });

/** Why it may not be made. */
export const why = (arms: ArmsId, range: number, scene: Shooting = {}): RefusalCode =>
  duel(arms, range, scene).refusal('green1', attackWith(arms, scene.shot)).refused as RefusalCode;

/** The attack dice of each attack, if this number of zeros is rolled in all. */
export const thrown = (arms: ArmsId, range: number, zeros: number, scene: Shooting = {}): readonly number[] =>
  strike(arms, range, Array<number>(zeros).fill(0), scene)
    .emitted('rolled')
    .map((roll) => roll.thrown);

export const marks = (place: Position): readonly string[] =>
  place.emitted('marked').map(({ item, marker }) => `${marker} ${item}`);

/** The attacker names a number that was rolled. */
export const locate = (place: Position, location: 0 | 1 | 2 | 3 | 4): Position =>
  place.play('green1', { type: 'locate', location });

/** Cards with which the target may answer the open interrupt. */
export const answers = (place: Position): readonly string[] => [
  ...new Set(place.legalOf('yellow1', 'answer').flatMap(({ cards }) => cards)),
];

/** Points in the game at which somebody was asked. */
export const askedIn = (place: Position): readonly string[] => place.emitted('asked').map(({ kind }) => kind);
