import { NumberedPicture, type PictureTextProps } from "./numbered-picture.tsx";
import type { PictureMark } from "./picture-mark.tsx";

/** Belongings and improvements are the owner's; the standard unit and the common parts are the corporation's. */
const marks: readonly PictureMark[] = [
  { x: 196, y: 160, look: "open" },
  { x: 268, y: 190, look: "open" },
  { x: 154, y: 128, look: "solid" },
  { x: 388, y: 118, look: "solid" },
];

/** A building cut open at one unit: the owner's things, and the corporation's. Its text is a list of four. */
export function CondoBoundary(text: PictureTextProps) {
  return <NumberedPicture {...text} slot="condo-boundary" marks={marks} drawing={<BuildingDrawing />} />;
}

function BuildingDrawing() {
  return (
    <>
      <path d="M48 40h384v252H48z" className="fill-brand-wash forced-colors:fill-[Canvas]" stroke="none" />
      <path d="M160 122h156v80H160z" className="fill-surface forced-colors:fill-[Canvas]" stroke="none" />
      {/* Slabs and walls that carry the building. */}
      <path
        d="M40 34h400v8H40zM48 112h384v8H48zM48 204h384v8H48zM40 292h400v8H40zM48 42v250M432 42v250M54 42v70M54 120v84M54 212v80M426 42v70M426 120v84M426 212v80M152 42v70M152 120v84M152 212v80M324 42v70M324 120v84M324 212v80M158 42v70M318 42v70M158 212v80M318 212v80"
        strokeWidth="2"
      />
      <path d="M0 300h480" strokeWidth="2.25" />
      <g strokeWidth="1">
        <path d="M56 116h368M56 208h368M48 38h384M48 296h384" strokeDasharray="2 6" />
        {/* Neighbours' windows. */}
        <path d="M70 60h28v34H70zM84 60v34M108 60h28v34h-28zM122 60v34M70 138h28v40H70zM84 138v40M108 138h28v40h-28zM122 138v40M70 230h28v40H70zM84 230v40M108 230h28v40h-28zM122 230v40M180 60h40v34h-40zM200 60v34M256 60h40v34h-40zM276 60v34M180 230h40v40h-40zM200 230v40M256 230h40v40h-40zM276 230v40" />
        {/* Hall: elevator, its cable, stairs and front door. */}
        <path d="M338 42v22M338 148h30v50h-30zM353 148v50M353 42v106M338 64h30M390 204v-12h8v-12h8v-12h8v-12h8M390 112v-10h8V92h8V82h8V72h8M342 292v-52h26v52M355 240v52M390 292v-12h8v-12h8v-12h8v-12h8" />
        {/* Roof: vent and railing. */}
        <path d="M96 34V20h24v14M92 20h32M360 34V14h44v20M356 14h52M196 34v-10M216 34v-10M236 34v-10M256 34v-10M276 34v-10M190 24h92" />
        {/* The unit: kitchen, sofa, lamp, picture, floor boards. */}
        <path d="M246 200v-36h66v36M246 170h66M268 170v30M290 170v30M252 140h54v16h-54zM279 140v16M170 200v-20a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v20M164 200v-14a4 4 0 0 1 8 0v4h48v-4a4 4 0 0 1 8 0v14M236 200v-42M230 158l3-10h6l3 10zM206 132h24v18h-24z" />
        <path d="M162 196h154M176 196v6M192 196v6M208 196v6M224 196v6M240 196v6M256 196v6M272 196v6M288 196v6M304 196v6" />
        <path d="M8 292h18M14 286h10M456 292h16" className="stroke-line-strong" />
      </g>
      <rect x="161" y="123" width="154" height="80" strokeWidth="2.5" strokeDasharray="7 5" className="stroke-accent" />
    </>
  );
}
