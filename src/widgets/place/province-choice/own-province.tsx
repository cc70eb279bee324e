import { Button } from "#design-system/button/button.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import * as words from "#words/province.ts";
import { useProvince } from "./province-choice.ts";

export interface OwnProvinceProps {
  readonly province: ProvinceCode;
  readonly name: string;
}

/** One line at the top of a provincial guide that offers to use the province on the whole site. */
export function OwnProvince({ province, name }: OwnProvinceProps) {
  const [yours, choose] = useProvince();
  const isYours = yours === province;
  return (
    <div className="mt-5 print:hidden">
      <ScriptedOnly>
        <div className="flex flex-wrap items-center gap-x-4">
          {isYours && <p>{words.isUsed(name)}</p>}
          <Button intent="secondary" size="small" onClick={() => choose(isYours ? null : province)}>
            {isYours ? words.stopUsing(name) : words.offerToUse(name)}
          </Button>
        </div>
      </ScriptedOnly>
    </div>
  );
}
