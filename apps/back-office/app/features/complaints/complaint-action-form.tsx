import { Field, Notice, Text, TextArea } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { screenPath } from '../../screens.ts';
import { AnswerFields } from './answer-fields.tsx';
import type { ComplaintIntent } from './complaint-forms.ts';
import type { ComplaintView } from './complaint-view.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

const SAID = { answer: copy.answering, correct: copy.correcting, extend: copy.extending } as const;

export interface ComplaintActionFormProps {
  readonly complaint: ComplaintView;
  readonly intent: ComplaintIntent;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Answers a complaint, corrects the answer, or extends its deadline. */
export function ComplaintActionForm({ complaint, intent, formKey, problem }: ComplaintActionFormProps) {
  const said = SAID[intent];
  const isAnswer = intent !== 'extend';
  const words: ProblemWords<string> = said.problems;
  const shown = isAnswer ? problem?.facts.shown : undefined;
  return (
    <CommandCard
      id="intent"
      title={intent === 'extend' ? copy.extending.title(complaint.extendableTo ?? '') : SAID[intent].title}
      lead={said.lead}
      formKey={formKey}
      hidden={{ intent, shown: shown?.toString() }}
      words={words}
      problem={problem}
      refused={copy.refused}
      submit={isAnswer && shown === undefined ? copy.answering.review : said.submit}
      cancel={{ href: screenPath('complaint', { id: complaint.id }), label: copy.cancel }}
    >
      {({ field, input, values }) => (
        <>
          {shown !== undefined && (
            <Notice tone="warn" role="alert" title={copy.answering.preview}>
              <Text>{values.text}</Text>
              <Text>{copy.answering.final}</Text>
            </Notice>
          )}
          {isAnswer ? (
            <AnswerFields lastAnswer={complaint.lastAnswer} {...{ field, input }} />
          ) : (
            <Field {...field('reason')} label={copy.extending.reason}>
              <TextArea {...input('reason')} autoFocus rows={2} required maxLength={500} />
            </Field>
          )}
        </>
      )}
    </CommandCard>
  );
}
