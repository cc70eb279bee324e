import { heroContours } from "./hero-contours.ts";

const line = { stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/**
 * The site's own picture: a north star over contour lines, and a row of roofs under one arch. Takes the colour of the
 * surrounding text and the width of its container.
 */
export function HeroIllustration() {
  return (
    <svg
      data-slot="hero-illustration"
      aria-hidden="true"
      viewBox="20 4 520 428"
      fill="none"
      strokeLinejoin="round"
      className="block h-auto w-full"
    >
      <path d={heroContours.minor} strokeWidth="0.9" {...line} />
      <path d={heroContours.major} strokeWidth="1.5" {...line} />
      {/* The arch: four courses, and the joints of its stones as one dashed line. */}
      <path
        d="M64 430V250a216 216 0 0 1 432 0V430M57 430V250a223 223 0 0 1 446 0V430M52 430V250a228 228 0 0 1 456 0V430M42 430V250a238 238 0 0 1 476 0V430"
        strokeWidth="1.25"
        {...line}
      />
      <path d="M47 250a233 233 0 0 1 466 0" stroke="currentColor" strokeWidth="10" strokeDasharray="1.2 18.77" />
      <path
        d="M70 430V364l38-42 38 42V430M146 430V326h54V430M200 430V370l44-52 44 52V430M288 430V336l27-36 27 36V430M342 430V314h60V430M402 430V368l44-46 44 46V430M84 348v-31h9v21M262 339v-27h9v38M466 343v-29h9v38"
        strokeWidth="1.75"
        {...line}
      />
      <path
        d="M70 364h76M104 358v-9h8v9zM78 376h10v15h-10zM103 376h10v15h-10zM128 376h10v15h-10zM102 430v-22h12v22M143 326h60M146 332h54M154 338h10v15h-10zM182 338h10v15h-10zM154 366h10v15h-10zM182 366h10v15h-10zM167 430v-22h12v22M200 370h88M240 364v-9h8v9zM210 382h10v15h-10zM239 382h10v15h-10zM268 382h10v15h-10zM238 430v-22h12v22M288 336h54M311 330v-9h8v9zM296 348h10v15h-10zM324 348h10v15h-10zM296 376h10v15h-10zM324 376h10v15h-10zM309 430v-22h12v22M339 314h66M342 320h60M352 326h10v15h-10zM382 326h10v15h-10zM352 354h10v15h-10zM382 354h10v15h-10zM352 382h10v15h-10zM382 382h10v15h-10zM366 430v-22h12v22M402 368h88M442 362v-9h8v9zM412 380h10v15h-10zM441 380h10v15h-10zM470 380h10v15h-10zM440 430v-22h12v22"
        strokeWidth="0.9"
        {...line}
      />
      <path d="M20 430h520" strokeWidth="2.25" {...line} />
      <path d="M312 124l6 38 30 6-30 6-6 38-6-38-30-6 30-6z" className="fill-accent" />
    </svg>
  );
}
