import { AML_OUTCOMES } from '@lender/lending';
import { Field, Inline, Select, TextArea, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { alertsCopy } from './alerts.copy.es.ts';

const { closing: copy, refused } = alertsCopy;
const outcomes = AML_OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }));

export interface ClosePanelProps {
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Dismisses an alert or states that it was reported. */
export const ClosePanel = ({ formKey, problem }: ClosePanelProps) => (
  <CommandCard
    id="close"
    title={copy.title}
    lead={copy.lead}
    surface="flat"
    formKey={formKey}
    hidden={{ intent: 'close' }}
    words={copy.problems}
    problem={problem}
    refused={refused}
    submit={copy.submit}
  >
    {({ field, input }) => (
      <>
        <Inline space="m" align="end">
          <Field {...field('outcome')} label={copy.outcome}>
            <Select {...input('outcome')} placeholder={copy.choose} options={outcomes} required />
          </Field>
          <Field {...field('folio')} label={copy.folio} hint={copy.folioHint}>
            <TextInput {...input('folio')} width="medium" maxLength={40} />
          </Field>
        </Inline>
        <Field {...field('note')} label={copy.note}>
          <TextArea {...input('note')} rows={3} required maxLength={500} />
        </Field>
      </>
    )}
  </CommandCard>
);
