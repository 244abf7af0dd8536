import type { ComponentChildren } from 'preact';

interface SavedListProps<Thing> {
  readonly title: string;
  readonly things: readonly Thing[];
  readonly isOpen?: boolean;
  /** The name of a thing on its delete button; its own name when absent. */
  readonly nameOf?: (thing: Thing) => string;
  readonly onDelete: (thing: Thing) => void;
  /** The button that loads one from the shelf. */
  readonly children: (thing: Thing) => ComponentChildren;
}

/** The things on a shelf of this browser, to load or delete; renders nothing where the shelf is empty. */
export function SavedList<Thing extends { readonly name: string }>({
  title,
  things,
  isOpen = false,
  nameOf = ({ name }) => name,
  onDelete,
  children,
}: SavedListProps<Thing>) {
  return (
    <details class="saved-list" open={isOpen} hidden={things.length === 0}>
      <summary>{title}</summary>
      <ul>
        {things.map((one) => (
          <li key={one.name}>
            {children(one)}
            <button
              type="button"
              class="button quiet"
              aria-label={`Delete ${nameOf(one)}`}
              onClick={() => onDelete(one)}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
