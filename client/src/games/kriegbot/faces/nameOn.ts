/** Letters of the condensed font are about this wide, in parts of their size. */
const NARROW = 0.47;
const ROOM = 110;
const LARGEST = 19;
const SMALLEST = 13;

export const widthOf = (text: string, size: number): number => text.length * NARROW * size;

/** Cut where both lines are as even as they can be. */
function cut(name: string): readonly string[] {
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return ways.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}

/** A name in one line or two, as large as the card allows. */
export function nameOn(name: string): { readonly lines: readonly string[]; readonly size: number } {
  const isShort = widthOf(name, LARGEST - 2) <= ROOM;
  const lines = isShort ? [name] : cut(name);
  const most = lines.length > 1 ? SMALLEST + 2 : LARGEST;
  const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
  return { lines, size: Math.max(SMALLEST, Math.min(most, Math.floor(ROOM / widest))) };
}
