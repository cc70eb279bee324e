import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describedFiles } from "../../scripts/describe-database.ts";
import { describeConsent } from "./consent.ts";
import { describeConstraints } from "./constraints.ts";
import { describeFlood } from "./flood.ts";
import { describeFloodControl } from "./flood-control.ts";
import { describeHeldLeads } from "./held-leads.ts";
import { describeLeadForm } from "./lead-form.ts";
import { openPglite } from "./open-pglite.ts";
import { describeOwner } from "./owner.ts";
import { describeRights } from "./rights.ts";
import { describeSuppression } from "./suppression.ts";
import type { TestDatabase } from "./test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openPglite();
});

afterAll(() => database.close());

const open = () => database;

describeRights(open);
describeConstraints(open);
describeConsent(open);
describeOwner(open);
describeLeadForm(open);
describeFloodControl(open);
describeFlood(open);
describeHeldLeads(open);
describeSuppression(open);

test("the types, the picture and the purposes of the database are those of the migrations", async () => {
  for (const [path, text] of Object.entries(await describedFiles((sql) => database.owner(sql)))) {
    expect(await readFile(path, "utf8"), `${path} is stale: npm run describe-database`).toBe(text);
  }
});

test("each table, view and function says in the catalogue what it is for, in a line", async () => {
  const described = JSON.parse(await readFile("stories/docs/database.json", "utf8")) as Record<string, object>;
  for (const [name, purpose] of Object.values(described).flatMap((purposes) => Object.entries(purposes))) {
    expect(purpose, name).toMatch(/^.{10,125}\.$/);
  }
});
