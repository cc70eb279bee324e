import { useDeferredValue, useMemo, useState } from "react";
import { answerComplaint, type ComplaintAnswer } from "#domain/tools/complaint-answer.ts";
import { complaintInputs, type ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import { readInputs, type Entries, type InputPath } from "#domain/tools/read-inputs.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";

/** The entered values and the resulting complaint. */
export interface Complaint {
  readonly values: ComplaintValues;
  readonly answer: ComplaintAnswer;
}

export interface ComplaintState {
  /** `null` while an entry is invalid. */
  readonly complaint: Complaint | null;
  readonly problems: ReadonlyMap<InputPath, string>;
}

const noProblems: ReadonlyMap<InputPath, string> = new Map();

/**
 * Derives the complaint from the entries.
 * @param unfinished - Path of the input being typed in. Its problem is not reported yet.
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
  // Keep the previous answer while the only problem is in the field being typed in.
  return { complaint: read ?? (problems.size === 0 ? last : null), problems };
}
