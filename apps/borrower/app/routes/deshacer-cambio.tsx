import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { undo } from '../features/account/undo/undo.server.ts';
import { UndoPage } from '../features/account/undo/undo-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.undo);

export async function action(visit: ActionFunctionArgs) {
  return respond(await undo(apiOf(visit), await readFormData(visit)));
}

export default function UndoChangeRoute() {
  return <UndoPage problem={useActionData<typeof action>()} isBusy={useNavigation().state !== 'idle'} />;
}
