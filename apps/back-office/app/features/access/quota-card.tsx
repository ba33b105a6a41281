import { askMoreIdentifiers, MORE_IDENTIFIERS_MAX } from '@lender/contract';
import { Button, Card, Disclosure, Field, Heading, Stack, Text, TextInput } from '@lender/ui';
import { CommandForm } from '../../forms/command-form.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { useMay } from '../../shell/staff.tsx';
import { accessCopy } from './access.copy.es.ts';
import type { AccessAnswer } from './access.server.ts';

const { quota: copy, summary } = accessCopy;

export interface QuotaCardProps {
  /** Number of identifiers that are left, in words. */
  readonly state: string;
  readonly formKey: string;
  readonly problem: AccessAnswer['more'];
}

/**
 * Draws the number of identifiers of clients that may still be seen today, and the form that asks a second person for
 * more.
 */
export function QuotaCard({ state: status, formKey, problem }: QuotaCardProps) {
  const mayAsk = useMay()(askMoreIdentifiers);
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text>{status}</Text>
        <Text tone="soft">{copy.lead}</Text>
        {mayAsk && (
          <Disclosure summary={copy.ask} isOpen={problem !== undefined}>
            <CommandForm
              key={formKey}
              formKey={formKey}
              hidden={{ intent: 'more' }}
              words={copy.problems}
              problem={problem}
              summary={summary}
            >
              {({ field, input, isBusy }) => (
                <>
                  <Field {...field('amount')} label={copy.amount}>
                    <TextInput {...input('amount', String(MORE_IDENTIFIERS_MAX / 5))} inputMode="numeric" required />
                  </Field>
                  <NoteField {...{ field, input }} label={copy.note} hint={copy.noteHint} />
                  <Button type="submit" tone="secondary" isBusy={isBusy}>
                    {copy.submit}
                  </Button>
                </>
              )}
            </CommandForm>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
