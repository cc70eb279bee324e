import type { ReactNode } from "react";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Hero } from "#design-system/hero/hero.tsx";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { linksIn } from "../blocks/page-entries.ts";

export interface HomeHeroProps {
  readonly title: string;
  readonly lead: string;
  /** A Markdown list of links; the first is the main one. */
  readonly children: ReactNode;
}

/** The opening of the home page. */
export function HomeHero({ title, lead, children }: HomeHeroProps) {
  return (
    <Hero
      title={title}
      lead={lead}
      actions={
        <Cluster>
          {linksIn(children).map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} intent={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      }
      figure={<HeroIllustration />}
    />
  );
}
