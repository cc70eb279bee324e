import type { KeyboardEvent, PointerEvent } from "react";

/** Range and step of a slider. */
export interface SliderRange {
  /** Minimum value. */
  readonly min: number;
  /** Maximum value. */
  readonly max: number;
  /** Increment of one press of an arrow key. */
  readonly step: number;
}

/** Clamps a value to the range and rounds it to the decimals of the step. */
export function clampEntry(value: number, { min, max, step }: SliderRange): number {
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Rounds a value to the nearest step in the range. */
function nearestStep(value: number, range: SliderRange): number {
  const { min, step } = range;
  return clampEntry(min + Math.round((value - min) / step) * step, range);
}

export interface SliderTrackProps extends SliderRange {
  /** Accessible name of the thumb. */
  readonly label: string;
  /** Current value. */
  readonly value: number;
  /** The value in words, announced in place of the bare number. */
  readonly valueText: string;
  /** Shows the value but prevents changes. */
  readonly disabled: boolean;
  /** Called with every new value while dragging and for every key. */
  readonly onValueChange: (value: number) => void;
}

/** Steps per key. Browsers disagree about Page Up and Page Down. */
const keySteps: ReadonlyMap<string, number> = new Map([
  ["ArrowUp", 1],
  ["ArrowRight", 1],
  ["ArrowDown", -1],
  ["ArrowLeft", -1],
  ["PageUp", 10],
  ["PageDown", -10],
  ["Home", -Infinity],
  ["End", Infinity],
]);

const isMirrored = (input: HTMLInputElement) => input.matches(":dir(rtl)");

/** The draggable part of a slider: a native range input over a track that shows the filled share. */
export function SliderTrack({ label, value, valueText, min, max, step, disabled, onValueChange }: SliderTrackProps) {
  const range = { min, max, step };
  const isOnStep = nearestStep(value, range) === value;

  function moveTo(wanted: number) {
    const next = nearestStep(wanted, range);
    if (next !== value) onValueChange(next);
  }

  function moveByKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const steps = keySteps.get(key);
    if (steps === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const isSideways = key === "ArrowLeft" || key === "ArrowRight";
    moveTo(value + (isSideways && isMirrored(currentTarget) ? -steps : steps) * step);
  }

  /** Moves the thumb on a touch anywhere on the track; some browsers react only to a touch on the thumb. */
  function followFinger({ pointerType, currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    if (pointerType !== "touch" || disabled) return;
    const { left, width, height: thumb } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - thumb / 2) / (width - thumb);
    moveTo(min + (isMirrored(currentTarget) ? 1 - share : share) * (max - min));
  }

  return (
    <span className="relative block has-disabled:opacity-60">
      <svg aria-hidden="true" className="slider-track">
        <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        autoComplete="off"
        min={min}
        max={max}
        // A typed value may lie between two steps; with a fixed step the range input would round it.
        step={isOnStep ? step : "any"}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => moveTo(currentTarget.valueAsNumber)}
        onKeyDown={moveByKey}
        onPointerDown={followFinger}
        onPointerMove={followFinger}
        className="slider-range"
      />
    </span>
  );
}
