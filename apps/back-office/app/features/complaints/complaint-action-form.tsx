import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextArea,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem, type ProblemWords } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { screenPath } from '../../screens.ts';
import { AnswerFields } from './answer-fields.tsx';
import type { ComplaintIntent } from './complaint-forms.ts';
import type { ComplaintView } from './complaint-view.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

const SAID = { answer: copy.answering, correct: copy.correcting, extend: copy.extending } as const;

export interface ComplaintActionFormProps {
  readonly complaint: ComplaintView;
  readonly intent: ComplaintIntent;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Answers a complaint, corrects the answer, or extends its deadline. */
export function ComplaintActionForm({ complaint, intent, formKey, problem }: ComplaintActionFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const said = SAID[intent];
  const isAnswer = intent !== 'extend';
  const words: ProblemWords<string> = said.problems;
  const { errors, fields, form } = describeProblem(words, problem);
  const shown = isAnswer ? problem?.facts.shown : undefined;
  const values: Partial<Readonly<Record<string, string>>> = problem?.values ?? {};
  return (
    <Card padding="m" labelledBy="intent">
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value={intent} />
        {shown !== undefined && <input type="hidden" name="shown" value={shown} />}
        <Stack space="s">
          <Heading level={2} size="large" id="intent">
            {intent === 'extend' ? copy.extending.title(complaint.extendableTo ?? '') : SAID[intent].title}
          </Heading>
          <Text>{said.lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          {shown !== undefined && (
            <Notice tone="warn" role="alert" title={copy.answering.preview}>
              <Text>{values.text}</Text>
              <Text>{copy.answering.final}</Text>
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
          {isAnswer ? (
            <AnswerFields template={complaint.template} values={values} fields={fields} />
          ) : (
            <Field id="reason" label={copy.extending.reason} error={fields.reason}>
              <TextArea autoFocus name="reason" rows={2} required maxLength={500} defaultValue={values.reason} />
            </Field>
          )}
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {isAnswer && shown === undefined ? copy.answering.review : said.submit}
            </Button>
            <LinkButton href={screenPath('complaint', { id: complaint.id })} tone="quiet">
              {copy.cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
