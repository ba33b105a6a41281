import { Card, Heading, Stack, TabLinks, Text } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { screenPath } from '../../screens.ts';
import { withParameter } from '../../shell/with-parameter.ts';
import { ActionFields } from './action-fields.tsx';
import { FILLED_INTENTS, type FilledIntent } from './line-forms.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { one: copy } = statementsCopy;

export interface LineFormProps {
  readonly id: string;
  readonly intent: FilledIntent;
  /** True for a credit. A charge has no owner, and pays no loan. */
  readonly isCredit: boolean;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Answers that a charge may have: it has no owner, pays no loan and is no interest. */
const OF_DEBITS: readonly FilledIntent[] = ['settlement', 'bank_fee', 'capital', 'aside'];

/** Form that states what a line is that matches nothing in the books. */
export function LineForm({ id, intent, isCredit, formKey, problem }: LineFormProps) {
  const words: ProblemWords<string> = copy.problems[intent];
  const intents = FILLED_INTENTS.filter((one) => isCredit || OF_DEBITS.includes(one));
  const path = screenPath('statementLine', { id });
  return (
    <Card padding="m" labelledBy="intent">
      <Stack space="s">
        <Heading level={2} size="large" id="intent">
          {copy.actions}
        </Heading>
        <TabLinks
          label={copy.actions}
          links={intents.map((one) => ({
            href: withParameter(path, 'accion', one),
            label: copy.intent[one],
            isCurrent: one === intent,
          }))}
        />
        <CommandForm
          key={intent}
          head={<Text>{copy.leads[intent]}</Text>}
          formKey={formKey}
          hidden={{ intent, ...(intent === 'capital' && { line: id }) }}
          words={words}
          problem={problem}
          refused={copy.refused}
          submit={copy.submit[intent]}
        >
          {(form) => <ActionFields intent={intent} {...form} />}
        </CommandForm>
      </Stack>
    </Card>
  );
}
