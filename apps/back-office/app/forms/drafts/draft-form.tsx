import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import type { ReactNode } from 'react';
import type { DraftIntent } from './draft-intent.ts';

export interface DraftFormProps {
  readonly intent: DraftIntent;
  /** Revision that the page shows. */
  readonly revision: number;
  readonly formKey: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Shows the form of one action on a draft, as the draft is on the page. */
export function DraftForm({ intent, revision, formKey, label, children }: DraftFormProps) {
  return (
    <Form noValidate method="post" aria-label={label}>
      <FormKey value={`${formKey}-${intent}`} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="revision" value={revision} />
      {children}
    </Form>
  );
}
