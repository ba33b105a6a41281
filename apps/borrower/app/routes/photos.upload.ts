import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { uploadPhoto } from '../features/documents/upload-photo.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

export const loader = () => redirect('/registration/id-document-upload');

/** Where a page that is awake sends its photos. */
export async function action(visit: ActionFunctionArgs) {
  const uploaded = await uploadPhoto(clientCall(visit), await visit.request.formData());
  return uploaded.ok ? json({}, 201) : json({ code: uploaded.problem.code }, 422);
}
