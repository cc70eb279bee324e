import { describe, expect, test } from "vitest";
import { complaintLetters } from "#domain/tools/complaint-answer.ts";
import { complaint } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = complaint;
const vector = vectors["V-clock"];
const until = (entries: Record<string, unknown>) =>
  Object.fromEntries(answer(entries).deadlines.map(({ key, until: day }) => [key, day]));

test("V-clock", () => {
  expect(until({ province: "QC", line: "life", sent: vector.sent })).toEqual({
    acknowledgement: vector.ack10,
    quebecAnswer: vector.qc60,
    quebecAnswerExtended: vector.qc90,
    olhiCanPress: vector.olhi90,
  });
  expect(until({ province: "AB", line: "creditor", sent: vector.sent })).toEqual({
    acknowledgementUsual: vector.ack10,
    bankAnswer: vector.bank56,
    olhiCanPress: vector.olhi90,
  });
  const soldByBank = { province: "AB", line: "life", bankSold: true, sent: vector.sent };
  const fixed = { key: "bankAnswer", from: vector.sent, until: vector.bank56, certainty: "fixed" };
  expect(answer(soldByBank).deadlines).toContainEqual(fixed);
});

test("an acknowledgement and a final letter end their deadlines and start others", () => {
  const letters = { sent: "2026-01-10", acknowledged: "2026-01-12", finalLetter: "2026-03-01" };
  expect(until({ province: "AB", line: "home", ...letters })).toEqual({});
  expect(until({ province: "QC", line: "home", bankSold: true, ...letters })).toEqual({
    obsi: "2026-08-28",
    amfTransfer: "2027-03-01",
  });
});

test("limitation periods: one year wherever no longer one is certain", () => {
  const event = "2028-02-29";
  expect(until({ province: "BC", line: "home", event })).toEqual({ courtBritishColumbia: "2030-02-28" });
  expect(until({ province: "BC", line: "life", event })).toEqual({ courtBritishColumbia: "2030-02-28" });
  expect(until({ province: "AB", line: "home", event })).toEqual({ courtAlberta: "2030-02-28" });
  for (const province of ["SK", "MB", "NS", "PE", "NL", "YT", "NT", "NU"]) {
    expect(until({ province, line: "home", event })).toEqual({ courtPlanned: "2029-02-28" });
  }
  expect(until({ province: "NB", line: "home", event })).toEqual({ courtNewBrunswick: "2029-02-28" });
  expect(until({ line: "home", event })).toEqual({});
  const ontarioProperty = { courtOntarioPolicy: "2029-02-28" };
  expect(until({ province: "ON", line: "home", event })).toEqual(ontarioProperty);
  expect(until({ province: "ON", line: "business", event })).toEqual(ontarioProperty);
  expect(until({ province: "ON", line: "life", event })).toEqual({ courtPlanned: "2029-02-28" });
  expect(until({ province: "ON", line: "auto", event })).toEqual({ courtPlanned: "2029-02-28" });
  expect(until({ province: "ON", line: "travel", event })).toEqual({ courtPlanned: "2029-02-28" });
  expect(until({ province: "QC", line: "auto", event })).toEqual({ courtQuebec: "2031-02-28" });
  expect(until({ province: "ON", line: "auto", accidentBenefits: true, event })).toEqual({
    licenceAppealTribunal: "2030-02-28",
    courtPlanned: "2029-02-28",
  });
});

test("injury benefits count from the decision, in Ontario from the event if the decision is unknown", () => {
  const claim = { line: "auto", accidentBenefits: true, event: "2026-01-10", refused: "2026-03-01" };
  expect(until({ ...claim, province: "MB" })).toEqual({ manitobaReview: "2026-04-30" });
  expect(until({ ...claim, province: "SK" })).toEqual({ saskatchewanAppeal: "2026-05-30" });
  expect(until({ ...claim, province: "QC" })).toEqual({ quebecReview: "2026-04-30" });
  expect(until({ ...claim, province: "QC", refused: "" })).toEqual({});
  expect(until({ ...claim, province: "ON" })["licenceAppealTribunal"]).toBe("2028-03-01");
  expect(until({ ...claim, province: "ON", refused: "" })["licenceAppealTribunal"]).toBe("2028-01-10");
  expect(until({ ...claim, province: "ON", event: "", refused: "" })).toEqual({});
  expect(until({ ...claim, province: "MB", line: "home" })).toEqual({ courtPlanned: "2027-01-10" });
});

