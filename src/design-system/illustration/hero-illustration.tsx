/** The site's own picture: a north star over contour lines, and a row of roofs under one arch. */
export function HeroIllustration() {
  return (
    <svg data-slot="hero-illustration" aria-hidden="true" viewBox="0 0 480 420" fill="none" className="h-auto w-full">
      <path d="M60 380V210a180 180 0 0 1 360 0v170" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
