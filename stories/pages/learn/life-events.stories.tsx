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
import { environmentInMemory } from "../../tool-environment.tsx";
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
  play: expectLifeEvent(
    "A death in your family",
    [
      ["figure", "What to do, and by when", /An empty house: by day 30\./],
      ["figure", "What to do, and by when", 9],
      ["heading", /Service Canada/],
      ["link", "search of OLHI"],
    ],
    [
      [/What will tax, probate and debts take/, "estate-planning-review", { spouse: "no" }],
      [/After a spouse’s death/, "life-insurance-calculator", { maritalStatus: "widowed" }],
    ],
  ),
});

/** The steps count from the date on the letter. The comparison opens with car insurance. */
export const CancelledOrRefused = meta.story({
  render: () => <CancelledOrRefusedPage />,
  play: expectLifeEvent(
    "Your insurer has said no",
    [
      ["figure", readingWords.doThisToday, /A missed payment: today\./],
      ["row", /^Ontario/, "by registered mail for unpaid premium"],
      ["heading", "Facility Association"],
    ],
    [[/Which of the new quotes is the better one/, "insurance-comparison-tool", { line: "auto" }]],
  ),
});

/** The limits follow from the corporation’s papers; the home tool opens with a condo. */
export const Condo = meta.story({
  render: () => <CondoPage />,
  play: expectLifeEvent(
    "You’re buying a condo",
    [
      ["figure", readingWords.doThisToday, /Before you waive conditions\./],
      ["table", "Who pays the corporation’s deductible, and what an owner must hold"],
    ],
    [[/What should my condo policy replace/, "home-insurance-calculator", { dwelling: "condo" }]],
  ),
});

/** A list for each event, which can be ticked apart from the other. */
export const First48Hours = meta.story({
  render: () => <First48HoursPage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectLifeEvent(
      "You’ve had a crash or a flood",
      [["figure", "After a crash", 6]],
      [[/Which water does your policy pay for/, "home-insurance-calculator", { dwelling: "house" }]],
    )({ canvasElement });
    const doors = within(canvas.getByRole("navigation", { name: "What happened?" })).getAllByRole<HTMLAnchorElement>(
      "link",
    );
    await expect(doors.map(({ textContent, hash }) => [textContent, canvasElement.querySelector(hash)])).toEqual([
      ["A crash", canvas.getByRole("figure", { name: "After a crash" })],
      ["Water", canvas.getByRole("figure", { name: "After a flood at home" })],
    ]);
    const crash = within(canvas.getByRole("figure", { name: "After a crash" }));
    const flood = within(canvas.getByRole("figure", { name: "After a flood at home" }));
    await expect(flood.getByText("Before you touch anything.")).toBeVisible();
    await userEvent.click(flood.getByRole("checkbox", { name: /Photograph every room/ }));
    await expect(flood.getByText("1 of 6 done")).toBeVisible();
    await expect(crash.getByText("0 of 6 done")).toBeVisible();
    await userEvent.click(flood.getByRole("button", { name: readingWords.clearTicks }));
    await expect(flood.getByText("0 of 6 done")).toBeVisible();
  },
});

/** The steps count back from closing day. */
export const FirstHome = meta.story({
  render: () => <FirstHomePage />,
  play: expectLifeEvent(
    "You’re buying your first home",
    [
      ["figure", readingWords.doThisToday, /30 days before closing\./],
      ["table", "What to look at before the offer"],
    ],
    [[/What would it cost to rebuild/, "home-insurance-calculator", { dwelling: "house" }]],
  ),
});

/** The steps come before everything else; the home tool opens with a rented home. */
export const FirstRental = meta.story({
  render: () => <FirstRentalPage />,
  play: expectLifeEvent(
    "You’re renting your first home",
    [["figure", readingWords.doThisToday, /By the day you get the keys\./]],
    [[/How much should a tenant policy replace/, "home-insurance-calculator", { dwelling: "tenant" }]],
  ),
});

const store = provinceStore(environmentInMemory());

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
  beforeEach: () => store.choose(null),
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
  play: expectLifeEvent(
    "You’re renting out a home, a suite or a room",
    [
      ["figure", readingWords.doThisToday, /From move-out day\./],
      ["table", "Short stays: what the province requires"],
    ],
    [[/What does renting out leave open/, "coverage-gap-analyzer", { home: "own", shortTermRental: "yes" }]],
  ),
});

/** The steps carry the four weeks, the 31 days and the 60 days. The analyzer opens with a job that has ended. */
export const LeavingAJob = meta.story({
  render: () => <LeavingAJobPage />,
  play: expectLifeEvent(
    "You’re leaving a job",
    [
      ["figure", readingWords.doThisToday, /Within four weeks\..*Within 31 days\..*Within 60 days\./s],
      ["row", /^Quebec/, "whichever is less"],
    ],
    [[/What isn’t covered without the job/, "coverage-gap-analyzer", { employed: "no" }]],
  ),
});

/** Two lists of steps, one for each direction. The tools open with a couple, or with a rented home. */
export const MovingInTogetherOrApart = meta.story({
  render: () => <MovingInTogetherOrApartPage />,
  play: expectLifeEvent(
    "You’re moving in together, or apart",
    [
      ["figure", "Moving in together"],
      ["figure", "Moving apart", /From the first night\./],
      ["figure", "Moving apart", 5],
      ["row", /^Quebec/, "separation doesn’t"],
    ],
    [
      [/how much should your own policy replace/, "home-insurance-calculator", { dwelling: "tenant" }],
      [/what isn’t covered for the two of you/, "coverage-gap-analyzer", { household: "couple" }],
    ],
  ),
});

/** One row for each province and territory, with the days for the licence, the plates and the health card. */
export const MovingToAnotherProvince = meta.story({
  render: () => <MovingToAnotherProvincePage />,
  play: expectLifeEvent(
    "You’re moving provinces",
    [
      ["figure", readingWords.doThisToday, /In the first week\./],
      ["table", /Time for the licence and the plates/, /Ontario.*plates 30 days/s],
      ["link", /What changes between the two provinces/],
    ],
    [[/Which quote for the new address/, "insurance-comparison-tool", { line: "auto" }]],
  ),
});

/** The two deadlines that can’t be made up later are among the first steps. */
export const NewBaby = meta.story({
  render: () => <NewBabyPage />,
  play: expectLifeEvent(
    "You’re having a baby",
    [
      ["figure", readingWords.doThisToday, /Within 31 days\./],
      ["table", "Registering the birth, and benefits of the province’s own"],
    ],
    [
      [
        /How much life insurance do two parents need/,
        "life-insurance-calculator",
        { maritalStatus: "married", numChildren: "1" },
      ],
    ],
  ),
});

/** Deadlines from the last day of a job to the first contract. */
export const WorkingForYourself = meta.story({
  render: () => <WorkingForYourselfPage />,
  play: expectLifeEvent(
    "You’re starting to work for yourself",
    [
      ["figure", readingWords.doThisToday, /Within 31 days of the last day\./],
      ["table", "Workers’ compensation and parental leave for the self-employed"],
    ],
    [[/How long would my money last/, "disability-insurance-calculator", { status: "selfEmployed" }]],
  ),
});
