import { LinkButton } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { readSignInPath, signInPath } from '@lender/web/paths';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RecoveryCodes } from '../features/access/recovery-codes.tsx';
import { setUpFrom } from '../features/access/set-up.server.ts';
import { SetUpPanel } from '../features/access/set-up-panel.tsx';
import { Entrance } from '../features/sessions/entrance.tsx';
import { sessionCopy } from '../features/sessions/session.copy.es.ts';
import { allowBorrowerSite } from '../platform/borrower-site-policy.server.ts';
import { apiOf, requireUnfinished, unfinishedApiOf } from '../platform/sdk.server.ts';
import { pageMeta } from '../shell/page-meta.ts';

const { brand, setUp: copy } = sessionCopy;

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

/** Lets a user who has just finished stay: the recovery codes are on this page, and on no other. */
export function loader(args: LoaderFunctionArgs) {
  allowBorrowerSite(args);
  const isHere = [unfinishedApiOf(args), apiOf(args)].some(({ account }) => account() !== undefined);
  if (!isHere) throw redirect(signInPath());
  return json({ next: readSignInPath(args.request.url).next });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireUnfinished(args);
  const { pathname, search } = new URL(args.request.url);
  return respond(await setUpFrom(call, await readFormData(args), pathname + search));
}

/** Shows the page on which a user whose role needs a second factor sets it up before anything else. */
export default function SetUpPage() {
  const { next } = useLoaderData<typeof loader>();
  const { recoveryCodes, ...answer } = useActionData<typeof action>() ?? {};
  return (
    <Entrance eyebrow={brand} title={copy.title} lead={copy.lead}>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes}>
          <LinkButton href={next}>{copy.toWork}</LinkButton>
        </RecoveryCodes>
      ) : (
        <SetUpPanel {...answer} />
      )}
    </Entrance>
  );
}
