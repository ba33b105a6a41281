import { stepPercent } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { readFormData } from '@lender/web/forms';
import { leadTo, type Outcome, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { finishPhotos } from '../features/registration/id-photos/finish-photos.server.ts';
import { idPhotosCopy } from '../features/registration/id-photos/id-photos.copy.es.ts';
import { IdPhotosPage } from '../features/registration/id-photos/id-photos-page.tsx';
import type { PhotoProblem } from '../features/registration/id-photos/photo.ts';
import { readPhotos, removePhoto } from '../features/registration/id-photos/photos.server.ts';
import { uploadPhoto } from '../features/registration/id-photos/upload-photo.server.ts';
import { uploadingClient } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(idPhotosCopy);
export const handle = { progressPercent: stepPercent('id_document_upload') };

const here = '/registration/id-document-upload';

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return json({ ...(await readPhotos(apiOf(visit).call)), formKey: crypto.randomUUID() });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await answerPhotos(await uploadingClient(visit), await readFormData(visit.request)));
}

async function answerPhotos(call: Call, data: FormData): Promise<Outcome<PhotoProblem>> {
  switch (data.get('intent')) {
    case 'upload': {
      const uploaded = await uploadPhoto(call, data);
      return uploaded.ok ? leadTo(here) : showRefusal(uploaded.problem);
    }
    case 'remove':
      await removePhoto(call, data);
      return leadTo(here);
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
