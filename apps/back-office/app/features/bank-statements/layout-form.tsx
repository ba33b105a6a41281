import { Columns, Disclosure, Field, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { layoutCopy as copy } from './balance.copy.es.ts';
import type { LayoutTexts } from './layout.server.ts';
import { LAYOUT_COLUMNS } from './layout-columns.ts';

export interface LayoutFormProps {
  readonly saved: LayoutTexts;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Form that names the columns of a bank's file. */
export const LayoutForm = ({ saved, formKey, problem }: LayoutFormProps) => (
  <Disclosure summary={copy.title} isOpen={problem !== undefined}>
    <CommandForm
      head={<Text size="small">{copy.lead}</Text>}
      formKey={formKey}
      hidden={{ intent: 'layout' }}
      idPrefix="layout-"
      words={copy.problems}
      problem={problem}
      refused={copy.refused}
      submit={copy.submit}
    >
      {({ field, input }) => (
        <>
          <Field {...field('account')} label={copy.account}>
            <TextInput {...input('account', saved.account)} inputMode="numeric" width="short" required maxLength={4} />
          </Field>
          <Columns count={2} align="end">
            {LAYOUT_COLUMNS.map((column) => (
              <Field key={column} {...field(column)} label={copy.columns[column]}>
                <TextInput {...input(column, saved[column])} maxLength={60} />
              </Field>
            ))}
          </Columns>
        </>
      )}
    </CommandForm>
  </Disclosure>
);
