import { Button, type ButtonProps, Inline, LinkButton, Stack, type StackProps } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem, type ProblemWords } from '@lender/web/forms';
import { Form, type FormProps } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type FormFields, formFields } from './form-fields.ts';
import { ProblemSummary, type ProblemSummaryProps } from './problem-summary.tsx';

export interface CommandFormProps<Name extends string>
  extends Pick<ProblemSummaryProps, 'refused' | 'summary'>,
    Pick<FormProps, 'action' | 'aria-label' | 'autoComplete' | 'preventScrollReset' | 'ref'>,
    Pick<StackProps, 'space'> {
  /** Heading and explanation. */
  readonly head?: ReactNode;
  /** Idempotency key that the loader made; absent where a second sending does no harm. */
  readonly formKey?: string;
  /** Values that are sent beside the fields; one that is undefined is left out. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  /** Sentences for every problem of the form. */
  readonly words: ProblemWords<Name>;
  /** Problem of the last answer. */
  readonly problem: FormProblem<NoInfer<Name>> | undefined;
  /** Beginning of the id of each field, where a page has several forms. */
  readonly idPrefix?: string;
  /** Button that sends the form; absent where it stands among the fields. */
  readonly submit?: string;
  readonly tone?: ButtonProps['tone'];
  /** Link that leaves the form; Escape follows it. */
  readonly cancel?: { readonly href: string; readonly label: string };
  readonly children: (fields: FormFields<Name> & { readonly isBusy: boolean }) => ReactNode;
}

/**
 * Form of one command: its heading, the problem of the last answer, its fields, its button and the way out. The server
 * says what is missing, in the page's language; a bubble of the browser would say it in the browser's.
 */
export function CommandForm<Name extends string>(props: CommandFormProps<Name>) {
  const { head, formKey, hidden = {}, words, problem, refused, summary, idPrefix = '', ...drawn } = props;
  const { submit, tone, cancel, space = 's', children, ...form } = drawn;
  const isBusy = useNavigation().state !== 'idle';
  const described = describeProblem(words, problem);
  const errors = described.errors.map(({ fieldId, message }) => ({ fieldId: idPrefix + fieldId, message }));
  return (
    <Form method="post" noValidate {...form}>
      {formKey !== undefined && <FormKey value={formKey} />}
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Stack space={space}>
        {head}
        <ProblemSummary errors={errors} form={described.form} refused={refused} summary={summary} />
        {children({ ...formFields(described.fields, problem?.values ?? {}, idPrefix), isBusy })}
        {submit !== undefined && (
          <Inline space="s">
            <Button type="submit" tone={tone} isBusy={isBusy}>
              {submit}
            </Button>
            {cancel && (
              <LinkButton href={cancel.href} tone="quiet" data-leave="">
                {cancel.label}
              </LinkButton>
            )}
          </Inline>
        )}
      </Stack>
    </Form>
  );
}
