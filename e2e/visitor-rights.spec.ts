import { randomUUID } from "node:crypto";
import { expect, storingTest as test } from "./site.ts";

const lead = (id: string) => ({
  id,
  name: "Jo Pelletier",
  email: `${id}@example.ca`,
  phone: "",
  interest: "life_insurance",
  lead_type: "resource_download",
  page_source: "learn_index",
  page_url: "https://www.northcover.example/learn",
  user_agent: "test",
  consent: true,
  newsletter: false,
  ghl_sync_status: "pending",
  contact_statement: "contact_box@1",
  newsletter_statement: "",
  sender_shown: "",
});

test("the visitor's key can insert a lead but not read, update or delete one", async ({ request, site }) => {
  const headers = { apikey: site.backend.publishableKey, "Content-Type": "application/json" };
  const id = randomUUID();
  const leads = `${site.address}/rest/v1/leads`;

  const inserted = await request.post(leads, { headers: { ...headers, Prefer: "return=minimal" }, data: lead(id) });
  expect(inserted.status()).toBe(201);

  const read = await request.get(`${leads}?select=*`, { headers });
  expect([401, 403]).toContain(read.status());
  const changed = await request.patch(`${leads}?id=eq.${id}`, { headers, data: { name: "Someone else" } });
  expect([401, 403]).toContain(changed.status());
  const deleted = await request.delete(`${leads}?id=eq.${id}`, { headers });
  expect([401, 403]).toContain(deleted.status());

  const rows = await site.backend.query("select name from leads where id = $1", [id]);
  expect(rows).toEqual([{ name: "Jo Pelletier" }]);
});

test("a request without a key is refused", async ({ request, site }) => {
  const read = await request.get(`${site.address}/rest/v1/leads?select=*`);
  expect(read.status()).toBeGreaterThanOrEqual(400);
  expect(await read.text()).not.toContain("@example.ca");
});
