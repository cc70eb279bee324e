import { useId, type ReactNode } from "react";
import { Field } from "#design-system/field/field.tsx";
import { MoneyInput, NumberInput } from "#design-system/number-input/number-input.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import {
  lifeNeedsChoices,
  lifeNeedsDefaults,
  type LifeNeedsChoiceField,
  type LifeNeedsField,
  type LifeNeedsInput,
} from "#domain/life-needs-input.ts";
import { formatDollars } from "#format/money.ts";

/** What the fields start with. */
export interface StartProps {
  readonly start: LifeNeedsInput;
}

interface AmountProps extends StartProps {
  readonly name: LifeNeedsField;
  readonly label: string;
  readonly hint?: string;
}

function Amount({ name, label, hint, start }: AmountProps) {
  return (
    <Field id={useId()} label={label} hint={hint}>
      {(control) => <MoneyInput {...control} name={name} width="medium" defaultValue={start[name]} />}
    </Field>
  );
}

const choiceLabels = {
  female: "Female",
  male: "Male",
  no: "No",
  yes: "Yes",
  former: "I used to",
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  poor: "Poor",
  single: "Single",
  married: "Married",
  divorced: "Divorced",
  widowed: "Widowed",
} as const satisfies Record<(typeof lifeNeedsChoices)[LifeNeedsChoiceField][number], string>;

interface ChoiceProps extends StartProps {
  readonly name: LifeNeedsChoiceField;
  readonly legend: string;
  readonly hint?: string;
}

function Choice({ name, legend, hint, start }: ChoiceProps) {
  return (
    <RadioGroup
      name={name}
      legend={legend}
      hint={hint}
      layout="inline"
      defaultValue={start[name]}
      options={lifeNeedsChoices[name].map((value) => ({ value, label: choiceLabels[value] }))}
    />
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="grid max-w-prose gap-7">{children}</div>;
}

/** About the person to insure. */
export function PersonalFields({ start }: StartProps) {
  return (
    <Fields>
      <Field id={useId()} label="Age in years" hint={`Left empty, the calculator takes ${lifeNeedsDefaults.age}.`}>
        {(control) => <NumberInput {...control} name="age" suffix="years" defaultValue={start.age} />}
      </Field>
      <Choice
        start={start}
        name="gender"
        legend="Gender"
        hint="Insurers charge men more; leave it open and no such load is added."
      />
      <Choice start={start} name="smoker" legend="Do you smoke?" />
      <Choice start={start} name="health" legend="How is your health?" />
    </Fields>
  );
}

/** What comes in, what is owed, what is insured already. */
export function FinancialFields({ start }: StartProps) {
  return (
    <Fields>
      <Amount start={start} name="annualIncome" label="Annual income in dollars" hint="Before tax." />
      <Amount
        start={start}
        name="currentDebt"
        label="Debts in dollars"
        hint="Loans, cards and lines of credit, without the mortgage."
      />
      <Amount start={start} name="mortgage" label="Mortgage in dollars" hint="What is still owed." />
      <Amount
        start={start}
        name="existingLife"
        label="Life insurance you have, in dollars"
        hint="Policies of your own, and cover from your work."
      />
      <Choice start={start} name="businessOwner" legend="Do you own a business?" />
    </Fields>
  );
}

/** Who depends on the person to insure. */
export function FamilyFields({ start }: StartProps) {
  return (
    <Fields>
      <Choice start={start} name="maritalStatus" legend="Marital status" />
      <Amount
        start={start}
        name="spouseIncome"
        label="Spouse's annual income in dollars"
        hint="Leave it empty if there is none."
      />
      <Choice start={start} name="stayAtHomeSpouse" legend="Does your spouse stay at home?" />
      <Field id={useId()} label="Number of children">
        {(control) => <NumberInput {...control} name="numChildren" defaultValue={start.numChildren} />}
      </Field>
      <Choice start={start} name="specialNeeds" legend="Does somebody with special needs depend on you?" />
    </Fields>
  );
}

/** What the money is to pay for besides. */
export function GoalsFields({ start }: StartProps) {
  return (
    <Fields>
      <Amount
        start={start}
        name="finalExpenses"
        label="Final expenses in dollars"
        hint={`Funeral, lawyer, last tax return. Left empty, the calculator takes ${formatDollars(lifeNeedsDefaults.finalExpenses)}.`}
      />
      <Amount
        start={start}
        name="educationFund"
        label="Education fund in dollars"
        hint="What you mean to leave for studies, for all children together."
      />
    </Fields>
  );
}
