import { finishClientDocuments } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, isRefused, submitForm } from '@lender/web/forms';
import { EXPIRATION_FIELDS, type ExpirationField, readExpiration } from './expiration.ts';

export const finishForm = defineForm({
  endpoint: finishClientDocuments,
  fields: EXPIRATION_FIELDS,
  // Text that is no day, and empty text too, is sent as it was typed, so that it is refused.
  bodyOf: ({ documentExpiration }) => ({
    documentExpiration: readExpiration(documentExpiration) ?? documentExpiration,
  }),
});

/**
 * Reports that the photos are complete, and until when the identification is valid.
 *
 * @returns nothing when the application continues
 */
export async function finishPhotos(call: Call, data: FormData): Promise<FormProblem<ExpirationField> | undefined> {
  const finished = await submitForm(finishForm, data, call);
  // Finished in another tab: the flow decides the next step.
  return isRefused(finished) ? finished.problem : undefined;
}
