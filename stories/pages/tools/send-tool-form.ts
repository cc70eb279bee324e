import { expect, waitFor, within, type UserEventObject } from "storybook/test";
import * as toolScreenWords from "#words/tool-screen.ts";

/** Expected form options, sent lead and destination of a tool page. */
export interface ToolExpectation {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: UserEventObject;
  readonly onLead: (lead: unknown) => void;
  readonly navigate: (path: string, state: unknown) => void;
  readonly leadType: string;
  readonly pageSource: string;
  /** Options of the interest field in order. The last one is selected. */
  readonly interests: readonly string[];
}

/** Fills in a tool's form, sends it, and checks the lead and the return to the list. */
export async function sendToolForm(expectation: ToolExpectation): Promise<void> {
  const { canvas, userEvent, onLead, navigate, leadType, pageSource, interests } = expectation;
  await expect(canvas.getByRole("link", { name: toolScreenWords.backToTools })).toHaveAttribute("href", "/tools");
  const form = within(await canvas.findByRole("region", { name: /^Get Your / }));
  const offered = form.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
  await expect(offered.filter((value) => value !== "")).toEqual(interests);

  const interest = interests.at(-1) ?? "";
  await userEvent.type(form.getByLabelText(/Full name/), "Amrit Gill");
  await userEvent.type(form.getByLabelText(/Email/), "amrit@example.ca");
  await userEvent.selectOptions(form.getByLabelText(/Primary interest/), interest);
  await userEvent.click(form.getByLabelText(/I agree to be contacted/));
  await userEvent.click(form.getByRole("button", { name: toolScreenWords.sendMyRequest }));
  await waitFor(() =>
    expect(onLead).toHaveBeenCalledWith(
      expect.objectContaining({ lead_type: leadType, page_source: pageSource, interest, phone: "" }),
    ),
  );
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/tools", null));
}
