import { expect } from "storybook/test";
import { BenefitChoices, OpenBenefits, TickedBenefits } from "#widgets/place/province-openings/benefit-choices.tsx";
import { Changeover, ChangeoverAfter, ChangeoverBefore } from "#widgets/place/province-openings/changeover.tsx";
import { CrashFile, CrashFiles } from "#widgets/place/province-openings/crash-files.tsx";
import { HouseOnPiles } from "#widgets/place/province-openings/house-on-piles.tsx";
import { BesideThePlate, LicencePlate, OnThePlate } from "#widgets/place/province-openings/licence-plate.tsx";
import { PayGap } from "#widgets/place/province-openings/pay-gap.tsx";
import { PlanBill } from "#widgets/place/province-openings/plan-bill.tsx";
import { BasicLayer, OptionalLayer, PolicyLayers } from "#widgets/place/province-openings/policy-layers.tsx";
import { ProvinceBoxes } from "#widgets/place/province-openings/province-boxes.tsx";
import { HousesToScale, SameHouseTwice } from "#widgets/place/province-openings/same-house-twice.tsx";
import { SeaLeaf, StormLeaves, WindLeaf } from "#widgets/place/province-openings/storm-leaves.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "../pictures/markdown.tsx";

const meta = preview.meta({
  component: Changeover,
  args: { label: "Who pays for injuries", children: null },
  decorators: [
    (Story) => (
      <div className="max-w-page">
        <h1 className="sr-only">A province</h1>
        <Story />
      </div>
    ),
  ],
});

/** The old rules fade out above the date, and the new ones begin at it. */
export const ChangeOfRules = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Changeover label="Who pays for injuries">
      <ChangeoverBefore title="Until December 31, 2026">
        <p>Fault decides.</p>
      </ChangeoverBefore>
      <ChangeoverAfter title="January 1, 2027">
        <p>Your own insurer pays.</p>
      </ChangeoverAfter>
    </Changeover>
  ),
  async play({ canvas }) {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(2);
    await expect(items[1]).toHaveTextContent(/January 1, 2027.*Your own insurer pays/);
  },
});

/** The part that can be bought elsewhere stands above the line. */
export const Layers = meta.story({
  render: () => (
    <PolicyLayers label="The two layers of a car policy" caption="Compare the optional part.">
      <OptionalLayer name="Optional" seller="From several companies.">
        <p>Collision, comprehensive.</p>
      </OptionalLayer>
      <BasicLayer name="Basic" seller="From one company.">
        <p>Injury care.</p>
      </BasicLayer>
    </PolicyLayers>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: "The two layers of a car policy" })).toHaveTextContent(
      /Optional.*several companies.*Basic.*one company/s,
    );
  },
});

/** A plan reads as a bill, each part with what it holds. */
export const Bill = meta.story({
  render: () => (
    <div className="max-w-narrow">
      <PlanBill title="Basic plan" note="Already inside:">
        {markdownTable([
          ["Name", "Value"],
          ["Liability", "$500,000"],
          ["Injuries", "everyone hurt"],
        ])}
      </PlanBill>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: /Basic plan/ })).toHaveTextContent(/Liability.*\$500,000/);
    await expect(canvas.getAllByRole("definition")).toHaveLength(2);
  },
});

/** A benefit of a quarter of the pay fills a quarter of the bar. */
export const Gap = meta.story({
  render: () => (
    <div className="scheme-dark bg-deep p-8 text-ink">
      <PayGap label="Pay and benefit" caption="The dashed part is missing.">
        {markdownTable([
          ["Name", "Value"],
          ["A week of pay", "$1,000"],
          ["A week of benefit", "$250"],
        ])}
      </PayGap>
    </div>
  ),
  async play({ canvas }) {
    const gap = canvas.getByRole("figure", { name: "Pay and benefit" });
    await expect(gap).toHaveTextContent(/A week of pay.*\$1,000.*A week of benefit.*\$250/);
    await expect(gap.querySelector("rect")).toHaveAttribute("width", "25%");
  },
});

