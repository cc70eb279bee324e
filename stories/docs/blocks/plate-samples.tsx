import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { LineIllustration, type IllustratedLine } from "#design-system/illustration/line-illustration.tsx";
import { Logo } from "#design-system/logo/logo.tsx";
import "./blocks.css";

const lines: readonly IllustratedLine[] = ["life", "home", "auto", "travel", "health", "business", "disability"];

/** The seven plates in small and medium size. */
export function PlateSamples() {
  return (
    <ul className="docs-icons docs-plates">
      {lines.map((line) => (
        <li key={line}>
          <LineIllustration line={line} />
          <LineIllustration line={line} size="small" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** The hero's picture and the wordmark. */
export function IdentitySample() {
  return (
    <div className="docs-identity">
      <HeroIllustration />
      <p>
        <Logo siteName="Northcover" />
      </p>
    </div>
  );
}
