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
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import type { PayoutIntent } from './payout-intent.ts';
import type { PayoutView } from './payout-view.ts';
import { payoutsCopy as copy } from './payouts.copy.es.ts';

export interface PayoutFormProps {
  readonly payout: PayoutView;
  readonly intent: PayoutIntent;
  readonly listHref: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the form of an action on a payout: its meaning, the reason, and a button that names it. */
export function PayoutForm({ payout, intent, listHref, formKey, problem }: PayoutFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Card padding="m" labelledBy="intent">
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="payoutId" value={payout.id} />
        <input type="hidden" name="intent" value={intent} />
        <Stack space="s">
          <Heading level={2} size="large" id="intent">
            {copy.of(copy.actions[intent], payout.amount, payout.to)}
          </Heading>
          <Text>{copy.effects[intent]}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
          {intent === 'handOver' && (
            <Inline space="m" align="end">
              <Field id="folio" label={copy.fields.folio} error={fields.folio}>
                <TextInput
                  autoFocus
                  name="folio"
                  width="medium"
                  required
                  maxLength={40}
                  defaultValue={problem?.values.folio}
                />
              </Field>
              <Field id="day" label={copy.fields.day} error={fields.day}>
                <TextInput type="date" name="day" width="medium" required defaultValue={problem?.values.day} />
              </Field>
              <Field id="time" label={copy.fields.time} hint={copy.hints.time} error={fields.time}>
                <TextInput name="time" width="short" required maxLength={5} defaultValue={problem?.values.time} />
              </Field>
            </Inline>
          )}
          <Field id="note" label={copy.fields.note} hint={copy.hints.note} error={fields.note}>
            <TextArea
              autoFocus={intent !== 'handOver'}
              name="note"
              rows={2}
              required
              maxLength={500}
              defaultValue={problem?.values.note}
            />
          </Field>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit[intent]}
            </Button>
            <LinkButton href={listHref} tone="quiet">
              {copy.back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
