import { TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { readSignInPath, signInPath } from '@lender/web/paths';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { Entrance } from '../features/sessions/entrance.tsx';
import { passSecondStep } from '../features/sessions/second-step.server.ts';
import { SecondStepForm } from '../features/sessions/second-step-form.tsx';
import { sessionCopy } from '../features/sessions/session.copy.es.ts';
import { allowBorrowerSite } from '../platform/borrower-site-policy.server.ts';
import { requireUnfinished } from '../platform/sdk.server.ts';
import { pageMeta } from '../shell/page-meta.ts';

const { brand, secondStep: copy } = sessionCopy;

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export function loader(args: LoaderFunctionArgs) {
  allowBorrowerSite(args);
  requireUnfinished(args);
  return json({});
}

export async function action(args: ActionFunctionArgs) {
  const { next } = readSignInPath(args.request.url);
  return respond(await passSecondStep(requireUnfinished(args), await readFormData(args), next));
}

export default function SecondStepPage() {
  const problem = useActionData<typeof action>();
  return (
    <Entrance eyebrow={brand} title={copy.title} lead={copy.lead}>
      <SecondStepForm problem={problem} />
      <TextLink href={signInPath()}>{copy.startAgain}</TextLink>
    </Entrance>
  );
}
