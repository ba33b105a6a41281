import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import type { ReactNode } from 'react';
import type { DraftDeed } from './draft-deed.ts';

export interface DraftFormProps {
  readonly deed: DraftDeed;
  /** The revision that is on the page. */
  readonly revision: number;
  readonly formKey: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Shows the form of one action on a draft, as the draft is on the page. */
export function DraftForm({ deed, revision, formKey, label, children }: DraftFormProps) {
  return (
    <Form method="post" aria-label={label}>
      <FormKey value={`${formKey}-${deed}`} />
      <input type="hidden" name="deed" value={deed} />
      <input type="hidden" name="revision" value={revision} />
      {children}
    </Form>
  );
}
