import { useState } from 'preact/hooks';
import { type CardId, armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import { MEDIUM_IDS, type MediumId } from '@gearhall/shared/games/kriegbot/content/arms';
import { ListField } from '../../../ui/controls/ListField';
import { Face } from '../art/Face';
import { cardInWords, FILTERS, kindInWords, MEDIUM_NAMES } from '../words/cards/cards';
import { MISFIT_WORDS } from '../words/setup/misfits';
import { capital, count, fullCardName } from '../words/field/names';

interface DrawerProps {
  /** Its name, if it is not the team's drawer. */
  readonly label?: string;
  /** All that the team may have. */
  readonly cards: readonly CardId[];
  /** Why a card does not fit where one is wanted: empty if it does. Absent while no place is chosen. */
  readonly misfit: ((card: CardId) => string) | undefined;
  readonly fitsName: string;
  /** Who has it: "on the Robocar", "taken by the police"; empty if it is free. */
  readonly takenBy: (card: CardId) => string;
  readonly isMine: (card: CardId) => boolean;
  readonly onLay: (card: CardId) => void;
  readonly onFitsOff: () => void;
}

type FilterId = keyof typeof FILTERS;
const FILTER_NAMES: Readonly<Record<FilterId, string>> = {
  all: 'All',
  weapon: 'Weapons',
  system: 'Systems',
  skin: 'Skins',
  pilot: 'Pilots',
  defense: 'Defense actions',
};
const FILTER_IDS = Object.keys(FILTERS) as readonly FilterId[];
const REACHES = [0, 3, 6, 9, 12] as const;

const mediumOf = (card: CardId): MediumId | undefined => (isArms(card) ? armsOf(card).medium : undefined);
const reachOf = (card: CardId): number => (isArms(card) ? armsOf(card).bands.long : 0);

interface Wish {
  readonly filter: FilterId;
  readonly medium: string;
  readonly reach: number;
  readonly freeOnly: boolean;
  readonly words: string;
}
const ALL: Wish = { filter: 'all', medium: '', reach: 0, freeOnly: false, words: '' };

const agrees = (card: CardId, { filter, medium, reach, words }: Wish): boolean =>
  FILTERS[filter](card) &&
  (medium === '' || mediumOf(card) === medium) &&
  reachOf(card) >= reach &&
  `${fullCardName(card)} ${kindInWords(card)} ${cardInWords(card)}`
    .toLowerCase()
    .includes(words.toLowerCase());

/** The team's drawer: filters, a search, and every card with its effect. */
export function Drawer({
  label = 'Drawer of the team',
  cards,
  misfit,
  fitsName,
  takenBy,
  isMine,
  onLay,
  onFitsOff,
}: DrawerProps) {
  const [wish, setWish] = useState(ALL);
  const isFree = (card: CardId): boolean => takenBy(card) === '' && !isMine(card);
  const wanted = cards.filter((card) => agrees(card, wish) && (!wish.freeOnly || isFree(card)));
  const shown = wanted.filter((card) => !misfit?.(card));
  return (
    <section class="kb-drawer" aria-label={label}>
      <Filters wish={wish} onWish={(change) => setWish({ ...wish, ...change })} />
      <p class="hint" aria-live="polite">
        {count(shown.length, 'card')}{' '}
        {misfit && (
          <button type="button" class="button quiet" onClick={onFitsOff}>
            for the {fitsName} ×
          </button>
        )}
      </p>
      <ul class="kb-cards">
        {shown.map((card) => (
          <li key={card}>
            <DrawerCard card={card} taken={takenBy(card)} mine={isMine(card)} onLay={() => onLay(card)} />
          </li>
        ))}
      </ul>
      {misfit && <Misfits cards={wanted.filter((card) => !shown.includes(card))} misfit={misfit} />}
    </section>
  );
}

interface MisfitsProps {
  readonly cards: readonly CardId[];
  readonly misfit: (card: CardId) => string;
}

/** The cards that do not fit where one is wanted, folded, each with the reason. */
function Misfits({ cards, misfit }: MisfitsProps) {
  if (cards.length === 0) return undefined;
  return (
    <details class="kb-misfits">
      <summary>{MISFIT_WORDS.others(cards.length)}</summary>
      <ul class="kb-cards">
        {cards.map((card) => (
          <li key={card} class="kb-card taken">
            <Face id={card} />
            <strong>{fullCardName(card)}</strong>
            <span class="kb-card-text">{misfit(card)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FiltersProps {
  readonly wish: Wish;
  readonly onWish: (change: Partial<Wish>) => void;
}

function Filters({ wish, onWish }: FiltersProps) {
  return (
    <div class="kb-filters">
      <input
        class="field"
        type="search"
        placeholder="Search"
        aria-label="Search the drawer"
        value={wish.words}
        onInput={(event) => onWish({ words: event.currentTarget.value })}
      />
      <ListField
        label="Kind"
        value={wish.filter}
        options={FILTER_IDS.map((id) => [id, FILTER_NAMES[id]])}
        onChange={(filter) => onWish({ filter })}
      />
      <ListField
        label="Medium"
        value={wish.medium}
        options={[
          ['', 'Any'],
          ...MEDIUM_IDS.filter((id) => id !== 'none').map((id) => [id, capital(MEDIUM_NAMES[id])] as const),
        ]}
        onChange={(medium) => onWish({ medium })}
      />
      <ListField
        label="Reach"
        value={wish.reach}
        options={REACHES.map((far) => [far, far === 0 ? 'Any' : `${far} hexes or more`])}
        onChange={(reach) => onWish({ reach })}
      />
      <label class="kb-tick">
        <input
          type="checkbox"
          checked={wish.freeOnly}
          onChange={() => onWish({ freeOnly: !wish.freeOnly })}
        />
        <span>Free only</span>
      </label>
    </div>
  );
}

interface DrawerCardProps {
  readonly card: CardId;
  readonly taken: string;
  readonly mine: boolean;
  readonly onLay: () => void;
}

function DrawerCard({ card, taken, mine, onLay }: DrawerCardProps) {
  const isFree = taken === '';
  const state = mine ? 'on this robot' : isFree ? 'free' : taken;
  return (
    <button
      type="button"
      class={`kb-card ${mine ? 'mine' : isFree ? 'free' : 'taken'}`}
      aria-disabled={!isFree}
      draggable={isFree}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', card)}
      onClick={() => {
        if (isFree) onLay();
      }}
    >
      <Face id={card} />
      <span class="kb-card-head">
        <strong>{fullCardName(card)}</strong>
        <small>
          {kindInWords(card)}, {state}
        </small>
      </span>
      <span class="kb-card-text">{cardInWords(card)}</span>
    </button>
  );
}
