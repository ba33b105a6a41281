import type { PaperType } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { readFormData } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import type { Visit } from '@lender/web/session';
import { uploadingClient } from '../../../journey/client-call.server.ts';
import { enterStep } from '../../../journey/progress.server.ts';
import { apiOf } from '../../../platform/sdk.server.ts';
import { removeFile, restoreFile } from '../uploads/stored-file.server.ts';
import { pathAfterRemoval } from '../uploads/upload.ts';
import { filesOf } from '../uploads/upload-file.server.ts';
import { PAPER_PATHS, type PaperProblem } from './document.ts';
import { finishPaper, readPaper, uploadPaper } from './documents.server.ts';

/** Reads what the page of a document shows. */
export async function loadPaper(visit: Visit, type: PaperType) {
  const { flow, back, progressPercent } = await enterStep(visit);
  const { url } = visit.request;
  const paper = await readPaper(apiOf(visit).call, { type, url, errors: flow?.errors });
  return { paper, formKey: crypto.randomUUID(), back, progressPercent };
}

/** Does what a form of that page asks for. */
export async function actOnPaper(visit: Visit, type: PaperType): Promise<Outcome<PaperProblem>> {
  return answerPaper(await uploadingClient(visit), type, await readFormData(visit));
}

/**
 * Answers a form of a document's page. Files in the form are stored whatever its intent, so that no client loses chosen
 * files.
 */
export async function answerPaper(call: Call, type: PaperType, data: FormData): Promise<Outcome<PaperProblem>> {
  const here = PAPER_PATHS[type];
  switch (data.get('intent')) {
    case 'remove':
      return leadTo(pathAfterRemoval(here, await removeFile(call, data)));
    case 'restore': {
      const code = await restoreFile(call, data);
      return code === undefined ? leadTo(here) : showRefusal({ refused: [], code });
    }
    case 'upload': {
      if (filesOf(data).length === 0) return showRefusal({ refused: [], code: 'no_file' });
      const refused = await uploadPaper(call, type, data);
      return refused.length === 0 ? leadTo(here) : showRefusal({ refused });
    }
    default: {
      const refused = await uploadPaper(call, type, data);
      if (refused.length > 0) return showRefusal({ refused });
      const problem = await finishPaper(call, type);
      return problem ? showRefusal(problem) : leadTo('/flow');
    }
  }
}
