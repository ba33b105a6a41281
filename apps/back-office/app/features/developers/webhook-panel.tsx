import { WEBHOOK_EVENTS } from '@lender/contract';
import {
  Button,
  Card,
  Checkbox,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { developersCopy } from './developers.copy.es.ts';
import { developersPath } from './developers-paths.ts';

const { form: copy, events, problems, refused, summary } = developersCopy;

/** Shows the form that adds a webhook. */
export function WebhookPanel({ problem }: { readonly problem?: FormProblem }) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(problems, problem);
  const typed = problem?.values;
  return (
    <Card padding="m" labelledBy="webhook">
      <Form method="post" preventScrollReset autoComplete="off">
        <input type="hidden" name="intent" value="create" />
        <Stack space="s">
          <Heading level={2} size="large" id="webhook">
            {copy.title}
          </Heading>
          <Text>{copy.effect}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Columns count={2}>
            <Field id="url" label={copy.url} hint={copy.urlHint} error={fields.url}>
              <TextInput
                autoFocus
                name="url"
                inputMode="url"
                required
                maxLength={500}
                spellCheck={false}
                defaultValue={typed?.url}
              />
            </Field>
            <Field id="name" label={copy.name} hint={copy.nameHint} error={fields.name}>
              <TextInput name="name" required maxLength={60} defaultValue={typed?.name} />
            </Field>
          </Columns>
          <Heading level={3} size="body">
            {copy.events}
          </Heading>
          <Columns count={3} space="s">
            {WEBHOOK_EVENTS.map((type) => (
              <Checkbox
                key={type}
                id={type}
                name={type}
                value="1"
                error={fields[type]}
                defaultChecked={typed === undefined || typed[type] !== ''}
              >
                {events.names[type]}
              </Checkbox>
            ))}
          </Columns>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
            <LinkButton href={developersPath()} tone="quiet">
              {copy.back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
