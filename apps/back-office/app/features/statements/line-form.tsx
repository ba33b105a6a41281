import { Button, Card, ErrorSummary, Heading, Inline, Notice, Stack, TabLinks, Text } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
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

/** Form that states what a line is that matches nothing in the books. */
export function LineForm({ id, intent, isCredit, formKey, problem }: LineFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = wordsOf(intent, problem);
  const intents = FILLED_INTENTS.filter((one) => isCredit || one === 'settlement' || one === 'aside');
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
        <Form method="post" key={intent}>
          <FormKey value={formKey} />
          <input type="hidden" name="intent" value={intent} />
          <Stack space="s">
            <Text>{copy.leads[intent]}</Text>
            {form && (
              <Notice tone="danger" role="alert" title={copy.refused}>
                {form}
              </Notice>
            )}
            <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
            <ActionFields intent={intent} fields={fields} values={problem?.values ?? {}} />
            <Inline>
              <Button type="submit" isBusy={isBusy}>
                {copy.submit[intent]}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

function wordsOf(intent: FilledIntent, problem: FormProblem | undefined) {
  const { problems } = copy;
  return {
    settlement: () => describeProblem(problems.settlement, problem),
    loan: () => describeProblem(problems.loan, problem),
    suspense: () => describeProblem(problems.suspense, problem),
    aside: () => describeProblem(problems.aside, problem),
  }[intent]();
}
