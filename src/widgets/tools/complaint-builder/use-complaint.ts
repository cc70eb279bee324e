import { useDeferredValue, useMemo, useState } from "react";
import { answerComplaint, type ComplaintAnswer } from "#domain/tools/complaint-answer.ts";
import { complaintInputs, type ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import { readInputs, type Entries, type InputPath } from "#domain/tools/read-inputs.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";

/** The values that were entered, and the answer to them. */
export interface Complaint {
  readonly values: ComplaintValues;
  readonly answer: ComplaintAnswer;
}

export interface ComplaintState {
  /** `null` while something has to be put right. */
  readonly complaint: Complaint | null;
  readonly problems: ReadonlyMap<InputPath, string>;
}

const noProblems: ReadonlyMap<InputPath, string> = new Map();

/**
 * What the entries come to.
 *
 * @param unfinished - Path of the input that is being written, whose fault nobody is told yet.
 */
export function useComplaint(
  entries: Entries,
  unfinished: InputPath | undefined,
  problem: SharedToolWords["problem"],
): ComplaintState {
  const latest = useDeferredValue(entries);
  const reading = useMemo(() => readInputs(complaintInputs, latest), [latest]);
  const read = useMemo(
    () => (reading.isUsable ? { values: reading.values, answer: answerComplaint(reading.values) } : null),
    [reading],
  );
  const [last, setLast] = useState<Complaint | null>(null);
  if (read !== null && read !== last) setLast(read);
  const problems = useMemo(
    () =>
      reading.isUsable
        ? noProblems
        : new Map(
            [...reading.problems]
              .filter(([path]) => path !== unfinished)
              .map(([path, found]) => [path, problem(found)] as const),
          ),
    [reading, unfinished, problem],
  );
  // While the only problem is in the field being typed in, the previous answer stays.
  return { complaint: read ?? (problems.size === 0 ? last : null), problems };
}
