import { changeClientContact } from '@lender/contract';
import { Card, Disclosure, Notice, Text } from '@lender/ui';
import { CommandForm } from '../../forms/command-form.tsx';
import { useMay } from '../../shell/staff.tsx';
import { contactCopy as copy } from './contact.copy.es.ts';
import type { ContactAnswer } from './contact.server.ts';
import { ContactAddress, ContactRequest } from './contact-fields.tsx';

export interface ContactCardProps {
  readonly clientId: string;
  readonly formKey: string;
  readonly answer: ContactAnswer | undefined;
}

/** Draws the change of a client's phone or e-mail, in two steps, for a viewer who may make it. */
export function ContactCard({ clientId, formKey, answer }: ContactCardProps) {
  if (!useMay()(changeClientContact)) return null;
  const { isSent = false, problem } = answer ?? {};
  const isClean = problem && problem.form === undefined && Object.keys(problem.fields).length === 0;
  return (
    <Card tone="flat" padding="m">
      <Disclosure summary={copy.title} isOpen={answer !== undefined}>
        <CommandForm
          aria-label={copy.title}
          preventScrollReset
          autoComplete="off"
          head={<Text tone="soft">{copy.lead}</Text>}
          formKey={`${formKey}-contact`}
          words={copy.problems}
          problem={problem}
          idPrefix="contact-"
          refused={copy.refused}
          summary={copy.summary}
        >
          {(form) => (
            <>
              {isSent && isClean && (
                <Notice tone="info" role="status" title={copy.sent}>
                  {copy.sentLead}
                </Notice>
              )}
              {isSent ? <ContactRequest clientId={clientId} {...form} /> : <ContactAddress {...form} />}
            </>
          )}
        </CommandForm>
      </Disclosure>
    </Card>
  );
}
