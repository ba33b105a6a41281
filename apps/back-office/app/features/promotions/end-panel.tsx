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
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { endingCopy as copy } from './ending.copy.es.ts';
import { promotionsPath } from './promotion-query.ts';
import { promotionsCopy } from './promotions.copy.es.ts';

const { summary } = promotionsCopy;

export interface EndPanelProps {
  readonly code: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Ends a promotion, with the reason. */
export function EndPanel({ code, formKey, problem }: EndPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Card padding="m" labelledBy="end-promotion">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <Stack space="s">
          <Heading level={2} size="large" id="end-promotion">
            {copy.title(code)}
          </Heading>
          <Text>{copy.lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Field id="note" label={copy.note} error={fields.note}>
            <TextArea autoFocus name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
          </Field>
          <Inline space="s">
            <Button type="submit" tone="danger" isBusy={isBusy}>
              {copy.submit}
            </Button>
            <LinkButton href={promotionsPath({})} tone="quiet">
              {copy.back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
