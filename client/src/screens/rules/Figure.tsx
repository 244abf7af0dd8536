import './figure.css';
import { useComputed, type ReadonlySignal } from '@preact/signals';
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { useAnswer } from '../../net/requests/useAnswer';
import type { GameHelp, Pictures } from '../../stage/contract/help';
import { HELP_WORDS } from '../../ui/words/pages/help';

/**
 * The functions that draw a game's pictures: undefined while they are loaded, empty where that has
 * failed.
 */
const PicturesContext = createContext<ReadonlySignal<Pictures | undefined> | undefined>(undefined);

interface PicturesOfProps {
  readonly help: GameHelp;
  readonly children: ComponentChildren;
}

/** The text can be read before the code that draws its pictures is loaded. */
export function PicturesOf({ help, children }: PicturesOfProps) {
  const loaded = useAnswer({ ask: () => help.loadPictures() });
  const pictures = useComputed(() => {
    const { answer, error } = loaded.value;
    return answer ?? (error === undefined ? undefined : {});
  });
  return <PicturesContext.Provider value={pictures}>{children}</PicturesContext.Provider>;
}

/** A scene of the board, drawn by the board's own code. */
export function Figure({ name, caption }: { readonly name: string; readonly caption: string }) {
  const pictures = useContext(PicturesContext)?.value;
  const svg = useMemo(() => pictures && drawn(pictures, name), [pictures, name]);
  return (
    <figure class="rule-figure" data-picture={name}>
      {svg === '' ? (
        <p>{HELP_WORDS.pictureFailed}</p>
      ) : (
        <div class="rule-picture">
          {svg !== undefined && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />}
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A picture that cannot be drawn does not break the text. */
function drawn(pictures: Pictures, name: string): string {
  try {
    return pictures[name]?.() ?? '';
  } catch (error) {
    reportError(error);
    return '';
  }
}
