import { readFormData } from '@lender/web/forms';
import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { uploadPhoto } from '../features/registration/id-photos/upload-photo.server.ts';
import { uploadingClient } from '../journey/client-call.server.ts';

export const loader = () => redirect('/registration/id-document-upload');

/** Where a hydrated page sends its photos. */
export async function action(visit: ActionFunctionArgs) {
  const uploaded = await uploadPhoto(await uploadingClient(visit), await readFormData(visit.request));
  return uploaded.ok ? json({}, 201) : json({ code: uploaded.problem.code }, 422);
}
