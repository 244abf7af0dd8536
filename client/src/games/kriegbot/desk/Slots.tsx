import { useState } from 'preact/hooks';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { Template } from '../sheet/Template';
import { at, fits, laid, spotFor, type Draft, type SpotId } from './draft';
import { DeskBox, FixedBox } from './DeskBox';

interface Laying {
  readonly chassis: ChassisId;
  readonly draft: Draft;
  readonly takenBy: (card: CardId) => string;
  readonly change: (draft: Draft) => void;
  readonly columns: { readonly current: HTMLElement | null };
}

/** The slot that waits for a card, and where a card goes when it is laid. */
export function useLaying({ chassis, draft, takenBy, change, columns }: Laying) {
  const [spot, setSpot] = useState<SpotId>();
  const put = (where: SpotId | undefined, card: CardId): void => {
    const target = where && fits(chassis, where, card) ? where : spotFor(chassis, draft, card);
    if (!target || takenBy(card) !== '') return;
    change(laid(draft, target, card));
    if (spot) turnTo('template', columns.current);
    setSpot(undefined);
  };
  const choose = (next: SpotId): void => {
    if (spot !== next) turnTo('drawer', columns.current);
    setSpot(spot === next ? undefined : next);
  };
  return { spot, setSpot, choose, put };
}

/**
 * In one column the drawer lies far below the template: a player who has chosen a slot is taken there,
 * and back.
 */
function turnTo(part: 'drawer' | 'template', columns: HTMLElement | null): void {
  if (!matchMedia('(width <= 759px)').matches) return;
  columns?.querySelector(`.kb-${part}`)?.scrollIntoView({ block: 'start' });
}

interface SlotsProps {
  readonly chassis: ChassisId;
  readonly draft: Draft;
  readonly chosen: SpotId | undefined;
  readonly onChoose: (spot: SpotId) => void;
  readonly onLay: (spot: SpotId, card: CardId) => void;
  readonly onTakeOff: (spot: SpotId) => void;
}

export function Slots({ chassis, draft, chosen, onChoose, onLay, onTakeOff }: SlotsProps) {
  return (
    <>
      <Template chassis={chassis}>
        {(place) => {
          const { item } = place;
          if (item === 'drive' || item === 'core') return <FixedBox chassis={chassis} place={place} />;
          return (
            <DeskBox
              chassis={chassis}
              place={place}
              card={at(draft, item)}
              isChosen={chosen === item}
              onChoose={() => onChoose(item)}
              onDrop={(card) => onLay(item, card)}
              onTakeOff={() => onTakeOff(item)}
            />
          );
        }}
      </Template>
      <p class="hint">
        Numbers: the die that hits there. Arrows: where more damage goes. Wedge: the arc of a pylon.
      </p>
    </>
  );
}
