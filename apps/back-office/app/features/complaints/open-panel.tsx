import { COMPLAINT_CHANNELS, COMPLAINT_KINDS } from '@lender/lending';
import {
  Button,
  Card,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem, type ProblemWords } from '@lender/web/forms';
import { Form, useNavigation } from '@remix-run/react';
import { complaintsPath } from './complaint-query.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import type { ComplaintAbout } from './complaints.server.ts';

const kinds = COMPLAINT_KINDS.map((value) => ({ value, label: copy.kinds[value] }));
const channels = COMPLAINT_CHANNELS.map((value) => ({ value, label: copy.channels[value] }));
const words: ProblemWords<string> = copy.openProblems;

export interface OpenPanelProps {
  readonly about: ComplaintAbout;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Takes a complaint in. */
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
          <Columns count={3} align="end">
            <Field id="kind" label={copy.opening.kind} error={fields.kind}>
              <Select
                autoFocus
                name="kind"
                placeholder={copy.choose}
                options={kinds}
                required
                defaultValue={values.kind}
              />
            </Field>
            <Field id="channel" label={copy.opening.channel} error={fields.channel}>
              <Select
                name="channel"
                placeholder={copy.choose}
                options={channels}
                required
                defaultValue={values.channel}
              />
            </Field>
            <Field id="personName" label={copy.opening.personName} error={fields.personName}>
              <TextInput name="personName" required maxLength={120} defaultValue={values.personName} />
            </Field>
          </Columns>
          <Columns count={2} align="end">
            <Field id="clientId" label={copy.opening.clientId} hint={copy.opening.aboutHint} error={fields.clientId}>
              <TextInput name="clientId" maxLength={200} spellCheck={false} defaultValue={values.clientId} />
            </Field>
            <Field id="loanId" label={copy.opening.loanId} hint={copy.opening.aboutHint} error={fields.loanId}>
              <TextInput name="loanId" maxLength={200} spellCheck={false} defaultValue={values.loanId} />
            </Field>
          </Columns>
          <Field id="text" label={copy.opening.text} hint={copy.opening.textHint} error={fields.text}>
            <TextArea name="text" rows={4} required maxLength={2000} defaultValue={values.text} />
          </Field>
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
