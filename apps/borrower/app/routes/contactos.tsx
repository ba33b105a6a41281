import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { ContactsPage } from '../features/information/contacts-page.tsx';
import { informationCopy } from '../features/information/information.copy.es.ts';
import { answerStopReminders } from '../features/information/stop-reminders/stop-reminders.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(informationCopy.contacts);

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerStopReminders(apiOf(visit).call, await readFormData(visit)));

export default function ContactsRoute() {
  return <ContactsPage stopReminders={useActionData<typeof action>()} />;
}
