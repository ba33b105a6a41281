import { finish, getClientDocumentState, type PaperType, UPLOAD_OBJECTIONS } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import type { FlowReport } from '../../../journey/enter-page.server.ts';
import { removedIn } from '../uploads/upload.ts';
import { filesOf, storeFile } from '../uploads/upload-file.server.ts';
import type { Paper, PaperProblem, RefusedFile } from './document.ts';

interface PaperPage {
  readonly type: PaperType;
  readonly url: string;
  readonly errors?: FlowReport['errors'] | undefined;
}

/** Reads the stored files of a document, and what was wrong before, so that a reload loses nothing. */
export async function readPaper(call: Call, { type, url, errors = [] }: PaperPage): Promise<Paper> {
  const answer = await call(getClientDocumentState);
  if (!answer.ok) throw new Error(`the papers could not be read: ${answer.refusal.code}`);
  const files = answer.data.papers
    .filter((file) => file.type === type)
    .map(({ id, mime, sizeBytes }) => ({ id, sizeBytes, isPicture: mime !== 'application/pdf' }));
  const saved = errors.find(({ document }) => document === type)?.code;
  const objection = UPLOAD_OBJECTIONS.find((known) => known === saved) ?? null;
  const removed = removedIn(url);
  const isBack = files.some(({ id }) => id === removed?.id);
  return { type, files, objection, removed: isBack ? null : removed };
}

/**
 * Stores the files of a form.
 *
 * @returns the refused files; the others are stored
 */
export async function uploadPaper(call: Call, type: PaperType, data: FormData): Promise<RefusedFile[]> {
  const { idempotencyKey } = formKeyOf(data);
  const refused: RefusedFile[] = [];
  let isFull = false;
  for (const [at, file] of filesOf(data).entries()) {
    // Each file is stored once, even when the form is sent several times.
    const key = idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}-${at}` };
    const code: string | undefined = isFull ? 'limit_reached' : await refusalOf(storeFile(call, { type, file }, key));
    isFull ||= code === 'limit_reached';
    if (code !== undefined) refused.push({ name: file.name, code });
  }
  return refused;
}

async function refusalOf(storing: ReturnType<typeof storeFile>): Promise<string | undefined> {
  const stored = await storing;
  return stored.ok ? undefined : stored.problem.code;
}

/**
 * Reports the document as complete.
 *
 * @returns the problem that prevents it; nothing when the application continues
 */
export async function finishPaper(call: Call, paper: PaperType): Promise<PaperProblem | undefined> {
  const answer = await call(finish, { query: { paper } });
  // Finished in another tab: the flow decides the next step.
  if (answer.ok || answer.refusal.code === 'illegal_transition') return undefined;
  return { refused: [], code: answer.refusal.code };
}
