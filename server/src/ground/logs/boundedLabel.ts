/** What has no label of its own. */
const OTHER = 'other';

/**
 * Labels for Prometheus, which keeps each of them: the first values are their own labels, all further ones share one.
 * So that nobody can make it keep more, wherever the values come from.
 */
export function boundedLabel(most: number): (value: string) => string {
  const labels = new Set<string>();
  return (value) => {
    if (labels.size < most) labels.add(value);
    return labels.has(value) ? value : OTHER;
  };
}
