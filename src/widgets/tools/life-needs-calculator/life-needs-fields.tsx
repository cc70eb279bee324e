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
import { lifeChoices } from "#words/life-choices.ts";
import * as words from "#words/life-needs.ts";
import { years } from "#words/parts.ts";

/** Initial values of the fields. */
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

const choiceLabels = { ...lifeChoices, former: words.iUsedTo } as const;

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

/** Hidden once an unmarried status is selected; `foldSpouse` then clears the values. */
const spouseFields =
  "grid gap-7 border-s-4 border-line ps-4 group-has-[[name=maritalStatus]:not([value=married]):checked]/fields:hidden";

function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="group/fields grid max-w-prose gap-7">{children}</div>;
}

/** Questions about the person to insure. */
export function PersonalFields({ start }: StartProps) {
  return (
    <Fields>
      <Field id={useId()} label={words.ageInYears} hint={words.ageLeftEmpty(lifeNeedsDefaults.age)}>
        {(control) => <NumberInput {...control} name="age" suffix={years} defaultValue={start.age} />}
      </Field>
      <Choice start={start} name="gender" legend={words.gender} hint={words.menAreChargedMore} />
      <Choice start={start} name="smoker" legend={words.doYouSmoke} />
      <Choice start={start} name="health" legend={words.howIsYourHealth} />
    </Fields>
  );
}

/** Questions about income, debts and existing coverage. */
export function FinancialFields({ start }: StartProps) {
  return (
    <Fields>
      <Amount start={start} name="annualIncome" label={words.annualIncomeInDollars} hint={words.beforeTax} />
      <Amount start={start} name="currentDebt" label={words.debtsInDollars} hint={words.debtsHint} />
      <Amount start={start} name="mortgage" label={words.mortgageInDollars} hint={words.stillOwed} />
      <Amount
        start={start}
        name="existingLife"
        label={words.existingLifeInsurance}
        hint={words.existingLifeInsuranceHint}
      />
      <Choice start={start} name="businessOwner" legend={words.doYouOwnBusiness} />
    </Fields>
  );
}

/** Questions about dependants. */
export function FamilyFields({ start }: StartProps) {
  return (
    <Fields>
      <Choice start={start} name="maritalStatus" legend={words.maritalStatus} hint={words.commonLawToo} />
      {/* Hidden by CSS, so that it also opens without JavaScript. */}
      <div data-slot="spouse-fields" className={spouseFields}>
        <Amount start={start} name="spouseIncome" label={words.spousesIncomeInDollars} hint={words.leaveEmptyIfNone} />
        <Choice start={start} name="stayAtHomeSpouse" legend={words.doesSpouseStayAtHome} />
      </div>
      <Field id={useId()} label={words.numberOfChildren}>
        {(control) => <NumberInput {...control} name="numChildren" defaultValue={start.numChildren} />}
      </Field>
      <Choice start={start} name="specialNeeds" legend={words.specialNeedsDependant} />
    </Fields>
  );
}

/** Questions about other goals for the money. */
export function GoalsFields({ start }: StartProps) {
  return (
    <Fields>
      <Amount
        start={start}
        name="finalExpenses"
        label={words.finalExpensesInDollars}
        hint={words.finalExpensesHint(formatDollars(lifeNeedsDefaults.finalExpenses))}
      />
      <Amount start={start} name="educationFund" label={words.educationFundInDollars} hint={words.educationFundHint} />
    </Fields>
  );
}
