import { paintBack, paintFace } from './canvas';
import { CardFace } from './CardFace';

export { FACE_PICTURES } from './pictures';

/** The faces of all cards, loaded when somebody is to see one. */
export const FACES = { CardFace, paintBack, paintFace } as const;
export type Faces = typeof FACES;
