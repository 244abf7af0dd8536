import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import type { Design } from './draft';

export interface SheetProps {
  readonly design: Design;
  readonly options: Options;
  readonly onChange: (design: Design) => void;
}
