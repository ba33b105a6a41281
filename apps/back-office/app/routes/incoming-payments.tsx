import { matchReceipts } from '@lender/contract';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findLoans } from '../features/incoming-payments/found-loans.server.ts';
import {
  parseIncomingPaymentIntent,
  parseIncomingPaymentQuery,
} from '../features/incoming-payments/incoming-payment-query.ts';
import { incomingPaymentsCopy as copy } from '../features/incoming-payments/incoming-payments.copy.es.ts';
import {
  readIncomingPayments,
  refundFrom,
  settleFrom,
} from '../features/incoming-payments/incoming-payments.server.ts';
import { IncomingPaymentsFlash } from '../features/incoming-payments/incoming-payments-flash.tsx';
import { IncomingPaymentsHeader } from '../features/incoming-payments/incoming-payments-header.tsx';
import { IncomingPaymentsTable } from '../features/incoming-payments/incoming-payments-table.tsx';
import { IntentPanel } from '../features/incoming-payments/intent-panel.tsx';
import { matchFileFrom } from '../features/incoming-payments/match-file.server.ts';
import { MatchFileForm } from '../features/incoming-payments/match-file-form.tsx';
import { MatchesTable } from '../features/incoming-payments/matches-table.tsx';
import { matchFrom, readMatches, readSender, undoFrom } from '../features/incoming-payments/matching.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const query = parseIncomingPaymentQuery(search);
  const call = requireStaff(args);
  const { intent, depositId } = query;
  const [view, matches, sender] = await Promise.all([
    readIncomingPayments(call, query),
    readMatches(call),
    intent === 'match' && depositId !== undefined ? readSender(call, depositId) : undefined,
  ]);
  return json({ ...view, matches, sender, intent, flash: readFlash(search), formKey: crypto.randomUUID() });
}

/** Handles the search too, which is sent as a form: the search text is personal data, which stays out of addresses. */
export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const depositId = () => uuidParam(String(data.get('depositId')));
  switch (parseIncomingPaymentIntent(data.get('intent'))) {
    case 'match': {
      const found = await findLoans(call, { depositId: depositId(), text: String(data.get('text') ?? '') });
      return json({ found });
    }
    case 'choose':
      return respond(await matchFrom(call, depositId(), data));
    case 'undo':
      return respond(await undoFrom(call, depositId(), data));
    case 'file':
      return respond(await matchFileFrom(call, data));
    case 'refund':
      return respond(await refundFrom(call, depositId(), data));
    case 'settlement':
      return respond(await settleFrom(call, data));
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function IncomingPaymentsPage() {
  const { deposits, lead, previous, next, intent, deposit, sender, matches, flash, formKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const found = answer && 'found' in answer ? answer.found : undefined;
  const problem = answer && 'values' in answer ? answer : undefined;
  const problemOf = (form: 'choose' | 'undo') =>
    problem && 'of' in problem && problem.of === form ? problem : undefined;
  const may = useMay();
  return (
    <Page>
      <IncomingPaymentsHeader lead={lead} isSettling={intent === 'settlement'} />
      <IncomingPaymentsFlash flash={flash} />
      <IntentPanel {...{ intent, deposit, sender, found, formKey, problem }} matchProblem={problemOf('choose')} />
      <IncomingPaymentsTable deposits={deposits} />
      <PlaceLinks previous={previous} next={next} />
      {may(matchReceipts) && (
        <MatchFileForm formKey={formKey} result={answer && 'file' in answer ? answer.file : undefined} />
      )}
      <MatchesTable matches={matches} formKey={formKey} problem={problemOf('undo')} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
