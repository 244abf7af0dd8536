import type { Viewer } from '../../core/seats';
import { initiativeOf } from './rules/arms';
import type { Krusher, State } from './state';
import type { KrusherView, View } from './view';

/** What a viewer may know, built field by field. For now: everything (open sheets). */
export function project(state: State, viewer: Viewer): View {
  const { options, phase, turn, saved, movement, combat, question } = state;
  const filed = typeof viewer === 'number' ? (state.seats[viewer]?.filed ?? []) : [];
  return {
    options: { ...options },
    phase,
    turn,
    seats: state.seats.map(({ team, krushers, out, filed: { length } }) => ({
      team,
      krushers,
      out,
      built: length > 0,
    })),
    teams: state.teams.map(({ die, total, rank }) => ({ die, total, rank })),
    krushers: Object.fromEntries(
      Object.entries(state.krushers).map(([id, krusher]) => [id, krusherView(krusher)]),
    ),
    saved,
    ...(movement && { movement: { ...movement } }),
    ...(combat && { combat: { ...combat, order: [...combat.order], done: [...combat.done] } }),
    parries: state.parries.map((parry) => ({ ...parry })),
    ...(question && { question: { ...question, among: [...question.among] } }),
    filed: filed.map(({ name, chassis, program, arms, armor }) => ({
      name,
      chassis,
      program,
      arms: { ...arms },
      armor: { ...armor },
    })),
  };
}

const krusherView = (krusher: Krusher): KrusherView => ({
  seat: krusher.seat,
  team: krusher.team,
  name: krusher.name,
  chassis: krusher.chassis,
  initiative: initiativeOf(krusher.arms),
  at: krusher.at,
  facing: krusher.facing,
  arms: { ...krusher.arms },
  hits: { ...krusher.hits },
  pierced: krusher.pierced,
  worn: { ...krusher.worn },
  fallen: krusher.fallen,
  marks: { ...krusher.marks },
  uses: { ...krusher.uses },
  restedOn: krusher.restedOn,
  armedAt: { ...krusher.armedAt },
  sheet: { program: krusher.program, armor: { ...krusher.armor } },
});
