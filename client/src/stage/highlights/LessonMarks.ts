import { Graphics } from 'pixi.js';
import type { Guide } from '../contract/contract';
import type { Palette } from '../drawing/palette';
import type { Stage } from '../renderer/stage';
import type { GuideMarks, Marked } from './GuideMarks';

/** What a lesson points at, marked over a board: loaded only where there is a lesson. */
export class LessonMarks {
  private drawn: GuideMarks | undefined;
  private isClosed = false;

  constructor(
    private readonly guide: Guide | undefined,
    private readonly stage: Stage,
    private readonly markedAt: (id: string) => Marked | undefined,
  ) {}

  /** A lesson goes on without marks where they cannot be loaded. */
  async load(loaded: () => void): Promise<void> {
    const Marks = await this.guide?.loadMarks().catch(() => undefined);
    if (!Marks || this.isClosed) return;
    this.drawn = new Marks(new Graphics());
    this.raise();
    loaded();
  }

  /** Puts the marks over everything else. */
  raise(): void {
    if (this.drawn) this.stage.world.addChild(this.drawn.root);
  }

  /** The things that the lesson is about. */
  get about(): readonly Marked[] {
    return this.pointsOf(this.guide?.marks.peek() ?? []);
  }

  update(palette: Palette): void {
    if (!this.guide || !this.drawn) return;
    const [marks, next] = [this.about, this.pointsOf(this.guide.next.peek())];
    this.drawn.update({ marks, next }, palette);
    // How many, where a browser test can read it.
    this.stage.canvas.dataset['marks'] = `${marks.length} ${next.length}`;
  }

  zoomed(scale: number): void {
    this.drawn?.zoomed(scale);
  }

  clear(): void {
    this.drawn?.clear();
  }

  close(): void {
    this.isClosed = true;
  }

  private readonly pointsOf = (ids: readonly string[]): Marked[] =>
    ids.flatMap((id) => this.markedAt(id) ?? []);
}
