/** The kinds of resources (M1): what Robots cost, and what the sides of Robots pay. */
export const RESOURCES = ['steel', 'circuits', 'fuel'] as const;
export type Resource = (typeof RESOURCES)[number];

/** An amount of each kind. */
export type Amounts = Readonly<Record<Resource, number>>;

export const NONE: Amounts = { steel: 0, circuits: 0, fuel: 0 };

export const amounts = (some: Partial<Amounts>): Amounts => ({ ...NONE, ...some });

export const total = ({ steel, circuits, fuel }: Amounts): number => steel + circuits + fuel;
