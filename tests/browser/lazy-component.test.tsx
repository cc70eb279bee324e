import { act, render } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { lazyComponent } from "#platform/lazy-component.tsx";

test("prerendered HTML stays when its parent renders before the code has loaded", async () => {
  const Prices = ({ line }: { readonly line: string }) => <p>Prices of {line}</p>;
  const code = Promise.withResolvers<typeof Prices>();
  const LazyPrices = lazyComponent(() => code.promise);
  function Page() {
    const [answers, setAnswers] = useState(0);
    return (
      <>
        <button onClick={() => setAnswers(answers + 1)}>{answers}</button>
        <LazyPrices line="life" />
      </>
    );
  }
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<button>0</button><!--$--><p>Prices of <!-- -->life</p><!--/$-->";
  const prerendered = container.querySelector("p");
  const { getByRole, getByText } = render(<Page />, { container, hydrate: true });
  act(() => getByRole("button").click());
  expect(getByRole("button")).toHaveTextContent("1");
  expect(getByText("Prices of life")).toBe(prerendered);
  await act(async () => code.resolve(Prices));
  expect(getByText("Prices of life")).toBe(prerendered);
  act(() => getByRole("button").click());
  expect(getByRole("button")).toHaveTextContent("2");
});
