import { Notice } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { readSignInPath } from '@lender/web/paths';
import { usePolling } from '@lender/web/react';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Entrance } from '../features/sessions/entrance.tsx';
import { readFirstMonths } from '../features/sessions/first-months.server.ts';
import { sessionCopy as copy } from '../features/sessions/session.copy.es.ts';
import { signIn } from '../features/sessions/sign-in.server.ts';
import { SignInForm } from '../features/sessions/sign-in-form.tsx';
import { allowBorrowerSite } from '../platform/borrower-site-policy.server.ts';
import { readEndNotice } from '../platform/end-notice.ts';
import { env } from '../platform/env.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  allowBorrowerSite(args);
  const { next, notice } = readSignInPath(args.request.url);
  if (apiOf(args).account() !== undefined) throw redirect(next);
  return json({ end: readEndNotice(notice), firstMonths: await readFirstMonths(env.firstMonthsFile) });
}

export async function action(args: ActionFunctionArgs) {
  const { next } = readSignInPath(args.request.url);
  return respond(await signIn(apiOf(args).call, await readFormData(args), next));
}

const endWords = ({ idleMinutes }: { readonly idleMinutes?: number | undefined }) =>
  idleMinutes === undefined ? copy.expired : copy.idle(idleMinutes);

export default function SignInPage() {
  const { end, firstMonths } = useLoaderData<typeof loader>();
  usePolling(firstMonths ? 2_000 : null);
  const refused = useActionData<typeof action>();
  return (
    <Entrance eyebrow={copy.brand} title={copy.title} lead={copy.lead}>
      {end && !refused && <Notice tone="info">{endWords(end)}</Notice>}
      {firstMonths && <Notice tone="info">{copy.firstMonths(firstMonths.day, firstMonths.days)}</Notice>}
      <SignInForm {...refused} />
    </Entrance>
  );
}
