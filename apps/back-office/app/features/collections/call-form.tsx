import { CALL_OUTCOMES, CONTACT_PARTIES } from '@lender/lending';
import { Button, Card, Columns, Field, Heading, Inline, MoneyInput, RadioGroup, Select, TextArea } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import type { FormFields } from '../../forms/form-fields.ts';
import { callCopy as words } from './call.copy.es.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import { callProblems } from './collection-problems.copy.es.ts';
import type { CollectionView } from './collection-view.ts';
import { collectionsCopy } from './collections.copy.es.ts';

export interface CallFormProps {
  readonly view: Pick<CollectionView, 'promise' | 'overduePesos'>;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

const problems: ProblemWords<string> = callProblems;
const CHANNELS = ['call', 'incoming_call'] as const;
const channels = CHANNELS.map((value) => ({ value, label: copy.fields.channels[value] }));
const parties = CONTACT_PARTIES.map((value) => ({ value, label: collectionsCopy.parties[value] }));
const outcomes = CALL_OUTCOMES.map((value) => ({ value, label: collectionsCopy.outcomes[value] }));

/** Draws the form of a call: its outcome, the promise beside it, and a button that leads on to the next call. */
export const CallForm = ({ view, formKey, problem }: CallFormProps) => (
  <Card padding="m" labelledBy="call">
    <CommandForm
      head={
        <Heading level={2} size="large" id="call">
          {words.title}
        </Heading>
      }
      preventScrollReset
      formKey={formKey}
      hidden={{ intent: 'call' }}
      words={problems}
      problem={problem}
      refused={copy.refused}
    >
      {({ field, input, values, isBusy }) => (
        <>
          <RadioGroup
            {...field('outcome')}
            name="outcome"
            look="chips"
            legend={copy.fields.outcome}
            options={outcomes}
            isRequired
            {...(values.outcome && { defaultValue: values.outcome })}
          />
          {view.promise && <PromisePart view={view} promise={view.promise} {...{ field, input }} />}
          <Field {...field('note')} label={copy.fields.note} note={words.optional} hint={words.noteHint}>
            <TextArea {...input('note')} rows={2} maxLength={500} />
          </Field>
          <Columns count={2} align="end">
            <Field {...field('channel')} label={copy.fields.channel}>
              <Select {...input('channel', 'call')} options={channels} />
            </Field>
            <Field {...field('party')} label={copy.fields.party}>
              <Select {...input('party', 'borrower')} options={parties} />
            </Field>
          </Columns>
          <Inline space="s">
            <Button type="submit" name="luego" value="seguir" isBusy={isBusy}>
              {words.saveAndNext}
            </Button>
            <Button type="submit" tone="secondary" isBusy={isBusy}>
              {words.save}
            </Button>
          </Inline>
        </>
      )}
    </CommandForm>
  </Card>
);

interface PromisePartProps extends Pick<FormFields, 'field' | 'input'> {
  readonly view: Pick<CollectionView, 'overduePesos'>;
  readonly promise: NonNullable<CollectionView['promise']>;
}

/** Stands open without scripts, too: it counts only with the outcome that the borrower will pay. */
const PromisePart = ({ view, promise, field, input }: PromisePartProps) => (
  <Columns count={2} align="end">
    <Field {...field('amount')} label={words.promised} hint={words.promisedHint}>
      <MoneyInput {...input('amount', view.overduePesos)} hasCentavos />
    </Field>
    <Field {...field('promisedOn')} label={copy.fields.promisedOn}>
      <Select {...input('promisedOn', promise.first)} options={promise.days} />
    </Field>
  </Columns>
);
