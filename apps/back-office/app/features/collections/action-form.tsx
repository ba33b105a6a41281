import { COLLECTION_TEXT_MAX } from '@lender/contract';
import { Columns, Field, Inline, LinkButton, MoneyInput, Select, TextArea } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import type { FormFields } from '../../forms/form-fields.ts';
import { NoteField } from '../../forms/note-field.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import type { CollectionIntent } from './collection-intent.ts';
import type { CollectionView } from './collection-view.ts';

export interface ActionFormProps {
  readonly view: CollectionView;
  readonly intent: CollectionIntent;
  readonly agencies: readonly { readonly value: string; readonly label: string }[];
  readonly formKey: string;
  readonly problem?: FormProblem;
  /** Text by which the message begins. */
  readonly template: string | null;
}

/** Draws an action before it is done: what it means, its fields, and a button that names it. */
export function ActionForm({ view, intent, agencies, formKey, problem, template }: ActionFormProps) {
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
      cancel={{ href: view.path, label: copy.cancel }}
    >
      {({ field, input }) => (
        <>
          {intent === 'promise' && <PromiseFields {...{ field, input, view }} />}
          {intent === 'agency' && <AgencyField {...{ field, input, view, agencies }} />}
          {intent === 'text' ? (
            <TextFields {...{ field, input, view, template }} />
          ) : (
            <NoteField
              {...{ field, input }}
              label={intent === 'promise' ? copy.fields.note : copy.fields.noteWhy}
              hint={copy.fields.noteHint}
            />
          )}
        </>
      )}
    </CommandCard>
  );
}

type FieldsProps = Pick<FormFields, 'field' | 'input'>;

/** A text of the list is chosen by its link, and may be changed before it is sent. */
const TextFields = ({ field, input, view, template }: FieldsProps & Pick<ActionFormProps, 'view' | 'template'>) => {
  const chosen = view.texts.find(({ id }) => id === template);
  return (
    <>
      {view.texts.length > 0 && (
        <Inline space="s">
          {view.texts.map(({ id, label }) => (
            <LinkButton
              key={id}
              href={withParameter(withParameter(view.path, 'accion', 'text'), 'plantilla', id)}
              tone="secondary"
              size="small"
              aria-current={id === chosen?.id ? 'true' : undefined}
            >
              {label}
            </LinkButton>
          ))}
        </Inline>
      )}
      <Field {...field('text')} label={copy.fields.text} hint={copy.fields.textHint}>
        <TextArea
          key={chosen?.id ?? ''}
          {...input('text', chosen?.text)}
          autoFocus
          rows={4}
          required
          maxLength={COLLECTION_TEXT_MAX}
        />
      </Field>
    </>
  );
};

const PromiseFields = ({ field, input, view }: FieldsProps & Pick<ActionFormProps, 'view'>) => (
  <Columns count={2} align="end">
    <Field {...field('amount')} label={copy.fields.amount}>
      <MoneyInput {...input('amount', view.overduePesos)} autoFocus hasCentavos required />
    </Field>
    <Field {...field('promisedOn')} label={copy.fields.promisedOn} hint={copy.fields.until(view.promiseUntilWords)}>
      <Select {...input('promisedOn', view.promise?.first)} options={view.promise?.days ?? []} required />
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
