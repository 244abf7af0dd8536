/** The six sides of a Krusher, clockwise from its front; index = sixths of a turn from the front. */
export const SIDES = ['front', 'rightFront', 'rightRear', 'rear', 'leftRear', 'leftFront'] as const;
export type Side = (typeof SIDES)[number];
export type BySide = Readonly<Record<Side, number>>;

export const isSide = (text: string): text is Side => (SIDES as readonly string[]).includes(text);

/** Source L99-107, "Evade modifier (EV)": added to the roll of an attack on this side. */
export const EVADE: BySide = { front: -2, rightFront: -1, rightRear: 0, rear: 0, leftRear: 0, leftFront: -1 };

export const bySide = (numberOf: (side: Side) => number): BySide => ({
  front: numberOf('front'),
  rightFront: numberOf('rightFront'),
  rightRear: numberOf('rightRear'),
  rear: numberOf('rear'),
  leftRear: numberOf('leftRear'),
  leftFront: numberOf('leftFront'),
});

export const sumOfSides = (numbers: BySide): number => SIDES.reduce((sum, side) => sum + numbers[side], 0);

/** Where an armament is held. `both`: a polearm, or a two-handed weapon. */
export const ARMS = ['left', 'right', 'both'] as const;
export type Arm = (typeof ARMS)[number];

/** Source L99-111: the sides that an arm covers, and the Attack Bonus (AB) towards each. */
export const ATTACK_BONUS: Readonly<Record<Arm, Readonly<Partial<Record<Side, number>>>>> = {
  left: { front: 2, leftFront: 1, leftRear: 0 },
  right: { front: 2, rightFront: 1, rightRear: 0 },
  both: { front: 2, leftFront: 1, rightFront: 1 },
};

/** Source L103-107: the sides whose evade modifier a shield in this arm improves. */
export const SHIELDED: Readonly<Record<Arm, readonly Side[]>> = {
  left: ['front', 'leftFront'],
  right: ['front', 'rightFront'],
  both: [],
};
