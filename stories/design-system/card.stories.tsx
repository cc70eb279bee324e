import { expect, fn } from "storybook/test";
import { Badge } from "#design-system/badge/badge.tsx";
import { Card } from "#design-system/card/card.tsx";
import { LineIllustration } from "#design-system/illustration/line-illustration.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { LinkProvider, type LinkComponentProps } from "#design-system/link/link.tsx";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";

const visited = fn();

/** Stands in for a router: it reports where a link leads and stays here. */
function ReportingLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        visited(href);
      }}
    >
      {children}
    </a>
  );
}

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

/** One target, named by its title alone; a click anywhere on the card follows it. */
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

/** Without an address it is a summary and nothing to press. */
export const NotLinked = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 3, name: "Home insurance" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** A picture and facts stand in the card, but not in the link's name. */
export const WithMediaAndFacts = Linked.extend({
  args: {
    media: <LineIllustration line="home" />,
    meta: (
      <Cluster gap="small">
        <Badge tone="positive">Updated</Badge>
        <span>8 min read</span>
      </Cluster>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Home insurance");
    await expect(canvas.getByText("8 min read")).toBeVisible();
  },
});

/** Every tone, linked and not, with and without a picture. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => (
    <Grid columns={3}>
      {(["plain", "surface", "wash"] as const).flatMap((tone) => [
        <Card
          key={`${tone} media`}
          tone={tone}
          title="Auto insurance"
          headingLevel={3}
          href="#auto"
          media={<LineIllustration line="auto" />}
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
    await expect(canvas.getAllByRole("heading")).toHaveLength(9);
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
  },
});
