import { COLLECTION_TEXT_MAX } from '@lender/contract';
import { CALL_OUTCOMES, CONTACT_PARTIES } from '@lender/lending';
import { Columns, Field, MoneyInput, Select, TextArea } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import type { FormFields } from '../../forms/form-fields.ts';
import { NoteField } from '../../forms/note-field.tsx';
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
  const words: ProblemWords<string> = copy.problems[intent];
  return (
    <CommandCard
      id="intent"
      title={copy.actions[intent]}
      lead={copy.leads[intent]}
      preventScrollReset
      formKey={formKey}
      hidden={{ intent }}
      words={words}
      problem={problem}
      refused={copy.refused}
      submit={copy.submit[intent]}
      cancel={{ href: screenPath('collection', { id: view.id }), label: copy.cancel }}
    >
      {({ field, input }) => (
        <>
          {intent === 'call' && <CallFields {...{ field, input }} />}
          {intent === 'promise' && <PromiseFields {...{ field, input, view }} />}
          {intent === 'agency' && <AgencyField {...{ field, input, view, agencies }} />}
          {intent === 'text' ? (
            <Field {...field('text')} label={copy.fields.text} hint={copy.fields.textHint}>
              <TextArea {...input('text')} autoFocus rows={3} required maxLength={COLLECTION_TEXT_MAX} />
            </Field>
          ) : (
            <NoteField
              {...{ field, input }}
              label={intent === 'call' || intent === 'promise' ? copy.fields.note : copy.fields.noteWhy}
              hint={copy.fields.noteHint}
            />
          )}
        </>
      )}
    </CommandCard>
  );
}

type FieldsProps = Pick<FormFields, 'field' | 'input'>;

const channels = (['call', 'incoming_call'] as const).map((value) => ({ value, label: copy.fields.channels[value] }));
const parties = CONTACT_PARTIES.map((value) => ({ value, label: collectionsCopy.parties[value] }));
const outcomes = CALL_OUTCOMES.map((value) => ({ value, label: collectionsCopy.outcomes[value] }));

const CallFields = ({ field, input }: FieldsProps) => (
  <Columns count={3} align="end">
    <Field {...field('channel')} label={copy.fields.channel}>
      <Select {...input('channel', 'call')} autoFocus options={channels} />
    </Field>
    <Field {...field('party')} label={copy.fields.party}>
      <Select {...input('party', 'borrower')} options={parties} />
    </Field>
    <Field {...field('outcome')} label={copy.fields.outcome}>
      <Select {...input('outcome')} placeholder={copy.fields.choose} options={outcomes} required />
    </Field>
  </Columns>
);

const PromiseFields = ({ field, input, view }: FieldsProps & Pick<ActionFormProps, 'view'>) => (
  <Columns count={2} align="end">
    <Field {...field('amount')} label={copy.fields.amount}>
      <MoneyInput {...input('amount', view.overduePesos)} autoFocus hasCentavos required />
    </Field>
    <Field {...field('promisedOn')} label={copy.fields.promisedOn} hint={copy.fields.until(view.promiseUntilWords)}>
      <DayInput {...input('promisedOn')} required />
    </Field>
  </Columns>
);

const AgencyField = ({ field, input, view, agencies }: FieldsProps & Pick<ActionFormProps, 'view' | 'agencies'>) => (
  <Field {...field('agencyId')} label={copy.fields.agencyId}>
    <Select
      {...input('agencyId', view.agencyId)}
      autoFocus
      options={[{ value: '', label: copy.fields.none }, ...agencies]}
    />
  </Field>
);
