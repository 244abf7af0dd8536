/** How things of one kind are created, updated and removed. */
export interface KeyedLook<Data, Shown> {
  create(key: string, data: Data): Shown;
  update(shown: Shown, data: Data, key: string): void;
  remove(shown: Shown, key: string): void;
}

/** Keeps one shown thing per key. */
export class Keyed<Data, Shown> {
  private readonly shown = new Map<string, Shown>();

  constructor(private readonly look: KeyedLook<Data, Shown>) {}

  get(key: string): Shown | undefined {
    return this.shown.get(key);
  }

  entries(): readonly (readonly [string, Shown])[] {
    return [...this.shown];
  }

  /** Creates or updates one thing and leaves the others alone. */
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

  /** Afterwards exactly the given things are shown, each with its data. */
  sync(data: Iterable<readonly [string, Data]>): void {
    const wanted = new Map(data);
    for (const key of [...this.shown.keys()]) if (!wanted.has(key)) this.drop(key);
    for (const [key, item] of wanted) this.put(key, item);
  }

  clear(): void {
    this.sync([]);
  }
}

/** The pictures that are shown, by key. */
export const picturesOf = <Picture>(
  keyed: Keyed<Picture, { readonly picture: Picture | undefined }>,
): readonly (readonly [string, Picture])[] =>
  keyed.entries().flatMap(([key, { picture }]) => (picture === undefined ? [] : [[key, picture] as const]));
