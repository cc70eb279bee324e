import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { GlossaryList } from "#widgets/reading/glossary-term/glossary-list.tsx";
// oxlint-disable-next-line no-restricted-imports -- the one block that lists the whole glossary
import { glossary } from "#text/glossary.ts";

export interface GlossaryProps {
  /** Id of the heading, for fragment links. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

/** The whole glossary under its own heading. */
export function Glossary({ id, title, lead }: GlossaryProps) {
  return (
    <>
      <HeadingBlock level={2} id={id} title={title} lead={lead} />
      <div className="mt-10">
        <GlossaryList terms={glossary} />
      </div>
    </>
  );
}
