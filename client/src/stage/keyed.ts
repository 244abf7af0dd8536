/** How the things of one kind are shown: made once, brought up to date, taken away. */
export interface KeyedLook<Data, Shown> {
  create(key: string, data: Data): Shown;
  update(shown: Shown, data: Data, key: string): void;
  remove(shown: Shown, key: string): void;
}

/** Keeps one shown thing for each key, whatever happened in between. */
export class Keyed<Data, Shown> {
  private readonly shown = new Map<string, Shown>();

  constructor(private readonly look: KeyedLook<Data, Shown>) {}

  get(key: string): Shown | undefined {
    return this.shown.get(key);
  }

  entries(): readonly (readonly [string, Shown])[] {
    return [...this.shown];
  }

  /** Makes or updates one thing and leaves the others alone. */
  put(key: string, data: Data): Shown {
    const existing = this.shown.get(key);
    const shown = existing ?? this.look.create(key, data);
    if (existing === undefined) this.shown.set(key, shown);
    this.look.update(shown, data, key);
    return shown;
  }

  drop(key: string): void {
    const shown = this.shown.get(key);
    if (shown === undefined) return;
    this.shown.delete(key);
    this.look.remove(shown, key);
  }

  /** After this, exactly the given things are shown, each as its data say. */
  sync(data: Iterable<readonly [string, Data]>): void {
    const wanted = new Map(data);
    for (const key of [...this.shown.keys()]) if (!wanted.has(key)) this.drop(key);
    for (const [key, item] of wanted) this.put(key, item);
  }

  clear(): void {
    this.sync([]);
  }
}
