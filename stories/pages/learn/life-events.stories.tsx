import { expect, within } from "storybook/test";
import ADeathInTheFamilyPage from "#text/learn/life-events/a-death-in-the-family.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./life-events/expect-life-event.ts";
import CancelledOrRefusedPage from "#text/learn/life-events/cancelled-or-refused.md?page";
import * as readingWords from "#words/reading.ts";
import CondoPage from "#text/learn/life-events/condo.md?page";
import First48HoursPage from "#text/learn/life-events/first-48-hours.md?page";
import FirstHomePage from "#text/learn/life-events/first-home.md?page";
import FirstRentalPage from "#text/learn/life-events/first-rental.md?page";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import { provinceRowWords } from "#text/province-row-words.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import LandlordPage from "#text/learn/life-events/landlord.md?page";
import LeavingAJobPage from "#text/learn/life-events/leaving-a-job.md?page";
import MovingInTogetherOrApartPage from "#text/learn/life-events/moving-in-together-or-apart.md?page";
import MovingToAnotherProvincePage from "#text/learn/life-events/moving-to-another-province.md?page";
import NewBabyPage from "#text/learn/life-events/new-baby.md?page";
import WorkingForYourselfPage from "#text/learn/life-events/working-for-yourself.md?page";

const meta = preview.meta({ parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } } });

/** The house and the car come first, the tax return last. The offices to call are listed with their numbers. */
export const ADeathInTheFamily = meta.story({
  render: () => <ADeathInTheFamilyPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "A death in your family");
    const steps = within(canvas.getByRole("figure", { name: "What to do, and by when" }));
    await expect(steps.getAllByRole("checkbox")).toHaveLength(9);
    await expect(steps.getByText("An empty house: by day 30.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: /Service Canada/ })).toBeVisible();
    const search = steps.getByRole<HTMLAnchorElement>("link", { name: "search of OLHI" });
    await expect(canvasElement.querySelector(search.hash)).toBeVisible();
    await expect(filledIn(canvasElement, /What will tax, probate and debts take/)).toEqual({
      path: "/tools/estate-planning-review",
      entries: { spouse: "no" },
    });
    await expect(filledIn(canvasElement, /After a spouse’s death/)).toEqual({
      path: "/tools/life-insurance-calculator",
      entries: { maritalStatus: "widowed" },
    });
  },
});

/** The steps count from the date on the letter. The comparison opens with car insurance. */
export const CancelledOrRefused = meta.story({
  render: () => <CancelledOrRefusedPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "Your insurer has said no");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("A missed payment: today.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Ontario/ })).toHaveTextContent(
      "by registered mail for unpaid premium",
    );
    await expect(canvas.getByRole("heading", { level: 3, name: "Facility Association" })).toBeVisible();
    await expect(filledIn(canvasElement, /Which of the new quotes is the better one/).entries).toEqual({
      line: "auto",
    });
  },
});

/** The limits follow from the corporation’s papers; the home tool opens with a condo. */
export const Condo = meta.story({
  render: () => <CondoPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re buying a condo");
    await expect(canvas.getAllByText("Before you waive conditions.")[0]).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Who pays the corporation’s deductible, and what an owner must hold" }),
    ).toBeVisible();
    await expect(filledIn(canvasElement, /What should my condo policy replace/)).toEqual({
      path: "/tools/home-insurance-calculator",
      entries: { dwelling: "condo" },
    });
  },
});

/** A list for each event, which can be ticked apart from the other. */
export const First48Hours = meta.story({
  render: () => <First48HoursPage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectLifeEvent(canvasElement, "You’ve had a crash or a flood");
    const doors = within(canvas.getByRole("navigation", { name: "What happened?" })).getAllByRole<HTMLAnchorElement>(
      "link",
    );
    await expect(doors.map(({ textContent, hash }) => [textContent, canvasElement.querySelector(hash)])).toEqual([
      ["A crash", canvas.getByRole("figure", { name: "After a crash" })],
      ["Water", canvas.getByRole("figure", { name: "After a flood at home" })],
    ]);
    const crash = within(canvas.getByRole("figure", { name: "After a crash" }));
    await expect(crash.getAllByRole("checkbox")).toHaveLength(6);
    const flood = within(canvas.getByRole("figure", { name: "After a flood at home" }));
    await expect(flood.getByText("Before you touch anything.")).toBeVisible();
    await userEvent.click(flood.getByRole("checkbox", { name: /Photograph every room/ }));
    await expect(flood.getByText("1 of 6 done")).toBeVisible();
    await expect(crash.getByText("0 of 6 done")).toBeVisible();
    await userEvent.click(flood.getByRole("button", { name: readingWords.clearTicks }));
    await expect(flood.getByText("0 of 6 done")).toBeVisible();
    await expect(filledIn(canvasElement, /Which water does your policy pay for/).entries).toEqual({
      dwelling: "house",
    });
  },
});

/** The steps count back from closing day. */
export const FirstHome = meta.story({
  render: () => <FirstHomePage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re buying your first home");
    await expect(canvas.getByText("30 days before closing.")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "What to look at before the offer" })).toBeVisible();
    await expect(filledIn(canvasElement, /What would it cost to rebuild/)).toEqual({
      path: "/tools/home-insurance-calculator",
      entries: { dwelling: "house" },
    });
  },
});