/** One box of thirteen is open; the caption says so in words. */
export const Boxes = meta.story({
  render: () => (
    <ProvinceBoxes label="Twelve of thirteen" open="NL">
      Newfoundland and Labrador is the open box.
    </ProvinceBoxes>
  ),
  async play({ canvas }) {
    const boxes = canvas.getByRole("figure", { name: "Twelve of thirteen" });
    await expect(boxes.querySelectorAll("li")).toHaveLength(13);
    await expect(boxes).toHaveTextContent("Newfoundland and Labrador is the open box.");
  },
});

/** Each leaf says its verdict in words, beside the colour. */
export const Leaves = meta.story({
  render: () => (
    <StormLeaves label="One storm, two claims">
      <WindLeaf title="Wind" verdict="Usually paid">
        <p>Shingles.</p>
      </WindLeaf>
      <SeaLeaf title="Sea" verdict="Usually not paid">
        <p>Surge.</p>
      </SeaLeaf>
    </StormLeaves>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("figure")).toHaveTextContent(/Wind.*Usually paid.*Sea.*Usually not paid/s);
  },
});

/** The list says what the numbers in the drawing mean. */
export const Piles = meta.story({
  render: () => (
    <HouseOnPiles id="questions" title="Five questions">
      <ol>
        {["Water tank", "Boiler", "Sewage tank", "Fuel", "Piles"].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </HouseOnPiles>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: "Five questions" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

/** Required by law, or open to the buyer; no mark has a filled box, which would look like a control. */
export const Benefits = meta.story({
  render: () => (
    <BenefitChoices>
      <TickedBenefits id="ticked" title="Stay in every policy">
        <ul>
          <li>Medical care</li>
        </ul>
      </TickedBenefits>
      <OpenBenefits id="open" title="You may add">
        <ul>
          <li>Income replacement</li>
          <li>Death benefit</li>
        </ul>
        <p>Older policies keep theirs.</p>
      </OpenBenefits>
    </BenefitChoices>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: "Stay in every policy" })).toHaveTextContent("Medical care");
    await expect(canvas.getByRole("region", { name: "You may add" })).toHaveTextContent("Older policies keep theirs.");
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(3);
    for (const item of items) {
      const { backgroundColor } = getComputedStyle(item.firstElementChild ?? item);
      await expect(backgroundColor).toBe("rgba(0, 0, 0, 0)");
    }
  },
});

/** One crash, two claims. */
export const Files = meta.story({
  render: () => (
    <CrashFiles label="Who pays after a crash">
      <CrashFile tab="Claim 1" title="People" payer="The public plan">
        <p>Injuries.</p>
      </CrashFile>
      <CrashFile tab="Claim 2" title="Property" payer="Your insurer">
        <p>The car.</p>
      </CrashFile>
    </CrashFiles>
  ),
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/Claim 1.*People.*The public plan/);
    await expect(second).toHaveTextContent(/Claim 2.*Property.*Your insurer/);
  },
});

/** What the plate holds, and what it leaves open. */
export const Plate = meta.story({
  render: () => (
    <div className="scheme-dark bg-deep p-8 text-ink">
      <LicencePlate label="What the plate holds">
        <OnThePlate>
          <p>$200,000</p>
          <p>of liability</p>
        </OnThePlate>
        <BesideThePlate title="More">
          <p>A package policy.</p>
        </BesideThePlate>
      </LicencePlate>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: "What the plate holds" })).toHaveTextContent(
      /\$200,000.*of liability.*More.*A package policy/s,
    );
  },
});

/** Twice the price is drawn as twice the area. */
export const TwoHouses = meta.story({
  render: () => (
    <SameHouseTwice id="same-house" title="The same house, twice">
      <p>The numbers are made up.</p>
      <HousesToScale>
        {markdownTable([
          ["Name", "Value"],
          ["South", "$300,000"],
          ["North", "$600,000"],
        ])}
      </HousesToScale>
    </SameHouseTwice>
  ),
  async play({ canvas }) {
    const house = canvas.getByRole("region", { name: "The same house, twice" });
    await expect(house).toHaveTextContent(/The numbers are made up.*\$300,000.*\$600,000/s);
    const scales = [...house.querySelectorAll("path")].map((path) =>
      Number(/scale\(([\d.]+)\)/.exec(path.getAttribute("transform") ?? "")?.[1]),
    );
    await expect((scales[1] ?? 0) ** 2 / (scales[0] ?? 1) ** 2).toBeCloseTo(2, 1);
  },
});
