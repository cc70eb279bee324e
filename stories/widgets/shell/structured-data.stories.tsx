import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { faqPage } from "#site/structured-data.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import preview from "../../../.storybook/preview.tsx";

const first = faqPage([{ id: "one", question: "What is a deductible?", answer: "Your share of a claim: < $1,000." }]);
const second = faqPage([{ id: "two", question: "What is a premium?", answer: "The price of a policy." }]);

function TwoPages() {
  const [data, setData] = useState(first);
  return (
    <>
      <StructuredData data={data} />
      <Button disabled={!useIsHydrated()} onClick={() => setData(data === first ? second : first)}>
        Other page
      </Button>
    </>
  );
}

const meta = preview.meta({ component: StructuredData, args: { data: first } });

const factsIn = (element: Element) => element.querySelector('script[type="application/ld+json"]');

/** A page reached within the app says nothing to machines: they only read prerendered pages. */
export const WithinTheApp = meta.story({
  render: () => <TwoPages />,
  async play({ canvas, canvasElement, userEvent }) {
    await expect(factsIn(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Other page" }));
    await expect(factsIn(canvasElement)).toBeNull();
  },
});

/** A prerendered page has its facts, the app leaves them alone, and they go with the page they are about. */
export const Prerendered = meta.story({
  render: () => <div data-testid="prerendered" />,
  async play({ canvas, userEvent }) {
    const page = canvas.getByTestId("prerendered");
    page.innerHTML = renderToString(<TwoPages />);
    const facts = factsIn(page);
    await expect(JSON.parse(facts?.textContent ?? "")).toEqual(first);

    const app = hydrateRoot(page, <TwoPages />);
    const other = within(page).getByRole("button", { name: "Other page" });
    await waitFor(() => expect(other).toBeEnabled());
    await expect(factsIn(page)).toBe(facts);
    await userEvent.click(other);
    await expect(factsIn(page)).toBeNull();
    await userEvent.click(other);
    await expect(factsIn(page)).toBeNull();
    app.unmount();
  },
});