/** The steps come before everything else; the home tool opens with a rented home. */
export const FirstRental = meta.story({
  render: () => <FirstRentalPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re renting your first home");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("By the day you get the keys.")).toBeVisible();
    await expect(filledIn(canvasElement, /How much should a tenant policy replace/)).toEqual({
      path: "/tools/home-insurance-calculator",
      entries: { dwelling: "tenant" },
    });
  },
});

const chosen = new Map<string, string>();
const store = provinceStore({
  read: (name) => chosen.get(name) ?? null,
  write: (name, value) => (chosen.set(name, value), true),
  remove: (name) => void chosen.delete(name),
});

/** A province that the visitor chooses comes first in the table, is marked, and goes along into the tools. */
export const FirstRentalProvinceChosen = meta.story({
  render: () => <FirstRentalPage />,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <ProvinceRowWordsContext value={provinceRowWords}>
        <ProvinceContext value={store}>
          <Story />
        </ProvinceContext>
      </ProvinceRowWordsContext>
    ),
  ],
  beforeEach: () => chosen.clear(),
  async play({ canvas, canvasElement, userEvent }) {
    const rows = () => within(canvas.getByRole("table", { name: /^What a lease can ask/ })).getAllByRole("rowheader");
    await expect(rows()[0]).toHaveTextContent("Ontario");
    const province = await canvas.findByRole("combobox", { name: sharedToolWords.province.label });
    await userEvent.selectOptions(province, "Alberta");
    await expect(rows()[0]).toHaveTextContent(/Alberta.*your province or territory/);
    await expect(filledIn(canvasElement, /How much should a tenant policy replace/).entries).toEqual({
      dwelling: "tenant",
      province: "AB",
    });
    await userEvent.selectOptions(province, "Yukon");
    // Provinces without a rule of their own share one row.
    await expect(rows()[0]).toHaveTextContent(/Yukon.*your province or territory/);
  },
});

/** Steps before the first night; registers by province. */
export const Landlord = meta.story({
  render: () => <LandlordPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re renting out a home, a suite or a room");
    await expect(canvas.getByText("From move-out day.")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Short stays: what the province requires" })).toBeVisible();
    await expect(filledIn(canvasElement, /What does renting out leave open/)).toEqual({
      path: "/tools/coverage-gap-analyzer",
      entries: { home: "own", shortTermRental: "yes" },
    });
  },
});

/** The steps carry the four weeks, the 31 days and the 60 days. The analyzer opens with a job that has ended. */
export const LeavingAJob = meta.story({
  render: () => <LeavingAJobPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re leaving a job");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("Within four weeks.")).toBeVisible();
    await expect(steps.getByText("Within 31 days.")).toBeVisible();
    await expect(steps.getByText("Within 60 days.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Quebec/ })).toHaveTextContent("whichever is less");
    await expect(filledIn(canvasElement, /What isn’t covered without the job/).entries).toEqual({ employed: "no" });
  },
});

/** Two lists of steps, one for each direction. The tools open with a couple, or with a rented home. */
export const MovingInTogetherOrApart = meta.story({
  render: () => <MovingInTogetherOrApartPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re moving in together, or apart");
    const apart = within(canvas.getByRole("figure", { name: "Moving apart" }));
    await expect(apart.getAllByRole("checkbox")).toHaveLength(5);
    await expect(apart.getByText("From the first night.")).toBeVisible();
    await expect(canvas.getByRole("figure", { name: "Moving in together" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Quebec/ })).toHaveTextContent("separation doesn’t");
    await expect(filledIn(canvasElement, /how much should your own policy replace/).entries).toEqual({
      dwelling: "tenant",
    });
    await expect(filledIn(canvasElement, /what isn’t covered for the two of you/).entries).toEqual({
      household: "couple",
    });
  },
});

/** One row for each province and territory, with the days for the licence, the plates and the health card. */
export const MovingToAnotherProvince = meta.story({
  render: () => <MovingToAnotherProvincePage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re moving provinces");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("In the first week.")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: /Time for the licence and the plates/ }));
    await expect(table.getAllByRole("row")).toHaveLength(14);
    await expect(table.getByRole("row", { name: /^Ontario/ })).toHaveTextContent("plates 30 days");
    await expect(canvas.getByRole("link", { name: /What changes between the two provinces/ })).toHaveAttribute(
      "href",
      "/tools/provincial-insurance-guide",
    );
    await expect(filledIn(canvasElement, /Which quote for the new address/)).toEqual({
      path: "/tools/insurance-comparison-tool",
      entries: { line: "auto" },
    });
  },
});

/** The two deadlines that can’t be made up later are among the first steps. */
export const NewBaby = meta.story({
  render: () => <NewBabyPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re having a baby");
    await expect(canvas.getByText("Within 31 days.")).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Registering the birth, and benefits of the province’s own" }),
    ).toBeVisible();
    await expect(filledIn(canvasElement, /How much life insurance do two parents need/)).toEqual({
      path: "/tools/life-insurance-calculator",
      entries: { maritalStatus: "married", numChildren: "1" },
    });
  },
});

/** Deadlines from the last day of a job to the first contract. */
export const WorkingForYourself = meta.story({
  render: () => <WorkingForYourselfPage />,
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re starting to work for yourself");
    await expect(canvas.getByText("Within 31 days of the last day.")).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Workers’ compensation and parental leave for the self-employed" }),
    ).toBeVisible();
    await expect(filledIn(canvasElement, /How long would my money last/)).toEqual({
      path: "/tools/disability-insurance-calculator",
      entries: { status: "selfEmployed" },
    });
  },
});
