import { finishClientDocuments } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, isRefused, submitForm } from '@lender/web/forms';
import { EXPIRATION_FIELDS, type ExpirationField, readExpiration } from './expiration.ts';

export const finishForm = defineForm({
  endpoint: finishClientDocuments,
  fields: EXPIRATION_FIELDS,
  // What is no day is sent as it was typed, so that it is refused; nothing, too.
  bodyOf: ({ documentExpiration }) => ({
    documentExpiration: readExpiration(documentExpiration) ?? documentExpiration,
  }),
});

/** Says that the photos are complete, and until when the identification is valid. @returns nothing when the application goes on */
export async function finishPhotos(call: Call, data: FormData): Promise<FormProblem<ExpirationField> | undefined> {
  const finished = await submitForm(finishForm, data, call);
  // Finished in another tab: the flow knows what comes next.
  return isRefused(finished) ? finished.problem : undefined;
}
