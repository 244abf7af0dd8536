/** The faces of the letters on boards (drawing/labels.ts), as a style sheet names them. */
const FACES = ['600 16px "Barlow Condensed"', '700 16px "Barlow Condensed"'] as const;

/** How long a board waits for its letters, in milliseconds: after that it is drawn with the letters that are there. */
const PATIENCE = 2500;

/**
 * Resolves when the letters of boards are loaded: a text on a canvas is not drawn anew when its letters arrive. Does not
 * reject: without them, boards have the system's letters.
 */
export async function lettersLoaded(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  const loading = Promise.all(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([loading.catch(() => undefined), late]);
}
