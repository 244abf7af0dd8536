import { useId } from 'preact/hooks';
import { CAR_CARDS } from '@gearhall/shared/games/rushncrush/content/cars';
import type { CarView } from '@gearhall/shared/games/rushncrush/view';

interface CarTabsProps {
  readonly cars: readonly CarView[];
  readonly shown: string;
  /** The car on turn. */
  readonly turn: string;
  readonly onChoose: (car: string) => void;
}

/** Which of two cars is looked at. */
export function CarTabs({ cars, shown, turn, onChoose }: CarTabsProps) {
  const name = useId();
  return (
    <fieldset class="car-tabs">
      <legend class="visually-hidden">Which car</legend>
      <div class="segments">
        {cars.map(({ id, card, lost }) => (
          <label key={id} class="segment">
            <input type="radio" name={name} checked={id === shown} onChange={() => onChoose(id)} />
            <span>
              {card !== '' && CAR_CARDS[card].name}
              {id === turn && ' ●'}
              {lost !== '' && ' ✝'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
