import { CAR_CARDS } from '@gearhall/shared/games/rushncrush/content/cars';
import type { CarView } from '@gearhall/shared/games/rushncrush/view';
import { Segments } from '../../../ui/controls/Segments';

interface CarTabsProps {
  readonly cars: readonly CarView[];
  readonly shown: string;
  /** The car on turn. */
  readonly turn: string;
  readonly onChoose: (car: string) => void;
}

/** Tabs that choose which of two cars is shown. */
export function CarTabs({ cars, shown, turn, onChoose }: CarTabsProps) {
  return (
    <fieldset class="car-tabs">
      <legend class="visually-hidden">Which car</legend>
      <Segments
        value={shown}
        options={cars.map(({ id, card, lost }) => [
          id,
          `${card === '' ? '' : CAR_CARDS[card].name}${id === turn ? ' ●' : ''}${lost === '' ? '' : ' ✝'}`,
        ])}
        onChange={onChoose}
      />
    </fieldset>
  );
}
