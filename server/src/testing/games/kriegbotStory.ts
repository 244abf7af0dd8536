import type { Action, SteadyTable } from './steadyTable';

/** Green's Helibot from the design on, with some of its cards replaced. */
export const outfit = (
  chosen: Action,
  { skin = 'chameleon', ...slots }: Readonly<Record<string, string>>,
): Action => ({ ...chosen, slots: { ...OUTFIT, ...slots }, skin });

const OUTFIT = {
  primary: 'gatlingGun',
  secondary: 'rocketPod',
  zero: 'incendiaryMunitions',
  four: 'targetingLaser',
  inner: 'chaff',
  deep: '',
} as const;

/** The part of a view that a story reads. */
export interface Asked {
  readonly phase: string;
  readonly turn: number;
  readonly question?: { readonly kind: string; readonly robot: string; readonly brief: boolean };
  readonly window?: {
    readonly kind: string;
    readonly about: string;
    readonly asked: readonly string[];
    readonly answered: readonly string[];
  };
}
export const askedAt = ({ seen }: SteadyTable): Asked => seen[0]!.view as Asked;

/** What is going on: the kind of the interrupt or of the question, with a separate word for a brief one. */
export function momentOf(table: SteadyTable): string {
  const { window, question, phase } = askedAt(table);
  if (window) return `${window.kind} ${window.about}`;
  return question ? `${question.brief ? 'brief ' : ''}${question.kind} ${question.robot}` : phase;
}
