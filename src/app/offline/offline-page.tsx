import { Heading } from "#design-system/heading/heading.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Logo } from "#design-system/logo/logo.tsx";
import { offlineWords as words } from "#text/offline-words.ts";

/** A page that opens offline once it has been visited. */
export interface CachedPage {
  readonly path: string;
  readonly label: string;
}

export interface OfflinePageProps {
  readonly siteName: string;
  /** Every page that may be cached. The worker removes the others; see `listCachedPages`. */
  readonly pages: readonly CachedPage[];
}

/** Fallback for a page that can't be fetched. It uses no script, because none may be cached. */
export function OfflinePage({ siteName, pages }: OfflinePageProps) {
  return (
    <>
      <header className="border-b border-line py-5 text-brand">
        <Container>
          <Logo siteName={siteName} />
        </Container>
      </header>
      <main className="py-section">
        <Container width="prose">
          <Heading level={1}>{words.title}</Heading>
          <p className="mt-4 text-lead text-ink-soft">{words.lead}</p>
          <p className="mt-4 text-lead">
            <TextLink href="" variant="standalone">
              {words.again}
            </TextLink>
          </p>
          <nav aria-labelledby="kept-pages" className="mt-10">
            <Heading level={2} size={3} id="kept-pages">
              {words.list}
            </Heading>
            <p className="mt-2 text-ink-soft">{words.listNote}</p>
            <ul role="list" className="mt-4 tablet:columns-2">
              {pages.map(({ path, label }) => (
                <li key={path} data-page={path}>
                  <TextLink href={path} variant="standalone">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-8 text-small text-ink-soft">{words.policies}</p>
        </Container>
      </main>
    </>
  );
}
