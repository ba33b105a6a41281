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
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem, type ProblemWords } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { screenPath } from '../../screens.ts';
import { agenciesCopy as copy } from './agencies.copy.es.ts';
import type { AgencyView } from './agencies.server.ts';

export interface AgencyPanelProps {
  /** Agency whose number changes; undefined where one is added. */
  readonly agency?: AgencyView;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Adds an agency, or changes its number in the registry. */
export function AgencyPanel({ agency, formKey, problem }: AgencyPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const words: ProblemWords<string> = agency ? copy.registerProblems : copy.addProblems;
  const { errors, fields, form } = describeProblem(words, problem);
  const values: Partial<Readonly<Record<string, string>>> = problem?.values ?? {};
  return (
    <Card padding="m" labelledBy="agency">
      <Form method="post">
        <FormKey value={formKey} />
        {agency && <input type="hidden" name="agencyId" value={agency.id} />}
        <Stack space="s">
          <Heading level={2} size="large" id="agency">
            {agency ? copy.register.title(agency.name) : copy.add.title}
          </Heading>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
          <Columns count={2} align="end">
            {!agency && (
              <Field id="name" label={copy.add.name} error={fields.name}>
                <TextInput autoFocus name="name" required maxLength={120} defaultValue={values.name} />
              </Field>
            )}
            <Field
              id="redecoNumber"
              label={copy.add.redeco}
              hint={agency ? copy.register.redecoHint : copy.add.redecoHint}
              error={fields.redecoNumber}
            >
              <TextInput
                name="redecoNumber"
                maxLength={30}
                spellCheck={false}
                defaultValue={values.redecoNumber ?? agency?.redeco}
              />
            </Field>
            {agency && (
              <Field id="note" label={copy.register.note} hint={copy.register.noteHint} error={fields.note}>
                <TextInput name="note" required maxLength={500} defaultValue={values.note} />
              </Field>
            )}
          </Columns>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {agency ? copy.register.submit : copy.add.submit}
            </Button>
            <LinkButton href={screenPath('agencies', {})} tone="quiet">
              {copy.cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
