import { Heading, Inline, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useDraft } from '@lender/web/react';
import { CommandForm } from '../../forms/command-form.tsx';
import { useOwnDraft } from '../../shell/staff.tsx';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { actCopy } from './act/act.copy.es.ts';
import { actDraft } from './act/act-draft.ts';
import type { ActField } from './act/act-forms.ts';
import { ActFields, type ActFieldsProps } from './act-fields.tsx';
import type { CaseView } from './case-view.ts';

const { confirm, fields: copy, problems } = actCopy;

export interface ActFormProps extends Pick<ActFieldsProps, 'act' | 'reasons' | 'document'> {
  readonly subject: Pick<CaseView, 'id' | 'client' | 'asked' | 'pricing' | 'approvalNeedsNote'>;
  readonly formKey: string;
  readonly problem?: FormProblem<ActField>;
}

/** Last step of a decision: its effect, its reason, and a button that names it. */
export function ActForm({ act, subject, formKey, problem, ...options }: ActFormProps) {
  const searchWith = useChangedSearch();
  const { form } = useDraft(useOwnDraft(actDraft(subject.id)));
  const { title, effect, submit } = confirm[act];
  return (
    <CommandForm
      ref={form}
      action={searchWith({ decidir: act })}
      preventScrollReset
      space="xs"
      head={
        <Inline space="s" align="baseline">
          <Heading level={2} size="large">
            {title(subject.asked)}
          </Heading>
          <Text as="span" size="small" tone="soft">
            {effect(subject.client)}
          </Text>
        </Inline>
      }
      formKey={formKey}
      hidden={{ act }}
      words={problems}
      problem={problem}
      refused={null}
      summary={copy.summary}
      submit={submit}
      tone={act === 'reject' ? 'danger' : 'primary'}
      cancel={{ href: searchWith({}), label: copy.cancel }}
    >
      {(fields) => (
        <ActFields act={act} needsNote={subject.approvalNeedsNote} pricing={subject.pricing} {...fields} {...options} />
      )}
    </CommandForm>
  );
}
