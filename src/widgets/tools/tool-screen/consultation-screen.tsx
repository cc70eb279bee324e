import type { ReactNode } from "react";
import { consultationInterests, toolPageSource } from "#domain/tool.ts";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import * as words from "#words/tool-screen.ts";
import { ToolFrame } from "./tool-frame.tsx";
import { ToolPanels } from "./tool-panels.tsx";

export interface ConsultationScreenProps {
  /** Typical savings after a consultation, such as "20-40%"; `null` if the site makes no such claim. */
  readonly savings: string | null;
  /** Text about the call. */
  readonly children?: ReactNode;
  /** Called after the lead is stored; the site then returns to the list. */
  readonly onSuccess?: (() => void) | undefined;
}

/** The form for a free consultation by phone. */
export function ConsultationScreen({ savings, children, onSuccess }: ConsultationScreenProps) {
  return (
    <ToolFrame
      title={
        <>
          {`${words.bookAFree} `}
          <span className="whitespace-nowrap">{words.fifteenMinute}</span>
          {` ${words.consultation}`}
        </>
      }
      lead={
        <>
          {words.quarterOfAnHour}
          {savings !== null && (
            <>
              {` ${words.youMaySave} `}
              <span className="whitespace-nowrap">{savings}</span>
              {` ${words.onYourPremiums}`}
            </>
          )}
        </>
      }
    >
      <ToolPanels about={children}>
        <LeadForm
          title={words.getYourFreeConsultation}
          description={words.leaveANumber}
          leadType="consultation"
          interests={consultationInterests}
          pageSource={toolPageSource("consultation")}
          buttonText={words.bookMyConsultation}
          showPhone
          idPrefix="consultation-"
          onSuccess={onSuccess}
        />
      </ToolPanels>
    </ToolFrame>
  );
}
