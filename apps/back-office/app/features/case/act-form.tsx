import { Button, ErrorSummary, Heading, Inline, LinkButton, Stack, Text } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useDraft } from '@lender/web/react';
import { useNavigation } from '@remix-run/react';
import { useOwnDraft } from '../../shell/staff.tsx';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { actCopy } from './act.copy.es.ts';
import { actDraft } from './act-draft.ts';
import { ActFields, type ActFieldsProps } from './act-fields.tsx';
import type { ActField } from './act-forms.ts';
import type { CaseView } from './case-view.ts';

const { confirm, fields: copy, problems } = actCopy;

export interface ActFormProps extends Pick<ActFieldsProps, 'act' | 'reasons' | 'document'> {
  readonly subject: Pick<CaseView, 'id' | 'client' | 'asked' | 'pricing'>;
  readonly formKey: string;
  readonly problem?: FormProblem<ActField>;
}

/** Last step of a decision: its effect, its reason, and a button that names it. */
export function ActForm({ act, subject, formKey, problem, ...options }: ActFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const searchWith = useChangedSearch();
  const { form } = useDraft(useOwnDraft(actDraft(subject.id)));
  const { errors, fields } = describeProblem(problems, problem);
  const { title, effect, submit } = confirm[act];
  return (
    <Form ref={form} method="post" action={searchWith({ decidir: act })} preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="act" value={act} />
      <Stack space="xs">
        <Inline space="s" align="baseline">
          <Heading level={2} size="large">
            {title(subject.asked)}
          </Heading>
          <Text as="span" size="small" tone="soft">
            {effect(subject.client)}
          </Text>
        </Inline>
        <ErrorSummary
          title={errors.length === 1 ? copy.summary.one : copy.summary.other(errors.length)}
          errors={errors}
        />
        <ActFields act={act} pricing={subject.pricing} errors={fields} values={problem?.values ?? {}} {...options} />
        <Inline space="s">
          <Button type="submit" tone={act === 'reject' ? 'danger' : 'primary'} isBusy={isBusy}>
            {submit}
          </Button>
          <LinkButton href={searchWith({})} tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
