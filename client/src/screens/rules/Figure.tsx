import { useSignal, type ReadonlySignal } from '@preact/signals';
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { GameHelp, Pictures } from '../../games/contract';
import { HELP_WORDS } from '../../ui/words/help';

/** What draws the pictures of a game: undefined while it is loaded, and where that has failed, none. */
const PicturesContext = createContext<ReadonlySignal<Pictures | undefined> | undefined>(undefined);

interface PicturesOfProps {
  readonly help: GameHelp;
  readonly children: ComponentChildren;
}

/** The text is read before what draws its pictures has come. */
export function PicturesOf({ help, children }: PicturesOfProps) {
  const pictures = useSignal<Pictures | undefined>(undefined);
  useEffect(() => {
    help.loadPictures().then(
      (loaded) => (pictures.value = loaded),
      () => (pictures.value = {}),
    );
  }, [help, pictures]);
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

/** A picture that cannot be drawn takes no text with it. */
function drawn(pictures: Pictures, name: string): string {
  try {
    return pictures[name]?.() ?? '';
  } catch (error) {
    reportError(error);
    return '';
  }
}
