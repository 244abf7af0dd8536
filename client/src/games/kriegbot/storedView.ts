import type { RobotView, TeamView, View } from '@gearhall/shared/games/kriegbot/view';

/** What views have that were stored before there was anything to carry, three sides, points, roles, or infantry. */
const NEW_ON_ROBOTS = { from: {}, guilt: [], out: [] } as const satisfies Partial<RobotView>;
const NEW_ON_TEAMS = {
  ...{ cores: [], missing: [], points: 0, leader: '', provoked: false, comesOn: '', fallen: 0 },
} as const satisfies Partial<TeamView>;

const NEW_ON_TOKENS = { from: '' } as const satisfies Partial<View['tokens'][number]>;
const NEW_ON_SEATS = { role: '' } as const satisfies Partial<View['seats'][number]>;

const filled = <Value extends object>(
  more: Partial<Value>,
  all: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { ...more, ...one }]));

/** A stored view with everything that today's views have. */
export const storedView = (view: View): View => ({
  ...view,
  tokens: (view.tokens as View['tokens'] | undefined)?.map((token) => ({ ...NEW_ON_TOKENS, ...token })) ?? [],
  seats: view.seats.map((seat) => ({ ...NEW_ON_SEATS, ...seat })),
  robots: filled<RobotView>(NEW_ON_ROBOTS, view.robots),
  teams: filled<TeamView>(NEW_ON_TEAMS, view.teams),
  guarded: (view as Partial<View>).guarded ?? [],
  units: (view as Partial<View>).units ?? [],
  holds: (view as Partial<View>).holds ?? [],
});
