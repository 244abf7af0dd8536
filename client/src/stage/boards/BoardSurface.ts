import type { Surface } from '../contract/boardDefinition';
import { paletteFor, type Palette } from '../drawing/palette';
import type { Stage } from '../renderer/stage';
import { mostPixels, Textures } from '../sprites/Textures';
import { Fades } from './Fades';

/** What the sprites of a board are drawn on, as long as they live: colours, textures, and what appears by and by. */
export class BoardSurface {
  readonly fades: Fades;
  readonly textures = new Textures();
  private readonly colours: Palette;

  /** `isStill`: whether nothing on the board moves; `colours`: the game's own. */
  constructor(
    private readonly stage: Stage,
    isStill: () => boolean,
    colours: Partial<Palette> = {},
  ) {
    this.fades = new Fades(() => stage.invalidate(), isStill);
    this.colours = { ...paletteFor(false), ...colours };
  }

  palette(isFlat: boolean): Palette {
    return isFlat ? paletteFor(true) : this.colours;
  }

  /** For new sprites. */
  open(isFlat: boolean): Surface {
    const { stage, textures, fades } = this;
    stage.paint(this.palette(isFlat).ground);
    return {
      ...{ drawnWith: stage.drawnWith, mostPixels: mostPixels(), textures, isFlat },
      painting: () => this.painting(),
      fade: (show) => fades.add(show),
    };
  }

  /** The canvas tells of it, where a browser test can read it. */
  private painting(): () => void {
    const { dataset } = this.stage.canvas;
    dataset['painting'] = '';
    return () => delete dataset['painting'];
  }

  /** After the sprites have been destroyed. */
  clear(): void {
    this.fades.clear();
    this.textures.destroy();
  }
}
