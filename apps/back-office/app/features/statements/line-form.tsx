import { Button, Card, ErrorSummary, Heading, Inline, Notice, Stack, TabLinks, Text } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { screenPath } from '../../screens.ts';
import { withParameter } from '../../shell/with-parameter.ts';
import { DeedFields } from './deed-fields.tsx';
import { FILLED_DEEDS, type FilledDeed } from './line-forms.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { one: copy } = statementsCopy;

export interface LineFormProps {
  readonly id: string;
  readonly deed: FilledDeed;
  /** True for a credit. A charge has no owner, and pays no loan. */
  readonly isCredit: boolean;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Says what a line is that nothing in the books answers to. */
export function LineForm({ id, deed, isCredit, formKey, problem }: LineFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = wordsOf(deed, problem);
  const deeds = FILLED_DEEDS.filter((one) => isCredit || one === 'settlement' || one === 'aside');
  const path = screenPath('statementLine', { id });
  return (
    <Card padding="m" labelledBy="deed">
      <Stack space="s">
        <Heading level={2} size="large" id="deed">
          {copy.deeds}
        </Heading>
        <TabLinks
          label={copy.deeds}
          links={deeds.map((one) => ({
            href: withParameter(path, 'accion', one),
            label: copy.deed[one],
            isCurrent: one === deed,
          }))}
        />
        <Form method="post" key={deed}>
          <FormKey value={formKey} />
          <input type="hidden" name="deed" value={deed} />
          <Stack space="s">
            <Text>{copy.leads[deed]}</Text>
            {form && (
              <Notice tone="danger" role="alert" title={copy.refused}>
                {form}
              </Notice>
            )}
            <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
            <DeedFields deed={deed} fields={fields} values={problem?.values ?? {}} />
            <Inline>
              <Button type="submit" isBusy={isBusy}>
                {copy.submit[deed]}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

function wordsOf(deed: FilledDeed, problem: FormProblem | undefined) {
  const { problems } = copy;
  return {
    settlement: () => describeProblem(problems.settlement, problem),
    loan: () => describeProblem(problems.loan, problem),
    suspense: () => describeProblem(problems.suspense, problem),
    aside: () => describeProblem(problems.aside, problem),
  }[deed]();
}
