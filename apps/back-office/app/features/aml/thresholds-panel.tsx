import { Columns, Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { alertsPath } from './alert-query.ts';
import { alertsCopy } from './alerts.copy.es.ts';
import type { ThresholdsView } from './alerts.server.ts';

const { thresholds: copy, refused, cancel } = alertsCopy;
const FIELDS = ['cash', 'splitPayments', 'splitDays', 'split', 'payoffPercent', 'sharedClients'] as const;

export interface ThresholdsPanelProps {
  readonly thresholds: ThresholdsView;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Shows the current thresholds, and a form to ask for others. */
export const ThresholdsPanel = ({ thresholds: { lead, values }, formKey, problem }: ThresholdsPanelProps) => (
  <CommandCard
    id="thresholds"
    title={copy.title}
    lead={lead}
    surface="flat"
    formKey={formKey}
    words={copy.problems}
    problem={problem}
    refused={refused}
    submit={copy.submit}
    cancel={{ href: alertsPath(), label: cancel }}
  >
    {({ field, input }) => (
      <>
        <Columns count={3} space="m">
          {FIELDS.map((name) => (
            <Field key={name} {...field(name)} label={copy.fields[name]}>
              <TextInput {...input(name, values[name])} inputMode="decimal" required />
            </Field>
          ))}
        </Columns>
        <Field {...field('note')} label={copy.fields.note}>
          <TextInput {...input('note')} required maxLength={500} />
        </Field>
      </>
    )}
  </CommandCard>
);
