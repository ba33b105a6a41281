import { COLLECTION_TEXT_MAX } from '@lender/contract';
import { CALL_OUTCOMES, CONTACT_PARTIES } from '@lender/lending';
import {
  Button,
  Card,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  MoneyInput,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem, type ProblemWords } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { screenPath } from '../../screens.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import type { CollectionIntent } from './collection-intent.ts';
import type { CollectionView } from './collection-view.ts';
import { collectionsCopy } from './collections.copy.es.ts';

export interface ActionFormProps {
  readonly view: CollectionView;
  readonly intent: CollectionIntent;
  readonly agencies: readonly { readonly value: string; readonly label: string }[];
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Draws an action before it is done: what it means, its fields, and a button that names it. */
export function ActionForm({ view, intent, agencies, formKey, problem }: ActionFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const words: ProblemWords<string> = copy.problems[intent];
  const { errors, fields, form } = describeProblem(words, problem);
  const shared = { fields, values: problem?.values ?? {} };
  return (
    <Card padding="m" labelledBy="intent">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value={intent} />
        <Stack space="s">
          <Heading level={2} size="large" id="intent">
            {copy.actions[intent]}
          </Heading>
          <Text>{copy.leads[intent]}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
          {intent === 'call' && <CallFields {...shared} />}
          {intent === 'promise' && <PromiseFields {...shared} view={view} />}
          {intent === 'agency' && <AgencyField {...shared} view={view} agencies={agencies} />}
          {intent === 'text' ? (
            <Field id="text" label={copy.fields.text} hint={copy.fields.textHint} error={fields.text}>
              <TextArea
                autoFocus
                name="text"
                rows={3}
                required
                maxLength={COLLECTION_TEXT_MAX}
                defaultValue={shared.values.text}
              />
            </Field>
          ) : (
            <Field
              id="note"
              label={intent === 'call' || intent === 'promise' ? copy.fields.note : copy.fields.noteWhy}
              hint={copy.fields.noteHint}
              error={fields.note}
            >
              <TextArea name="note" rows={2} required maxLength={500} defaultValue={shared.values.note} />
            </Field>
          )}
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit[intent]}
            </Button>
            <LinkButton href={screenPath('collection', { id: view.id })} tone="quiet">
              {copy.cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

interface FieldsProps {
  readonly fields: Partial<Readonly<Record<string, string>>>;
  readonly values: Partial<Readonly<Record<string, string>>>;
}

const channels = (['call', 'incoming_call'] as const).map((value) => ({ value, label: copy.fields.channels[value] }));
const parties = CONTACT_PARTIES.map((value) => ({ value, label: collectionsCopy.parties[value] }));
const outcomes = CALL_OUTCOMES.map((value) => ({ value, label: collectionsCopy.outcomes[value] }));

const CallFields = ({ fields, values }: FieldsProps) => (
  <Columns count={3} align="end">
    <Field id="channel" label={copy.fields.channel} error={fields.channel}>
      <Select autoFocus name="channel" options={channels} defaultValue={values.channel ?? 'call'} />
    </Field>
    <Field id="party" label={copy.fields.party} error={fields.party}>
      <Select name="party" options={parties} defaultValue={values.party ?? 'borrower'} />
    </Field>
    <Field id="outcome" label={copy.fields.outcome} error={fields.outcome}>
      <Select
        name="outcome"
        placeholder={copy.fields.choose}
        options={outcomes}
        required
        defaultValue={values.outcome}
      />
    </Field>
  </Columns>
);

const PromiseFields = ({ fields, values, view }: FieldsProps & Pick<ActionFormProps, 'view'>) => (
  <Columns count={2} align="end">
    <Field id="amount" label={copy.fields.amount} error={fields.amount}>
      <MoneyInput autoFocus hasCentavos name="amount" required defaultValue={values.amount ?? view.overduePesos} />
    </Field>
    <Field
      id="promisedOn"
      label={copy.fields.promisedOn}
      hint={copy.fields.until(view.promiseUntilWords)}
      error={fields.promisedOn}
    >
      <TextInput
        type="date"
        name="promisedOn"
        width="medium"
        required
        min={view.today}
        max={view.promiseUntil}
        defaultValue={values.promisedOn}
      />
    </Field>
  </Columns>
);

const AgencyField = ({ fields, values, view, agencies }: FieldsProps & Pick<ActionFormProps, 'view' | 'agencies'>) => (
  <Field id="agencyId" label={copy.fields.agencyId} error={fields.agencyId}>
    <Select
      autoFocus
      name="agencyId"
      options={[{ value: '', label: copy.fields.none }, ...agencies]}
      defaultValue={values.agencyId ?? view.agencyId}
    />
  </Field>
);
