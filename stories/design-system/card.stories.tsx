import { expect, fn } from "storybook/test";
import { Card } from "#design-system/card/card.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { LinkProvider } from "#design-system/link/link.tsx";
import preview from "../../.storybook/preview.tsx";
import { linkTo } from "../link-to.tsx";

const visited = fn();

const ReportingLink = linkTo(visited);

const meta = preview.meta({
  component: Card,
  decorators: [
    (Story) => (
      <LinkProvider value={ReportingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: {
    title: "Home insurance",
    headingLevel: 3 as const,
    children: <p>What a policy covers, what it leaves out, and what moves its price.</p>,
  },
});

/** One target, named by the title alone; a click anywhere on the card follows the link. */
export const Linked = meta.story({
  args: { href: "/insurance-types/home" },
  async play({ canvas, userEvent }) {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName("Home insurance");
    const text = canvas.getByText(/What a policy covers/).getBoundingClientRect();
    const hit = document.elementFromPoint(text.left + text.width / 2, text.top + text.height / 2);
    await expect(hit).toBe(links[0]);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(visited).toHaveBeenCalledWith("/insurance-types/home");
  },
});

/** Every tone, linked and not, with and without a picture, which like the facts isn't in the link's name. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid columns={3}>
      {(["plain", "surface", "wash"] as const).flatMap((tone) => [
        <Card
          key={`${tone} media`}
          tone={tone}
          title="Auto insurance"
          headingLevel={3}
          href="#auto"
          media={<Plate name="auto" />}
          meta="Updated November 20, 2026"
        >
          <p>Compulsory everywhere, and sold by the province in three of them.</p>
        </Card>,
        <Card
          key={`${tone} text`}
          tone={tone}
          title="Travel insurance"
          headingLevel={3}
          href="#travel"
          meta="6 min read"
        >
          <p>Short trips, long stays, and what your province pays abroad.</p>
        </Card>,
        <Card key={`${tone} plain`} tone={tone} title="Not a link" headingLevel={3} titleSize={4}>
          <p>A card may simply say something.</p>
        </Card>,
      ])}
    </Grid>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(9);
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getAllByRole("link", { name: "Auto insurance" })).toHaveLength(3);
  },
});
