import { CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { chassisOf, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { TemplateBox } from '../sheet/places';
import { inShort, nameOfPlace, placeInWords, PlaceSigns } from '../sheet/Template';
import { Face } from '../art/Face';
import { cardInWords } from '../words/cards/cards';
import { fullCardName } from '../words/field/names';

interface DeskBoxProps {
  readonly chassis: ChassisId;
  readonly place: TemplateBox;
  readonly card: CardId | '';
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDrop: (card: CardId) => void;
  readonly onTakeOff: () => void;
}

/** A slot for a card: choose it and then a card, or drop one on it. */
export function DeskBox({ chassis, place, card, isChosen, onChoose, onDrop, onTakeOff }: DeskBoxProps) {
  const name = nameOfPlace(chassis, place);
  const words = placeInWords(chassis, place);
  const look = ['kb-box', card === '' ? 'empty' : '', isChosen ? 'chosen' : ''].filter(Boolean).join(' ');
  return (
    <div
      class={look}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = CARD_IDS.find((one) => one === event.dataTransfer?.getData('text/plain'));
        if (dropped) onDrop(dropped);
      }}
    >
      <button
        type="button"
        class="kb-box-face"
        aria-pressed={isChosen}
        aria-label={`${name}${words ? `, ${words}` : ''}: ${card === '' ? 'empty' : fullCardName(card)}`}
        title={card === '' ? words : cardInWords(card)}
        onClick={onChoose}
        onKeyDown={({ key }) => {
          if ((key === 'Delete' || key === 'Backspace') && card !== '') onTakeOff();
        }}
      >
        <span class="kb-box-name">
          {inShort(name)} <PlaceSigns {...place} />
        </span>
        {card === '' ? (
          <span class="kb-box-empty">{isChosen ? 'choose a card' : 'empty'}</span>
        ) : (
          <>
            <Face id={card} />
            <strong>{fullCardName(card)}</strong>
          </>
        )}
      </button>
      {card !== '' && (
        <button
          type="button"
          class="kb-take-off"
          aria-label={`Take the ${fullCardName(card)} off`}
          onClick={onTakeOff}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** The drive and the power core: they hold no cards. */
export function FixedBox({ chassis, place }: { readonly chassis: ChassisId; readonly place: TemplateBox }) {
  const { speeds } = chassisOf(chassis);
  return (
    <div class="kb-box fixed" title={placeInWords(chassis, place)}>
      <span class="kb-box-name">
        {inShort(nameOfPlace(chassis, place))} <PlaceSigns {...place} />
      </span>
      <strong>{place.item === 'drive' ? speeds.join(' / ') : '2 damage'}</strong>
      {place.item === 'core' && <small>destroy the robot</small>}
      {place.item === 'drive' && <small>speed with 0, 1, 2{speeds.length > 3 ? ', 3' : ''} damage</small>}
    </div>
  );
}
