import { useState } from 'preact/hooks';
import type { TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import { BUILDER, faultInWords } from '../words/setup/builder';
import {
  done,
  isClosed,
  isRefused,
  otherSide,
  undone,
  withoutTile,
  withTile,
  withTileFlipped,
  type Change,
  type Draft,
  type History,
} from './draft';

export interface Building {
  readonly draft: Draft;
  /** The index of the chosen tile in the row. */
  readonly chosen: number | undefined;
  readonly canUndo: boolean;
  /** The result of the last act. */
  readonly said: Said;
  choose(index: number | undefined): void;
  lay(side: TileSideId): void;
  remove(index: number): void;
  flip(index: number): void;
  undo(): void;
  /** Applies a change, or says why it is refused; `asked` is the row that it would have made. */
  take(change: Change, asked: readonly TileSideId[], sentence: string): void;
  say(sentence: string, isRefusal?: boolean): void;
}

interface Said {
  readonly sentence: string;
  readonly isRefusal: boolean;
}

interface Held {
  readonly history: History;
  readonly onChange: (history: History) => void;
}

/** The acts of the builder: each changes the draft, or says why it cannot. */
export function useBuilding({ history, onChange }: Held): Building {
  const draft = history.now;
  const { tiles } = draft;
  const [chosen, choose] = useState<number | undefined>(undefined);
  const [said, setSaid] = useState<Said>({ sentence: '', isRefusal: false });
  const say = (sentence: string, isRefusal = false): void => setSaid({ sentence, isRefusal });
  const go = (next: History, sentence: string): void => {
    onChange(next);
    choose(undefined);
    say(sentence);
  };
  const take: Building['take'] = (change, asked, sentence) => {
    if (isRefused(change)) say(faultInWords(change, asked), true);
    else go(done(history, change), sentence);
  };
  return {
    draft,
    chosen,
    canUndo: history.before.length > 0,
    said,
    choose,
    lay: (side) => {
      const change = withTile(draft, side);
      const laid = BUILDER.laidNow(side, tiles.length + 1);
      const closes = !isRefused(change) && isClosed(change);
      take(change, [...tiles, side], closes ? `${laid} ${BUILDER.closed}` : laid);
    },
    remove: (index) => {
      const side = tiles[index];
      const rest = tiles.filter((_, place) => place !== index);
      if (side) take(withoutTile(draft, index), rest, BUILDER.removed(side));
    },
    flip: (index) => {
      const asked = tiles.map((one, place) => (place === index ? otherSide(one) : one));
      const side = asked[index];
      if (side) take(withTileFlipped(draft, index), asked, BUILDER.turned(side));
    },
    undo: () => {
      if (history.before.length > 0) go(undone(history), BUILDER.undid);
    },
    take,
    say,
  };
}
