import type { Dice } from '../../../core/dice/dice';
import type { SeriesViewer } from '../../../core/series/series';
import type { CardId } from '../content/cards';
import { countIn, FULL_STOCK, gangOf, listOf, otherGang, revivable, withCards } from './gangs';
import type { Campaign, Gang } from './state';
import { GANG_IDS, type GangId } from './vocabulary';

/**
 * Deals anew what a viewer cannot know of a campaign (KS20.12). There are two of each card at first, one a gang; what the
 * viewer does not have, and has not seen go, may be in the other gang's stock, or out of the game.
 */
export function redeal(state: Campaign, viewer: SeriesViewer, dice: Dice): Campaign {
  if (state.phase === 'over') return state;
  const own = viewer === 'spectator' ? undefined : gangOf(viewer);
  const others = GANG_IDS.filter((gang) => gang !== own);
  return others.reduce((before, gang) => gangAnew(before, gang, { own, dice }), wrecksAnew(state, own, dice));
}

interface Look {
  readonly own: GangId | undefined;
  readonly dice: Dice;
}

/** As many cards as everybody knows: out of all that the viewer cannot account for. */
function gangAnew(state: Campaign, id: GangId, { own, dice }: Look): Campaign {
  const gang = state.gangs[id];
  const deck = dice.shuffle(unaccounted(state, own));
  const size = countIn(gang.stock);
  const stock = deck.slice(0, size);
  // If this count gives somebody more cards than there are, salvage has moved some of the viewer's own.
  while (stock.length < size) stock.push(dice.pick(listOf(FULL_STOCK)));
  const isAsked = state.phase === 'spoils' && state.history.at(-1)?.victor === id;
  const lost = withItem(deck.slice(size), isAsked, dice);
  const anew: Gang = { ...gang, stock: withCards({}, stock, 1), lost, seen: [] };
  return { ...state, gangs: { ...state.gangs, [id]: anew } };
}

/** A victor who is asked has an item to bring back. */
function withItem(lost: readonly CardId[], isAsked: boolean, dice: Dice): readonly CardId[] {
  if (!isAsked || revivable(lost).length > 0) return lost;
  return [...lost, dice.pick(revivable(listOf(FULL_STOCK)))];
}

function unaccounted({ gangs }: Campaign, own: GangId | undefined): readonly CardId[] {
  const all = [...listOf(FULL_STOCK), ...listOf(FULL_STOCK)];
  const known = own ? [...listOf(gangs[own].stock), ...gangs[own].lost, ...gangs[own].seen] : [];
  for (const card of known) {
    const index = all.indexOf(card);
    if (index >= 0) all.splice(index, 1);
  }
  return all;
}

/** Face-down cards on wrecks of the other gang, unless the viewer has won the right to look. */
function wrecksAnew(state: Campaign, own: GangId | undefined, dice: Dice): Campaign {
  const { history } = state;
  const isHidden = (wreck: Campaign['wrecks'][number], victor: GangId | ''): boolean =>
    !wreck.shown && wreck.of !== own && (own === undefined || victor !== own);
  const anew = (wrecks: Campaign['wrecks'], victor: GangId | ''): Campaign['wrecks'] =>
    wrecks.map((wreck) =>
      isHidden(wreck, victor) ? { ...wreck, card: dice.pick(listOf(FULL_STOCK)) } : wreck,
    );
  return {
    ...state,
    wrecks: anew(state.wrecks, history.at(-1)?.victor ?? ''),
    history: history.map((played) => ({
      ...played,
      taken: anew(played.taken, played.victor),
      back:
        played.back !== '' && (own === undefined || played.victor === otherGang(own))
          ? dice.pick(revivable(listOf(FULL_STOCK)))
          : played.back,
    })),
  };
}
