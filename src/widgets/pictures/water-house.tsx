import { NumberedPicture, type PictureTextProps } from "./numbered-picture.tsx";
import type { PictureMark } from "./picture-mark.tsx";

/** A pipe, the roof, the sewer, and water over land. Only the last two need an addition to the policy. */
const marks: readonly PictureMark[] = [
  { x: 214, y: 112, look: "solid" },
  { x: 322, y: 56, look: "solid" },
  { x: 392, y: 292, look: "open" },
  { x: 40, y: 156, look: "open" },
];

/** A house cut open, with the four ways in which water enters it. Its text is a list of four. */
export function WaterHouse(text: PictureTextProps) {
  return <NumberedPicture {...text} slot="water-house" marks={marks} drawing={<HouseDrawing />} />;
}

function HouseDrawing() {
  return (
    <>
      {/* Rooms, and the earth around the cellar. */}
      <path d="M126 96h228v94H126z" className="fill-surface forced-colors:fill-[Canvas]" stroke="none" />
      <path d="M0 190h126v84h228v-84h126v130H0z" className="fill-sunken forced-colors:fill-[Canvas]" stroke="none" />
      {/* Water. */}
      <g className="fill-brand-line" stroke="none">
        <path d="M0 176c12-5 22-5 34 0s22 5 34 0 22-5 34 0l12 3v14h12v22h-14v-25H0z" />
        <path d="M132 258c30-5 60-4 90 0s80 4 126-1v7H132z" />
        <path d="M176 184c12-4 34-4 46 0 10 2 20 2 26 6h-84z" />
        <path d="M284 92c14-5 34-4 46 4h-60z" />
      </g>
      <g className="stroke-brand" strokeWidth="2">
        <path d="M0 176c12-5 22-5 34 0s22 5 34 0 22-5 34 0M4 184c10-4 18-4 28 0s18 4 28 0M70 184c10-4 18-4 28 0M138 258c28-4 56-4 84 0s76 4 120-1" />
        <path d="M210 128l-8 10M210 134l-3 15M218 128l8 10M218 134l3 15M214 136v18M196 160v6M231 158v6M206 166v8M222 168v8" />
        <path d="M300 66v7M292 76v7M308 80v7M286 248v-12m0 0l-4 5m4-5l4 5M296 252v-20m0 0l-4 5m4-5l4 5M306 248v-12m0 0l-4 5m4-5l4 5" />
        <path d="M396 20l-6 16M424 34l-6 16M450 14l-6 16M410 62l-6 16M442 60l-6 16M468 46l-6 16M462 88l-6 16M430 96l-6 16" />
      </g>
      {/* The house. */}
      <path d="M104 108L240 26l136 82M120 98v92M360 98v92M126 102v88M354 102v88M120 96h240" strokeWidth="2.25" />
      <path d="M166 70V36h16v25M126 190h228M214 96v94" />
      <path d="M120 190v80h240v-80M126 190v74h228v-74M0 190h112M366 190h114" strokeWidth="2.25" />
      <g strokeWidth="1">
        <path d="M112 109L240 33l128 76M240 33v63M240 60l-50 36M240 60l50 36M190 64v32M290 64v32M126 184h88M220 184h134M120 267h240" />
        {/* Bath, sofa, lamp and window. */}
        <path d="M136 150h62v12a12 12 0 0 1-12 12h-38a12 12 0 0 1-12-12zM146 174v10M188 174v10M140 150v-22a6 6 0 0 1 12 0" />
        <path d="M262 184v-26a5 5 0 0 1 5-5h56a5 5 0 0 1 5 5v26M254 184v-18a5 5 0 0 1 8 0v6h66v-6a5 5 0 0 1 8 0v18M244 184v-50M236 134l4-14h8l4 14zM272 112h42v28h-42zM293 112v28M272 126h42" />
        {/* Furnace, washer and boxes in the cellar. */}
        <path d="M326 264v-50h22v50M326 226h22M337 214v-24M332 234h10v14h-10zM172 264v-38h34v38M172 234h34M189 249a9 9 0 1 0 .01 0zM220 264v-18h26v18M220 252h26M228 246v-14h22v14" />
        {/* Wall, slab and earth. */}
        <path d="M120 200l6-4M120 210l6-4M120 220l6-4M120 230l6-4M120 240l6-4M120 250l6-4M120 260l6-4M354 200l6-4M354 210l6-4M354 220l6-4M354 230l6-4M354 240l6-4M354 250l6-4M354 260l6-4" />
        <path
          d="M12 214h22M54 226h16M20 246h28M76 250h20M40 276h24M92 284h20M14 300h18M140 296h24M182 286h20M210 306h26M384 210h18M424 222h22M388 238h26M448 246h18M412 262h22M72 306h18"
          className="stroke-line-strong"
        />
      </g>
      {/* The cellar's window, and the drain to the street. */}
      <path d="M120 200v16M112 190v28h8M286 264h20M290 264v30h150M302 264v18h138M440 274a14 14 0 1 0 .01 0z" />
    </>
  );
}
