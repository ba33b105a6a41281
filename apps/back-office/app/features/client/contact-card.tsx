import { changeClientContact } from '@lender/contract';
import { Card, Disclosure, ErrorSummary, Notice, Stack, Text } from '@lender/ui';
import { describeProblem, FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
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
  const { errors, fields, form } = describeProblem(copy.problems, answer?.problem);
  if (!useMay()(changeClientContact)) return null;
  const values = answer?.problem.values ?? {};
  const isClean = errors.length === 0 && form === undefined;
  return (
    <Card tone="flat" padding="m">
      <Disclosure summary={copy.title} isOpen={answer !== undefined}>
        <Form method="post" aria-label={copy.title} preventScrollReset autoComplete="off">
          <FormKey value={`${formKey}-contact`} />
          <Stack space="s">
            <Text tone="soft">{copy.lead}</Text>
            {form && (
              <Notice tone="danger" role="alert" title={copy.refused}>
                {form}
              </Notice>
            )}
            {answer?.isSent && isClean && (
              <Notice tone="info" role="status" title={copy.sent}>
                {copy.sentLead}
              </Notice>
            )}
            <ErrorSummary title={copy.summary} errors={errors.map(linkToCard)} />
            {answer?.isSent ? (
              <ContactRequest clientId={clientId} values={values} fields={fields} />
            ) : (
              <ContactAddress values={values} fields={fields} />
            )}
          </Stack>
        </Form>
      </Disclosure>
    </Card>
  );
}

const linkToCard = ({ fieldId, message }: { readonly fieldId: string; readonly message: string }) => ({
  fieldId: `contact-${fieldId}`,
  message,
});
