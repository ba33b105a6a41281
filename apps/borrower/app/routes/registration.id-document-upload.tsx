import type { Call } from '@lender/sdk';
import { type FormProblem, readFormData } from '@lender/web/forms';
import { leadTo, type Outcome, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { ExpirationField } from '../features/registration/id-photos/expiration.ts';
import { finishPhotos } from '../features/registration/id-photos/finish-photos.server.ts';
import { idPhotosCopy } from '../features/registration/id-photos/id-photos.copy.es.ts';
import { IdPhotosPage } from '../features/registration/id-photos/id-photos-page.tsx';
import { photoTypeIn } from '../features/registration/id-photos/photo.ts';
import { readPhotos } from '../features/registration/id-photos/photos.server.ts';
import { removeFile, restoreFile } from '../features/registration/uploads/stored-file.server.ts';
import { pathAfterRemoval, type UploadProblem } from '../features/registration/uploads/upload.ts';
import { uploadFile } from '../features/registration/uploads/upload-file.server.ts';
import { uploadingClient } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(idPhotosCopy);

const here = '/registration/id-document-upload';

export async function loader(visit: LoaderFunctionArgs) {
  const { client, flow, back, progressPercent } = await enterStep(visit);
  const photos = await readPhotos(apiOf(visit).call, { url: visit.request.url, errors: flow?.errors });
  const formKey = crypto.randomUUID();
  return json({ ...photos, owner: client.hashedUserId, formKey, back, progressPercent });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await answerPhotos(await uploadingClient(visit), await readFormData(visit)));
}

async function answerPhotos(
  call: Call,
  data: FormData,
): Promise<Outcome<UploadProblem | FormProblem<ExpirationField>>> {
  switch (data.get('intent')) {
    case 'upload': {
      const uploaded = await uploadFile(call, data);
      return uploaded.ok ? leadTo(here) : showRefusal(uploaded.problem);
    }
    case 'remove':
      return leadTo(pathAfterRemoval(here, await removeFile(call, data)));
    case 'restore': {
      const code = await restoreFile(call, data);
      return code === undefined ? leadTo(here) : showRefusal({ type: photoTypeIn(data), code });
    }
    default: {
      const problem = await finishPhotos(call, data);
      return problem ? showRefusal(problem) : leadTo('/flow');
    }
  }
}

export default function IdPhotosRoute() {
  const loaded = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <IdPhotosPage {...loaded} problem={problem} isBusy={isBusy} />;
}
