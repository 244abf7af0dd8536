import { useState } from 'preact/hooks';
import {
  ALL_ARMS_IDS,
  CARD_IDS,
  type ArmsId,
  type CardId,
} from '@gearhall/shared/games/kriegbot/content/cards';
import { MOST_AWAY, MOST_BANNED } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { Icon } from '../../../../ui/display/Icon';
import { ListField } from '../../../../ui/controls/ListField';
import { armsName, capital, fullCardName } from '../../words/field/names';
import type { LawsProps } from './lawsProps';
import { EDITOR } from '../words/words';

/** Cards that nobody may bring, and one that reaches less far. */
export function CardsForm({ made, onChange }: LawsProps) {
  const { banned } = made;
  return (
    <>
      <p class="hint">{EDITOR.cardsHelp}</p>
      {banned.length > 0 && (
        <ul class="kb-banned" aria-label={EDITOR.banned}>
          {banned.map((card) => (
            <li key={card}>
              {fullCardName(card)}
              <button
                type="button"
                class="button quiet square"
                aria-label={EDITOR.allow(fullCardName(card))}
                onClick={() => onChange({ banned: banned.filter((one) => one !== card) })}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {banned.length < MOST_BANNED ? (
        <Ban banned={banned} onBan={(card) => onChange({ banned: [...banned, card] })} />
      ) : (
        <p class="hint">{EDITOR.mostBanned(MOST_BANNED)}</p>
      )}
      <Cut made={made} onChange={onChange} />
    </>
  );
}

interface BanProps {
  readonly banned: readonly CardId[];
  readonly onBan: (card: CardId) => void;
}

const byName = (one: CardId, other: CardId): number =>
  fullCardName(one).localeCompare(fullCardName(other), 'en');
const SORTED = CARD_IDS.toSorted(byName);

function Ban({ banned, onBan }: BanProps) {
  const [wanted, setWanted] = useState<CardId | undefined>(undefined);
  const left = SORTED.filter((card) => !banned.includes(card));
  const card = left.find((one) => one === wanted) ?? left[0];
  if (card === undefined) return undefined;
  return (
    <div class="kb-edit-row">
      <ListField
        label={EDITOR.ban}
        value={card}
        options={left.map((one) => [one, fullCardName(one)] as const)}
        onChange={setWanted}
      />
      <button type="button" class="button" onClick={() => onBan(card)}>
        {EDITOR.banIt}
      </button>
    </div>
  );
}

const FIRST_REACH = 2;

function Cut({ made: { cut }, onChange }: LawsProps) {
  return (
    <>
      <ListField<ArmsId | ''>
        label={EDITOR.cut}
        value={cut?.arms ?? ''}
        options={[['', EDITOR.none], ...ALL_ARMS_IDS.map((arms) => [arms, capital(armsName(arms))] as const)]}
        onChange={(arms) => onChange({ cut: arms === '' ? undefined : { arms, to: cut?.to ?? FIRST_REACH } })}
      />
      {cut && (
        <ListField
          label={EDITOR.within}
          value={cut.to}
          options={Array.from(
            { length: MOST_AWAY },
            (_, step) => [step + 1, EDITOR.hexes(step + 1)] as const,
          )}
          onChange={(to) => onChange({ cut: { ...cut, to } })}
        />
      )}
    </>
  );
}
