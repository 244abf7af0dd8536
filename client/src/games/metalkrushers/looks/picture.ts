import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Direction } from '@gearhall/shared/core/game/hex';
import type { ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import type { Arm, BySide } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { KrusherView, Seen, View } from '@gearhall/shared/games/metalkrushers/view';
import type { Point } from '../../../stage/geometry/geometry';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import { pointOf } from './layout';
import { lookIn } from './sides';

/** What a turn has done to it, as small signs. */
const SIGNS = ['busy', 'bound', 'reflexed'] as const;
export type Sign = (typeof SIGNS)[number];

/** What is drawn of a Krusher. */
export interface KrusherPicture {
  readonly seat: Seat;
  /** That of its seat, or in teams of its side. */
  readonly look: SeatLook;
  readonly name: string;
  readonly chassis: ChassisId;
  readonly at: Point;
  readonly facing: Direction;
  readonly arms: Readonly<Record<Arm, Seen>>;
  readonly uses: KrusherView['uses'];
  readonly worn: Readonly<Record<Arm, number>>;
  readonly hits: BySide;
  readonly pierced: number;
  /** Absent while its sheet is secret. */
  readonly armor?: BySide;
  readonly signs: readonly Sign[];
  /** It is asked something now. */
  readonly asked: boolean;
  /** It is being attacked now. */
  readonly attacked: boolean;
}

export const krusherEntries = (view: View): [string, KrusherView][] => Object.entries(view.krushers);

const signsOf = ({ marks }: KrusherView): Sign[] =>
  SIGNS.filter(
    (sign) =>
      ({ busy: marks.busy, bound: marks.bound !== '', reflexed: marks.reflexed || marks.noReflex })[sign],
  );

/** What is drawn of a fallen Krusher, where it fell. */
export type WreckPicture = Pick<KrusherPicture, 'look' | 'chassis' | 'at' | 'facing'>;

export const wreckPictures = (view: View): WreckPicture[] =>
  krusherEntries(view).flatMap(([, { fallen, seat, chassis, at, facing }]) =>
    fallen ? [{ look: lookIn(view, seat), chassis, at: pointOf(at), facing }] : [],
  );

/** All Krushers that still stand. */
export function krusherPictures(view: View): [string, KrusherPicture][] {
  const { krushers, question, combat } = view;
  return Object.entries(krushers).flatMap(([id, krusher]): [string, KrusherPicture][] => {
    if (krusher.fallen) return [];
    const { seat, name, chassis, facing, arms, uses, worn, hits, pierced, sheet } = krusher;
    const picture = {
      ...{ seat, name, chassis, facing, arms, uses, worn, hits, pierced },
      look: lookIn(view, seat),
      at: pointOf(krusher.at),
      signs: signsOf(krusher),
      asked: question?.krusher === id || question?.among.includes(id) === true,
      attacked: combat?.target === id,
      ...(sheet && { armor: sheet.armor }),
    };
    return [[id, picture]];
  });
}
