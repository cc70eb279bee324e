import { Suspense, use, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { useIsHydrated } from "#platform/hydration.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { SourceList } from "#widgets/reading/source-list.tsx";
import { sourceNumbers } from "#words/reading.ts";
import { sourceWords } from "#words/sources.ts";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";

function Result() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Work it out</Button>
      {isShown && (
        <p>
          The ceiling is <Figure basis="S10">$729 a week</Figure>, <Figure basis="practice">by custom</Figure>.
        </p>
      )}
    </>
  );
}

const meta = preview.meta({
  component: PageReferences,
  args: {
    children: (
      <>
        <h1>A page</h1>
        <p>
          Two sources say so
          <SourceMarks ids={["S57", "S2"]} />, and one of them twice
          <SourceMarks ids={["S57"]} />.
        </p>
        <Result />
        <p>
          A third says more
          <SourceMarks ids={["S1"]} />.
        </p>
        <SourceList />
      </>
    ),
  },
});

const numbers = (page: HTMLElement) => texts(within(page), "link", { name: /^source \d+:/ });

const listed = (page: HTMLElement) => [...page.querySelectorAll("ol li")].map(({ id }) => id.replace("source-", ""));

/** Sources are numbered in the order of reading, and each is listed once. */
export const InReadingOrder = meta.story({
  async play({ canvasElement }) {
    await expect(numbers(canvasElement)).toEqual(["1", "2", "1", "3"]);
    await expect(listed(canvasElement)).toEqual(["S57", "S2", "S1"]);
  },
});

/** A source that joins later takes the next number: those that were read already keep theirs, and the list grows. */
export const JoinsLater = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Work it out" }));
    await expect(numbers(canvasElement)).toEqual(["1", "2", "1", "4", "3"]);
    await waitFor(() => expect(listed(canvasElement)).toEqual(["S57", "S2", "S1", "S10"]));
    await expect(canvas.getByText(/Ordinary practice or law/)).toBeVisible();
  },
});

/** Says when React has taken over what stands around it. */
function Taken({ onTaken }: { readonly onTaken: (() => void) | undefined }) {
  useEffect(() => onTaken?.(), [onTaken]);
  return null;
}

/** Three successive numbers or more are a range, whose link leads to the first of them. */
export const Successive = meta.story({
  render: () => (
    <PageReferences>
      <p>
        Three sources
        <SourceMarks ids={["S57", "S2", "S1"]} />, and two
        <SourceMarks ids={["S57", "S2"]} />.
      </p>
      <SourceList />
    </PageReferences>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("link", { name: sourceNumbers("1–3") })).toHaveAttribute("href", "#source-S57");
    await expect(numbers(canvasElement)).toEqual(["1", "2"]);
  },
});

interface FirstProps {
  readonly ready: Promise<null> | undefined;
  readonly onTaken: (() => void) | undefined;
}

/** The first section, as soon as it may be taken over. */
function First({ ready, onTaken }: FirstProps) {
  if (ready !== undefined) use(ready);
  return (
    <>
      <SourceMarks ids={["S57", "S2"]} />
      <Taken onTaken={onTaken} />
    </>
  );
}

interface TwoSectionsProps {
  readonly ready?: Promise<null>;
  readonly onFirst?: () => void;
  readonly onSecond?: () => void;
}

function TwoSections({ ready, onFirst, onSecond }: TwoSectionsProps) {
  return (
    <PageReferences>
      <Suspense>
        <First ready={ready} onTaken={onFirst} />
      </Suspense>
      <Suspense>
        <SourceMarks ids={["S1", "S2"]} />
        <SourceList />
        <Taken onTaken={onSecond} />
      </Suspense>
    </PageReferences>
  );
}

/** React may take the last section over first; the numbers are those of the prerendered page all the same. */
export const LastSectionFirst = meta.story({
  render: () => <div data-testid="prerendered" />,
  async play({ canvas }) {
    const page = canvas.getByTestId("prerendered");
    const first = Promise.withResolvers<null>();
    page.innerHTML = renderToString(<TwoSections />);
    const written = numbers(page);
    await expect(written).toEqual(["1", "2", "2", "3"]);
    const [mend, onFirst, onSecond] = [fn(), fn(), fn()];
    const sections = <TwoSections ready={first.promise} onFirst={onFirst} onSecond={onSecond} />;
    const app = hydrateRoot(page, sections, { onRecoverableError: mend });
    await waitFor(() => expect(onSecond).toHaveBeenCalledOnce());
    await expect(onFirst).not.toHaveBeenCalled();
    first.resolve(null);
    await waitFor(() => expect(onFirst).toHaveBeenCalledOnce());
    await expect(numbers(page)).toEqual(written);
    await expect(listed(page)).toEqual(["S57", "S2", "S1"]);
    await expect(mend).not.toHaveBeenCalled();
    app.unmount();
  },
});

/** An answer that cites a source once it is hydrated, and a list that is hydrated after it. */
function AnswerAndList({ ready }: { readonly ready?: Promise<null> }) {
  return (
    <PageReferences>
      <HydratedAnswer />
      <Suspense>
        <LaterList ready={ready} />
      </Suspense>
    </PageReferences>
  );
}

function HydratedAnswer() {
  return useIsHydrated() && <SourceMarks ids={["S57"]} />;
}

function LaterList({ ready }: { readonly ready: Promise<null> | undefined }) {
  if (ready !== undefined) use(ready);
  return <SourceList headingLevel={null} />;
}

/** A list without sources in the prerendered page hydrates as such, then shows the source that was cited meanwhile. */
export const EmptyListHydratedLast = meta.story({
  render: () => <div data-testid="prerendered" />,
  async play({ canvas }) {
    const page = canvas.getByTestId("prerendered");
    const list = Promise.withResolvers<null>();
    page.innerHTML = renderToString(<AnswerAndList />);
    await expect(page).toHaveTextContent(sourceWords.noneYet);
    const onRecoverableError = fn();
    const app = hydrateRoot(page, <AnswerAndList ready={list.promise} />, { onRecoverableError });
    await waitFor(() => expect(numbers(page)).toEqual(["1"]));
    list.resolve(null);
    await waitFor(() => expect(listed(page)).toEqual(["S57"]));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    app.unmount();
  },
});
