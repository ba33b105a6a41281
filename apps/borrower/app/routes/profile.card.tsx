import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CardPage } from '../features/loan/card/card-page.tsx';
import { cardCopy } from '../forms/card/card.copy.es.ts';
import { cardPolicy, saveCard } from '../forms/card/card.server.ts';
import { doneAt } from '../forms/done-in.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { env } from '../platform/env.server.ts';

export const meta = () => pageMeta(cardCopy.own);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  if (env.cards) visit.context.openPolicy(cardPolicy(env.cards));
  return json({ settings: env.cards ?? null, formKey: crypto.randomUUID() });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await saveCard(clientCall(visit), await readFormData(visit), doneAt('/profile', 'card')));
}

export default function CardRoute() {
  return <CardPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()?.card} />;
}
