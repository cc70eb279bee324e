import { expect, within } from "storybook/test";
import { OfficeList, type OfficeListProps } from "#widgets/place/office-list.tsx";
import { officeOf } from "#content/official-bodies.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import * as officeWords from "#words/offices.ts";
import { phoneOwners } from "#text/offices/phone-owners.ts";

const args: OfficeListProps = { offices: [officeOf("gio"), officeOf("obsi"), officeOf("amf")], headingLevel: 3 };

const meta = preview.meta({
  component: OfficeList,
  args,
});

/** Each office says what it takes, what it costs, how soon, its phone and its page; the name is where a fragment leads. */
export const Services = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const heading = canvas.getByRole("heading", { level: 3, name: /^Ombudsman for Banking Services/ });
    await expect(heading).toHaveAttribute("id", "office-obsi");
    const entry = within(heading.closest("li") ?? document.body);
    await expect(entry.getByText("Free")).toBeVisible();
    await expect(entry.getByText(/within 180 days of its final answer/)).toBeVisible();
    await expectLink(entry, "1-888-451-4519", "tel:+18884514519");
    await expectLink(
      entry,
      /^Its page ?: Ombudsman for Banking/,
      "https://obsi.ca/en/for-consumers/how-the-complaint-process-works",
    );
    await expect(canvas.getByText(officeWords.checkedOn("November 24, 2026"))).toBeVisible();
  },
});

/** A phone shows the name, the phone and the page of each office in two lines; the rest opens below them. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play({ canvas, userEvent }) {
    const entry = within(
      canvas.getByRole("heading", { name: /^Ombudsman for Banking/ }).closest("li") ?? document.body,
    );
    const phone = entry.getByRole("link", { name: "1-888-451-4519" });
    const remit = entry.getByText(officeWords.remit);
    await expect(phone).toBeVisible();
    await expect(entry.getByText("Free")).not.toBeVisible();
    await userEvent.click(remit);
    await expect(entry.getByText("Free")).toBeVisible();
    await expect(entry.getByText("Free").getBoundingClientRect().top).toBeGreaterThan(
      phone.getBoundingClientRect().bottom,
    );
  },
});

/** Several numbers say whose they are; an old one says its year; a tribunal's fee has its source. */
export const NumbersAndFees = meta.story({
  args: { offices: [officeOf("credit-bureaus"), officeOf("chambre"), officeOf("lat")] },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "1-877-713-3393" })).toBeVisible();
    await expect(canvas.getByText(phoneOwners.transUnionInQuebec)).toBeVisible();
    await expect(canvas.getByText(officeWords.listedIn("2002"))).toBeVisible();
    await expect(canvas.getByText(/^\$106, not refunded/)).toBeVisible();
  },
});

/** Below an answer: one column, and names that are no headings. */
export const InAnAnswer = meta.story({
  args: { offices: [officeOf("mpi-injury"), officeOf("injury-appeal-mb")], headingLevel: undefined, columns: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});

/** Nothing is shown for an empty list. */
export const None = meta.story({
  args: { offices: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
});
