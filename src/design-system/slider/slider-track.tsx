import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { useSyncExternalStore } from "react";
import type { SliderRange } from "./clamp-entry.ts";

export interface SliderTrackProps extends SliderRange {
  /** Names the thumb. */
  readonly label: string;
  /** Where the thumb stands. */
  readonly value: number;
  /** The value in words, which a screen reader says in place of the bare number. */
  readonly valueText: string;
  /** Reading direction, where it isn't left to right. */
  readonly dir?: "ltr" | "rtl";
  /** Shows the value without letting it change. */
  readonly disabled: boolean;
  /** Called with every new value while dragging and for every key. */
  readonly onValueChange: (value: number) => void;
}

const neverChanges = () => () => undefined;

/** Radix places the thumb with style attributes, which the security policy refuses in prerendered HTML. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const trackClass = "relative h-1.5 grow rounded-round bg-line-strong forced-colors:border";

/** The part of a slider that is dragged. Before the app starts there is an empty track, and the typed entry beside it. */
export function SliderTrack({
  label,
  value,
  valueText,
  min,
  max,
  step,
  dir,
  disabled,
  onValueChange,
}: SliderTrackProps) {
  if (!useIsInBrowser()) {
    return (
      <span className="flex h-target items-center">
        <span className={trackClass} />
      </span>
    );
  }
  return (
    <Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      {...(dir !== undefined && { dir })}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      className="relative flex h-target cursor-pointer touch-pan-y items-center select-none data-disabled:cursor-not-allowed data-disabled:opacity-60"
    >
      <Track className={trackClass}>
        <Range className="absolute h-full rounded-round bg-brand" />
      </Track>
      <Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="relative block size-6 rounded-round border-2 border-brand bg-surface shadow-raised transition-colors duration-(--duration-quick) after:absolute after:-inset-3 hover:bg-brand-wash"
      />
    </Root>
  );
}
