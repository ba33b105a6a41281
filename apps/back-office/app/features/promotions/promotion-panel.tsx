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
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { promotionsPath } from './promotion-query.ts';
import { promotionsCopy } from './promotions.copy.es.ts';

const { add: copy, problems, refused, summary, back } = promotionsCopy;

export interface PromotionPanelProps {
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Makes a promotion. */
export function PromotionPanel({ formKey, problem }: PromotionPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(problems, problem);
  const typed = problem?.values;
  return (
    <Card padding="m" labelledBy="promotion-form">
      <Form method="post" preventScrollReset autoComplete="off">
        <FormKey value={formKey} />
        <Stack space="s">
          <Heading level={2} size="large" id="promotion-form">
            {copy.title}
          </Heading>
          <Text>{copy.effect}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Field id="promotion" label={copy.promotion} hint={copy.promotionHint} error={fields.promotion}>
            <TextInput
              autoFocus
              name="promotion"
              required
              maxLength={64}
              spellCheck={false}
              defaultValue={typed?.promotion}
            />
          </Field>
          <Columns count={2} align="end">
            {(['interest', 'serviceFee'] as const).map((name) => (
              <Field key={name} id={name} label={copy[name]} hint={copy.percentHint} error={fields[name]}>
                <TextInput name={name} inputMode="numeric" maxLength={3} defaultValue={typed?.[name]} />
              </Field>
            ))}
            <Field id="validUntil" label={copy.validUntil} error={fields.validUntil}>
              <TextInput type="date" name="validUntil" width="medium" required defaultValue={typed?.validUntil} />
            </Field>
            <Field id="maxUses" label={copy.maxUses} error={fields.maxUses}>
              <TextInput name="maxUses" inputMode="numeric" required maxLength={7} defaultValue={typed?.maxUses} />
            </Field>
          </Columns>
          <Field id="note" label={copy.note} error={fields.note}>
            <TextArea name="note" rows={2} required maxLength={500} defaultValue={typed?.note} />
          </Field>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
            <LinkButton href={promotionsPath({})} tone="quiet">
              {back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
