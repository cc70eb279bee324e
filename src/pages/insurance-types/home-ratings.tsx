import { homeWords } from "#text/insurance-types/home-words.ts";
import { Heading } from "#design-system/heading/heading.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { EditorialPick, HomeInsurer, HomeInsurerFacts } from "#domain/insurance-product.ts";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { illustrativeFigures } from "#words/comparison.ts";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import * as say from "#words/pages/home-comparison.ts";

export interface HomeRatingsProps {
  readonly awards: readonly EditorialPick[];
  readonly insurers: readonly HomeInsurer[];
}

/** The site's own awards with their reasons, and the insurers by claims satisfaction, the best first. */
export function HomeRatings({ awards, insurers }: HomeRatingsProps) {
  const byClaims = insurers.toSorted((one, other) => other.claimsSatisfaction - one.claimsSatisfaction);
  return (
    <div className="grid gap-x-16 gap-y-14 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="awards">
        <Heading level={3} id="awards">
          {say.awards}
        </Heading>
        <p className="mt-2 max-w-prose text-ink-soft">{say.ourOwnPicksNobodyElse}</p>
        <ul role="list" className="mt-6">
          {awards.map(({ id, title, company, reason, sources }) => (
            <li key={id} className="border-t border-line py-5">
              <p className="text-small font-semibold text-ink-soft">{title}</p>
              <p className="font-display text-heading-3 font-semibold">{company}</p>
              <p className="mt-1 max-w-prose">
                {reason}
                <SourceMarks ids={sources} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="claims-satisfaction">
        <Heading level={3} id="claims-satisfaction">
          {say.claimsSatisfaction}
        </Heading>
        <div className="mt-6">
          <FigureGroup basis="illustrative">
            <Table
              caption={say.claimsSatisfactionHighestFirst}
              captionHidden
              narrow="scroll"
              columns={[
                { key: "company", header: "Insurer" },
                {
                  key: "claimsSatisfaction",
                  header: "Claims",
                  numeric: true,
                  sort: "descending",
                  cell: ({ claimsSatisfaction, scoresBasis }) => (
                    <Figure basis={scoresBasis}>{claimsSatisfaction}%</Figure>
                  ),
                },
                {
                  key: "customerService",
                  header: "Service",
                  numeric: true,
                  cell: ({ customerService, scoresBasis }) => (
                    <Figure basis={scoresBasis}>{customerService.toFixed(1)}/5</Figure>
                  ),
                },
              ]}
              rows={byClaims}
              rowKey={({ id }) => id}
              note={<>{illustrativeFigures}.</>}
            />
          </FigureGroup>
        </div>
      </section>
    </div>
  );
}

export interface HomeGradesProps {
  readonly insurers: readonly HomeInsurerFacts[];
}

/** The published strength grades and nothing else, for as long as the owner's scores are switched off. */
export function HomeGrades({ insurers }: HomeGradesProps) {
  const words = homeWords.withoutScores;
  return (
    <section aria-labelledby="published-grades" className="max-w-prose">
      <Heading level={3} id="published-grades">
        {words.grades}
      </Heading>
      <p className="mt-2 text-ink-soft">{words.gradesLead}</p>
      <div className="mt-6">
        <Table
          caption={words.gradesCaption}
          captionHidden
          narrow="scroll"
          columns={[
            { key: "company", header: words.insurer },
            { key: "grade", header: words.grade, cell: ({ grade }) => <Graded rating={grade} /> },
          ]}
          rows={insurers}
          rowKey={({ id }) => id}
        />
      </div>
    </section>
  );
}
