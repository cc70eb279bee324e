import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

export interface RowDetailsButtonProps {
  /** Name of the row, for the button's accessible name. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * Shows and hides the details of a compact row. Only visible on a phone; elsewhere no details are folded.
 *
 * Accessibility: named after its row; has the state of its row.
 */
export function RowDetailsButton({ name, isOpen, onToggle }: RowDetailsButtonProps) {
  const words = useDesignSystemWords();
  return (
    <button
      type="button"
      data-slot="row-details-button"
      className="data-table-more"
      aria-expanded={isOpen}
      aria-label={words.detailsOf(name)}
      onClick={onToggle}
    >
      {words.details}
    </button>
  );
}
