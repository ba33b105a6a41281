import { readFormData } from '@lender/web/forms';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { uploadFile } from '../features/registration/uploads/upload-file.server.ts';
import { uploadingClient } from '../journey/client-call.server.ts';

export const loader = () => redirect('/flow');

/** Stores a file that a hydrated page sends. */
export async function action(visit: ActionFunctionArgs) {
  const uploaded = await uploadFile(await uploadingClient(visit), await readFormData(visit));
  return uploaded.ok ? json({ id: uploaded.value }, 201) : json({ code: uploaded.problem.code }, 422);
}
