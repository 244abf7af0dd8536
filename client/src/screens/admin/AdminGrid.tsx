import type { ComponentChildren } from 'preact';

interface AdminGridProps {
  readonly caption: string;
  /** An empty one heads the buttons of the rows. */
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ComponentChildren;
}

/** A list of the operator's, which scrolls sideways on a phone. */
export function AdminGrid({ caption, columns, children }: AdminGridProps) {
  return (
    <div class="admin-scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class="admin-table">
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key="" />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
