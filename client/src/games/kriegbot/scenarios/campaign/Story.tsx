import './campaign.css';
import type { SeriesPage } from '@gearhall/shared/games/series';
import type { SeenGang } from '@gearhall/shared/games/kriegbot/campaign/seeing';
import { GANG_IDS, type GangId, type Stock } from '@gearhall/shared/games/kriegbot/campaign/vocabulary';
import {
  CARD_IDS,
  isPilot,
  isSkin,
  isWeapon,
  PILOT_IDS,
  type CardId,
} from '@gearhall/shared/games/kriegbot/content/cards';
import { listOf } from '../../../../ui/words/language/grammar';
import { GANG_NAMES } from '../../../../ui/words/pages/series';
import { cardName } from '../../words/field/names';
import { CAMPAIGN_WORDS as WORDS, missionTitle, missionWords } from './words';

type CampaignPage = Extract<SeriesPage, { readonly type: 'campaign' }>;

/** The gangs, the missions so far, and the stock of the viewer's own gang. */
export function Story({ page }: { readonly page: SeriesPage }) {
  if (page.type !== 'campaign') return undefined;
  const { gang, gangs } = page.view;
  const own = gang && gangs[gang];
  return (
    <div class="campaign">
      <Gangs page={page} />
      <Ledger page={page} />
      {own?.stock && <OwnStock stock={own.stock} lost={own.lost ?? []} />}
    </div>
  );
}

function Gangs({ page }: { readonly page: CampaignPage }) {
  const { view } = page;
  return (
    <section aria-labelledby="campaign-gangs">
      <h2 id="campaign-gangs">{WORDS.gangs}</h2>
      <table class="campaign-gangs">
        <thead>
          <tr>
            {[WORDS.gang, WORDS.pilots, WORDS.cards].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GANG_IDS.map((gang) => (
            <tr key={gang}>
              <th scope="row">
                {GANG_NAMES[gang]} {view.gang === gang && <span class="tag">{WORDS.yours}</span>}
                <span class="quiet-text">{listOf(namesIn(page, gang))}</span>
              </th>
              <td>
                <Pilots gang={view.gangs[gang]} />
              </td>
              <td>{view.gangs[gang].cards}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const namesIn = ({ members }: CampaignPage, gang: GangId): readonly string[] =>
  members.filter((_, member) => GANG_IDS[member % GANG_IDS.length] === gang).map(({ name }) => name || '–');

/** Who is dead is struck out, and said. */
function Pilots({ gang: { dead } }: { readonly gang: SeenGang }) {
  return (
    <>
      <p>{WORDS.living(PILOT_IDS.length - dead.length)}</p>
      <ul class="campaign-pilots">
        {PILOT_IDS.map((pilot) => (
          <li key={pilot} class={dead.includes(pilot) ? 'dead' : undefined}>
            {cardName(pilot)}
            {dead.includes(pilot) && <span class="visually-hidden"> ({WORDS.dead})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Ledger({ page: { view } }: { readonly page: CampaignPage }) {
  return (
    <section aria-labelledby="campaign-ledger">
      <h2 id="campaign-ledger">{WORDS.ledger}</h2>
      {view.history.length === 0 && <p class="quiet-text">{WORDS.nothingYet}</p>}
      <ol class="campaign-ledger">
        {view.history.map((played, at) => (
          <li key={at}>
            <h3>{missionTitle(played)}</h3>
            <p>{missionWords(played).join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const KINDS = {
  weapon: isWeapon,
  system: (card: CardId) => !isWeapon(card) && !isSkin(card),
  skin: isSkin,
} as const;

interface OwnStockProps {
  readonly stock: Stock;
  readonly lost: readonly CardId[];
}

function OwnStock({ stock, lost }: OwnStockProps) {
  return (
    <details class="campaign-stock">
      <summary>{WORDS.stock}</summary>
      <p class="hint">{WORDS.stockHelp}</p>
      {(['weapon', 'system', 'skin'] as const).map((kind) => (
        <div key={kind}>
          <h3>{WORDS.kinds[kind]}</h3>
          <ul class="campaign-cards">
            {CARD_IDS.filter((card) => !isPilot(card) && KINDS[kind](card) && (stock[card] ?? 0) > 0).map(
              (card) => (
                <li key={card}>
                  {cardName(card)}
                  {(stock[card] ?? 0) > 1 && <strong> ×{stock[card]}</strong>}
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
      {lost.length > 0 && (
        <div>
          <h3>{WORDS.lost}</h3>
          <ul class="campaign-cards lost">
            {lost.map((card, at) => (
              <li key={at}>{cardName(card)}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
