import { afterAll, beforeAll } from "vitest";
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
