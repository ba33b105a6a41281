import { Button, Card, ErrorSummary, Heading, Inline, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem, type ProblemWords } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { complaintsPath } from './complaint-query.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import type { ComplaintAbout } from './complaints.server.ts';
import { OpeningFields } from './opening-fields.tsx';

const words: ProblemWords<string> = copy.openProblems;

export interface OpenPanelProps {
  readonly about: ComplaintAbout;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Records a new complaint. */
export function OpenPanel({ about, formKey, problem }: OpenPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(words, problem);
  const values: Partial<Readonly<Record<string, string>>> = { ...about, ...problem?.values };
  return (
    <Card padding="m" labelledBy="open">
      <Form method="post">
        <FormKey value={formKey} />
        <Stack space="s">
          <Heading level={2} size="large" id="open">
            {copy.opening.title}
          </Heading>
          <Text tone="soft">{copy.help}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
          <OpeningFields values={values} fields={fields} />
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.opening.submit}
            </Button>
            <LinkButton href={complaintsPath()} tone="quiet">
              {copy.cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
