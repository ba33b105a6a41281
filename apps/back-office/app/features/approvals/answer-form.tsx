import { Field, Heading, Text, TextArea } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { ReasonChips } from '../../forms/reason-chips.tsx';
import type { ApprovalAnswer } from './answer.ts';
import { approvalsCopy } from './approvals.copy.es.ts';

const { confirm: copy, problems } = approvalsCopy;

export interface AnswerFormProps {
  readonly id: string;
  readonly answer: ApprovalAnswer;
  readonly formKey: string;
  readonly listHref: string;
  readonly problem?: FormProblem<'why' | 'note'>;
}

/** Last step of an answer: its effect, a note, and a button that names the action. */
export function AnswerForm({ id, answer, formKey, listHref, problem }: AnswerFormProps) {
  const words = copy[answer];
  return (
    <CommandForm
      head={
        <>
          <Heading level={3}>{words.title}</Heading>
          <Text>{words.effect}</Text>
        </>
      }
      formKey={formKey}
      hidden={{ approvalId: id, answer }}
      words={problems}
      problem={problem}
      refused={null}
      summary={copy.summary}
      submit={words.submit}
      tone={answer === 'approve' ? 'primary' : 'danger'}
      cancel={{ href: listHref, label: copy.cancel }}
    >
      {({ field, input }) => (
        <>
          {answer === 'reject' && <ReasonChips reasons={copy.reasons} input={input} />}
          <Field {...field('note')} label={words.note} hint={copy.noteHint}>
            <TextArea {...input('note')} autoFocus rows={2} maxLength={500} />
          </Field>
        </>
      )}
    </CommandForm>
  );
}
