import { useEffect, useState } from 'preact/hooks';
import type { Faces } from '../faces';
import type { CardFaceProps } from '../faces/CardFace';

let loaded: Faces | undefined;
let coming: Promise<Faces | undefined> | undefined;

/** The faces, if they are here already. */
export const facesHere = (): Faces | undefined => loaded;

/** Lets them come; without them everything can be read all the same. */
export const loadFaces = (): Promise<Faces | undefined> =>
  (coming ??= import('../faces').then(
    ({ FACES }) => (loaded = FACES),
    () => (coming = undefined),
  ));

/** The width of a picture beside the words about its card, in CSS pixels. */
const BESIDE = 60;

/** The face of a card, as soon as it is there: its room is kept. */
export function Face({ id, width = BESIDE }: Pick<CardFaceProps, 'id'> & Partial<CardFaceProps>) {
  const [faces, setFaces] = useState(loaded);
  useEffect(() => {
    if (!faces) void loadFaces().then(setFaces);
  }, []);
  if (faces) return <faces.CardFace {...{ id, width }} />;
  return <span class="kb-face" style={{ width, height: width }} />;
}
