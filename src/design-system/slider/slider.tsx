import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { FieldError, FieldHint, isGiven } from "#design-system/field/field-parts.tsx";
import { NumberInput } from "#design-system/number-input/number-input.tsx";
import { formatNumber } from "#format/number-format.ts";
import { readNumber, type NumberKind } from "#format/read-number.ts";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";
import { clampEntry, SliderTrack } from "./slider-track.tsx";

export interface SliderProps {
  /** Accessible name of the thumb and the text box. */
  readonly label: string;
  /** Minimum value. */
  readonly min: number;
  /** Maximum value. */
  readonly max: number;
  /** Increment of one press of an arrow key; Page Up and Page Down move by ten increments. */
  readonly step: number;
  /** Current value; the slider is controlled. */
  readonly value: number;
  /** Called with a value in the range: while dragging, and on blur or Enter in the text box. */
  readonly onValueChange: (value: number) => void;
  /** How a typed number is read. */
  readonly kind: NumberKind;
  /** Formats the value for display, such as "$250,000" or "40 years". */
  readonly format: (value: number) => string;
  /** Help that is needed before answering. */
  readonly hint?: ReactNode;
  /** Id of the text box, for an error summary. */
  readonly id?: string;
  /** Unit before the typed number. */
  readonly prefix?: string;
  /** Unit after the typed number. */
  readonly suffix?: string;
  /** Shows the value but prevents changes. */
  readonly disabled?: boolean;
  /** Reading direction, where it isn't left to right. */
  readonly dir?: "ltr" | "rtl";
}

/**
 * A number in a range, to drag or to type. A typed value outside the range is clamped on blur or Enter; text that can't be
 * read stays, with an error beside it.
 *
 * Accessibility: two ways to the same value: a track with arrow keys, and a box to type in. Both share the label.
 */
export function Slider(props: SliderProps) {
  const {
    label,
    min,
    max,
    step,
    value,
    onValueChange,
    kind,
    format,
    hint,
    id,
    prefix,
    suffix,
    disabled = false,
    dir,
  } = props;
  const words = useDesignSystemWords();
  const ownId = useId();
  const entryId = id ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const hasHint = isGiven(hint);

  function commit() {
    if (draft === null) return;
    const entry = readNumber(draft, kind);
    setIsUnreadable(entry === null && draft.trim() !== "");
    if (entry === null && draft.trim() !== "") return;
    setDraft(null);
    if (entry === null) return;
    const next = clampEntry(entry, { min, max, step });
    if (next !== value) onValueChange(next);
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key === "Enter") commit();
  }

  return (
    <div data-slot="slider" className="grid min-w-0 gap-1 wrap-anywhere" {...(dir !== undefined && { dir })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={entryId} className="min-w-0 font-bold text-ink">
          {label}
        </label>
        <span data-slot="slider-value" className="font-display text-heading-3 font-semibold text-brand">
          {format(value)}
        </span>
      </div>
      {hasHint && <FieldHint id={`${entryId}-hint`}>{hint}</FieldHint>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <SliderTrack
            label={label}
            value={value}
            valueText={format(value)}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            onValueChange={(next) => {
              setDraft(null);
              setIsUnreadable(false);
              onValueChange(next);
            }}
          />
          <div className="relative">
            <p aria-hidden="true" className="flex justify-between gap-4 text-caption text-ink-soft tabular-nums">
              <span>{format(min)}</span>
              <span>{format(max)}</span>
            </p>
            <p id={`${entryId}-ends`} className="sr-only">
              {words.range(format(min), format(max))}
            </p>
          </div>
        </div>
        <NumberInput
          id={entryId}
          value={draft ?? formatNumber(value, { maximum: 10 })}
          disabled={disabled}
          decimals={!Number.isInteger(step)}
          aria-describedby={`${hasHint ? `${entryId}-hint ` : ""}${entryId}-ends${isUnreadable ? ` ${entryId}-error` : ""}`}
          {...(isUnreadable && { "aria-invalid": true })}
          {...(prefix !== undefined && { prefix })}
          {...(suffix !== undefined && { suffix })}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setIsUnreadable(false);
          }}
          onBlur={commit}
          onKeyDown={commitOnEnter}
        />
      </div>
      {isUnreadable && <FieldError id={`${entryId}-error`}>{words.unreadable(format(value))}</FieldError>}
    </div>
  );
}
