import { useState } from 'preact/hooks';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import {
  READY_MADE,
  type Design,
  type ReadyMade,
  type WholeDesign,
} from '@gearhall/shared/games/kriegbot/content/designs';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { SavedList } from '../../../ui/shelf/SavedList';
import { useShelf } from '../../../ui/shelf/useShelf';
import { DesignArt } from '../art/DesignArt';
import { DESIGN_WORDS } from '../words/setup/designs';
import { capital, cardName, count, fullCardName, listOf } from '../words/field/names';
import { cardsOf, fromDesign, isSame, type Draft } from './draft';
import { SHELF } from './keeping';

interface ShelfProps {
  readonly chassis: ChassisId;
  readonly team: TeamId;
  readonly draft: Draft;
  /** Not used by another robot of the team. */
  readonly isFree: (card: CardId) => boolean;
  /**
   * The same design with a replacement for every card that is in use, and with the pilots that the
   * scenario wants.
   */
  readonly fit: (design: Design) => Design | undefined;
  readonly onChange: (draft: Draft) => void;
}

/** Designs to choose from: ready-made ones, and those saved in this browser. */
export function Shelf({ chassis, team, draft, isFree, fit, onChange }: ShelfProps) {
  const { saved, remove } = useShelf(SHELF);
  const [note, setNote] = useState('');
  const drafted = (design: Design): Draft => fromDesign(chassis, fit(design) ?? design, isFree);
  const load = (name: string, design: WholeDesign): void => {
    const next = drafted(design);
    const wanted = [...Object.values(design.slots), design.skin];
    const other = wanted.filter((card) => !cardsOf(next).includes(card)).length;
    onChange(next);
    setNote(
      other > 0
        ? `${capital(name)}: ${count(other, 'card is', 'cards are')} with another robot, or not allowed here; others stand in.`
        : `${capital(name)} is chosen.`,
    );
  };
  const own = saved.filter((one) => one.chassis === chassis);
  return (
    <section class="kb-shelf" aria-label="Designs">
      <ul class="kb-designs">
        {READY_MADE[chassis].map((design) => (
          <li key={design.name}>
            <DesignCard
              {...{ chassis, team, design }}
              isChosen={isSame(draft, drafted(design))}
              onLoad={() => load(design.name, design)}
            />
          </li>
        ))}
      </ul>
      <SavedList
        title={`Your saved designs (${own.length})`}
        things={own}
        isOpen
        onDelete={(one) => {
          remove(one);
          setNote(`${one.name} is deleted.`);
        }}
      >
        {(one) => (
          <Load
            name={one.name}
            design={one as WholeDesign}
            onLoad={() => load(one.name, one as WholeDesign)}
          />
        )}
      </SavedList>
      <p class="hint" aria-live="polite">
        {note}
      </p>
    </section>
  );
}

interface DesignCardProps {
  readonly chassis: ChassisId;
  readonly team: TeamId;
  readonly design: ReadyMade;
  readonly isChosen: boolean;
  readonly onLoad: () => void;
}

const PICTURE = 104;

/** A ready-made design: where it shoots, how it plays, and its cards. */
function DesignCard({ chassis, team, design, isChosen, onLoad }: DesignCardProps) {
  const { name, slots, skin } = design;
  return (
    <button type="button" class="order kb-design" aria-pressed={isChosen} onClick={onLoad}>
      <DesignArt {...{ chassis, team, design }} size={PICTURE} />
      <span>
        <span class="order-label">{capital(name)}</span>
        <span class="kb-plays">{DESIGN_WORDS[chassis][name]}</span>
      </span>
      <span class="kb-design-cards">
        {[...Object.values(slots), skin].map((card) => (
          <span key={card}>{fullCardName(card)}</span>
        ))}
      </span>
    </button>
  );
}

interface LoadProps {
  readonly name: string;
  readonly design: WholeDesign;
  readonly onLoad: () => void;
}

function Load({ name, design: { slots, skin }, onLoad }: LoadProps) {
  return (
    <button type="button" class="order" onClick={onLoad}>
      <span class="order-label">{capital(name)}</span>
      <span class="order-detail">{listOf([...Object.values(slots), skin].map(cardName))}</span>
    </button>
  );
}
