import { undoChange } from '@lender/contract';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { signInPath } from '@lender/web/paths';
import type { Api } from '@lender/web/session';
import { compactCode } from '../../../forms/compact-code.ts';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { UNDO_FIELDS, type UndoField } from './undo.ts';

export const undoForm = defineForm({
  endpoint: undoChange,
  fields: UNDO_FIELDS,
  bodyOf: ({ address, code }) => ({
    address: address.includes('@') ? address.trim() : phoneDigits(address),
    code: compactCode(code),
  }),
});

/** Restores an earlier address. Every session ends, including this browser's. */
export async function undo(
  { call, forget }: Pick<Api, 'call' | 'forget'>,
  data: FormData,
): Promise<Outcome<FormProblem<UndoField>>> {
  const undone = await submitForm(undoForm, data, call);
  if (!undone.ok) return showRefusal(undone.problem);
  forget();
  return leadTo(signInPath({ notice: 'deshecho' }));
}