test("a deadline without a rule is to be requested in writing", () => {
  const open = (entries: Record<string, unknown>) => answer(entries).openTimes;
  expect(open({})).toEqual(["finalAnswer", "timeToSue"]);
  expect(open({ province: "PE", line: "home" })).toEqual(["finalAnswer", "outsideBody", "timeToSue"]);
  expect(open({ province: "ON", line: "auto" })).toEqual(["finalAnswer", "outsideBody", "timeToSue"]);
  expect(open({ province: "ON", line: "home" })).toEqual(["finalAnswer", "outsideBody"]);
  expect(open({ province: "AB", line: "life" })).toEqual(["finalAnswer", "outsideBody"]);
  expect(open({ province: "AB", line: "life", finalLetter: "2026-01-10" })).toEqual(["outsideBody"]);
  expect(open({ province: "AB", line: "creditor" })).toEqual(["outsideBody"]);
  expect(open({ province: "QC", line: "home" })).toEqual(["outsideBody"]);
  expect(open({ province: "MB", line: "auto", accidentBenefits: true })).toEqual(["timeToSue"]);
});

describe("the next body", () => {
  test.each([
    [{ province: "AB", line: "home" }, ["gio"]],
    [{ province: "AB", line: "auto" }, ["gio"]],
    [{ province: "AB", line: "business" }, ["gio"]],
    [{ province: "AB", line: "travel" }, ["olhi"]],
    [{ province: "AB", line: "creditor" }, ["obsi", "olhi"]],
    [{ province: "QC", line: "home" }, ["amf", "gio"]],
    [{ province: "ON", line: "life", bankSold: true }, ["obsi", "olhi", "fsra"]],
    [{ province: "ON", line: "auto", accidentBenefits: true }, ["licenceAppealTribunal", "fsra"]],
    [{ province: "ON", line: "home", accidentBenefits: true }, ["gio", "fsra"]],
    [{ province: "MB", line: "auto", accidentBenefits: true }, ["manitobaReview"]],
    [{ province: "SK", line: "auto", accidentBenefits: true }, ["saskatchewanAppeal"]],
    [{ province: "QC", line: "auto", accidentBenefits: true }, ["quebecReview"]],
    [{ province: "AB", line: "auto", accidentBenefits: true }, ["gio"]],
    [{}, []],
  ])("%j", (entries, bodies) => expect(answer(entries).bodies).toEqual(bodies));

  test("the letters become available in sequence", () => {
    expect(complaintLetters).toEqual(["fileHandler", "complaintOfficer", "outsideBody"]);
    expect(answer({}).nextLetter).toBe("fileHandler");
    expect(answer({ sent: "2026-01-10" }).nextLetter).toBe("complaintOfficer");
    expect(answer({ sent: "2026-01-10", finalLetter: "2026-02-10" }).nextLetter).toBe("outsideBody");
    expect(answer({ province: "QC" }).needsFinalLetter).toBe(false);
    expect(answer({ province: "ON" }).needsFinalLetter).toBe(true);
    expect(answer({ province: "SK", line: "auto", accidentBenefits: true }).needsFinalLetter).toBe(false);
  });

  test("the third letter is addressed to the first body without a form", () => {
    expect(answer({ province: "AB", line: "home" }).letterTo).toBe("gio");
    expect(answer({ province: "QC", line: "home" }).letterTo).toBe("amf");
    expect(answer({ province: "ON", line: "auto", accidentBenefits: true }).letterTo).toBe("fsra");
    expect(answer({ province: "MB", line: "auto", accidentBenefits: true }).letterTo).toBeNull();
    expect(answer({ province: "SK", line: "auto", accidentBenefits: true }).letterTo).toBeNull();
    expect(answer({ province: "QC", line: "auto", accidentBenefits: true }).letterTo).toBeNull();
    expect(answer({}).letterTo).toBeNull();
  });
});

test.each([
  [{ sent: "2026-02-01", finalLetter: "2026-01-31" }, "finalLetterBeforeComplaint"],
  [{ sent: "2026-02-01", acknowledged: "2026-01-31" }, "acknowledgedBeforeComplaint"],
  [{ sent: "2026-02-01", event: "2026-02-02" }, "complaintBeforeEvent"],
  [{ event: "2026-02-02", refused: "2026-02-01" }, "refusedBeforeEvent"],
  [{ sent: "2026-02-01", event: "2026-02-02", refused: "2026-02-01" }, "refusedBeforeEvent"],
  [{ event: "2026-02-01", refused: "2026-02-01" }, null],
  [{ sent: "2026-02-01", event: "2026-02-01", acknowledged: "2026-02-01", finalLetter: "2026-02-01" }, null],
  [{ event: "2026-02-01" }, null],
  [{ refused: "2026-02-01" }, null],
  [{ sent: "2026-02-01" }, null],
  [{ finalLetter: "2026-02-01" }, null],
  [{ acknowledged: "2026-02-01" }, null],
])("only known days can contradict each other, and then there is no deadline: %j", (entries, conflict) => {
  const found = answer({ province: "QC", line: "home", ...entries });
  expect(found.conflict).toBe(conflict);
  expect(conflict === null || found.deadlines.length === 0).toBe(true);
});
