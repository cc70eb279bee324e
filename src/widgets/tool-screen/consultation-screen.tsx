import type { ReactNode } from "react";
import { consultationInterests, toolPageSource } from "#domain/tool.ts";
import { LeadForm } from "#widgets/lead-form/lead-form.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { ToolPanels } from "./tool-panels.tsx";

export interface ConsultationScreenProps {
  /** What people save after a consultation, such as "20-40%"; `null` when the site makes no such claim. */
  readonly savings: string | null;
  /** What to expect of the call, as prose. */
  readonly children?: ReactNode;
  /** Called once the lead is stored: the site then returns to the list. */
  readonly onSuccess?: (() => void) | undefined;
}

/** The form for a free consultation by phone. */
export function ConsultationScreen({ savings, children, onSuccess }: ConsultationScreenProps) {
  return (
    <ToolFrame
      title={
        <>
          Book a Free <span className="whitespace-nowrap">15-Minute</span> Consultation
        </>
      }
      lead={
        <>
          A quarter of an hour on the phone about your own insurance, free and with no duty to buy.
          {savings !== null && (
            <>
              {" "}
              You may save <span className="whitespace-nowrap">{savings}</span> on your premiums. That is no promise; it
              can be less or nothing.
            </>
          )}
        </>
      }
    >
      <ToolPanels about={children}>
        <LeadForm
          title="Get Your Free Consultation"
          description="Leave a number and we call you to agree on a time."
          leadType="consultation"
          interests={consultationInterests}
          pageSource={toolPageSource("consultation")}
          buttonText="Book My Consultation"
          showPhone
          idPrefix="consultation-"
          onSuccess={onSuccess}
        />
      </ToolPanels>
    </ToolFrame>
  );
}
