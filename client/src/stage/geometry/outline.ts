/** Both halves of an outline along its axis, from one half. */
export function mirrored(half: readonly number[]): number[] {
  const points = Array.from({ length: half.length / 2 }, (_, at) => [
    half[at * 2] ?? 0,
    half[at * 2 + 1] ?? 0,
  ]);
  const left = points.map(([x = 0, y = 0]) => [x, -y]).reverse();
  return [...points, ...left].flat();
}
