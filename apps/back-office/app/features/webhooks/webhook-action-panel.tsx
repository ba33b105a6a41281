import { Field } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import { developersCopy } from './developers.copy.es.ts';
import { type AskedIntent, developersPath } from './developers-paths.ts';

const { confirm, form: words, redeliverProblems, refused } = developersCopy;

export interface WebhookActionPanelProps {
  readonly webhook: { readonly id: string; readonly name: string };
  readonly intent: AskedIntent;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the effect of an action on a webhook before it is done. */
export const WebhookActionPanel = ({ webhook, intent, formKey, problem }: WebhookActionPanelProps) => (
  <CommandCard
    id="intent"
    title={confirm[intent].title(webhook.name)}
    lead={confirm[intent].effect}
    preventScrollReset
    formKey={formKey}
    hidden={{ intent, id: webhook.id }}
    words={redeliverProblems}
    problem={problem}
    refused={refused}
    submit={confirm[intent].submit}
    cancel={{ href: developersPath(), label: words.back }}
  >
    {({ field, input }) =>
      intent === 'redeliver' && (
        <Field {...field('since')} label={confirm.redeliver.since}>
          <DayInput {...input('since')} autoFocus required />
        </Field>
      )
    }
  </CommandCard>
);
