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
import type { MandateIntent } from './mandate-intent.ts';
import type { MandateView } from './mandate-view.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';

export interface MandateFormProps {
  readonly mandate: MandateView;
  readonly intent: MandateIntent;
  readonly listHref: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the form of an action on a direct debit mandate: its effect, the reason, and a button that names it. */
export function MandateForm({ mandate, intent, listHref, formKey, problem }: MandateFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } =
    intent === 'reschedule'
      ? describeProblem(copy.problems.reschedule, problem)
      : { ...describeProblem(copy.problems.change, problem) };
  const isMoving = intent === 'reschedule';
  return (
    <Card padding="m" labelledBy="intent">
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="mandateId" value={mandate.id} />
        <input type="hidden" name="intent" value={intent} />
        <Stack space="s">
          <Heading level={2} size="large" id="intent">
            {copy.titleOf(copy.actions[intent], mandate.account)}
          </Heading>
          <Text>{mandate.actions.find((one) => one.intent === intent)?.effect}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
          {isMoving && (
            <Field id="chargeOn" label={copy.fields.chargeOn} error={fields.chargeOn}>
              <TextInput
                autoFocus
                type="date"
                name="chargeOn"
                width="medium"
                required
                min={mandate.movable?.from}
                max={mandate.movable?.to}
                defaultValue={problem?.values.chargeOn}
              />
            </Field>
          )}
          <Field id="note" label={copy.fields.note} hint={copy.noteHint} error={fields.note}>
            <TextArea
              autoFocus={!isMoving}
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
