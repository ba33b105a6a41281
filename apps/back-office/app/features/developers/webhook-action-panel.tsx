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
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { developersCopy } from './developers.copy.es.ts';
import { type AskedIntent, developersPath } from './developers-paths.ts';

const { confirm, form: words, redeliverProblems, refused, summary } = developersCopy;

export interface WebhookActionPanelProps {
  readonly webhook: { readonly id: string; readonly name: string };
  readonly intent: AskedIntent;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the effect of an action on a webhook before it is done. */
export function WebhookActionPanel({ webhook, intent, formKey, problem }: WebhookActionPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const copy = confirm[intent];
  const { errors, fields, form } = describeProblem(redeliverProblems, problem);
  return (
    <Card padding="m" labelledBy="intent">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={webhook.id} />
        <Stack space="s">
          <Heading level={2} size="large" id="intent">
            {copy.title(webhook.name)}
          </Heading>
          <Text>{copy.effect}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          {intent === 'redeliver' && (
            <Field id="since" label={confirm.redeliver.since} error={fields.since}>
              <TextInput
                autoFocus
                type="date"
                name="since"
                width="medium"
                required
                defaultValue={problem?.values.since}
              />
            </Field>
          )}
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
            <LinkButton href={developersPath()} tone="quiet">
              {words.back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
