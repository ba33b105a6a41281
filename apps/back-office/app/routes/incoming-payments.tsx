import { listApprovals, matchReceipts, recordSettlement, refundReceipt } from '@lender/contract';
import { LinkButton, Notice, PageHeader, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { matchFrom, readMatches, readSender, undoFrom } from '../features/incoming-payments/deposit.server.ts';
import {
  incomingPaymentsPath,
  parseIncomingPaymentIntent,
  parseIncomingPaymentQuery,
} from '../features/incoming-payments/incoming-payment-query.ts';
import { incomingPaymentsCopy as copy } from '../features/incoming-payments/incoming-payments.copy.es.ts';
import {
  findLoans,
  readIncomingPayments,
  refundFrom,
  settleFrom,
} from '../features/incoming-payments/incoming-payments.server.ts';
import { IncomingPaymentsTable } from '../features/incoming-payments/incoming-payments-table.tsx';
import { matchFileFrom } from '../features/incoming-payments/match-file.server.ts';
import { MatchFileForm } from '../features/incoming-payments/match-file-form.tsx';
import { MatchPanel } from '../features/incoming-payments/match-panel.tsx';
import { MatchesTable } from '../features/incoming-payments/matches-table.tsx';
import { RefundPanel } from '../features/incoming-payments/refund-panel.tsx';
import { SettlementPanel } from '../features/incoming-payments/settlement-panel.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
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
  const isSettling = intent === 'settlement';
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={lead}
        actions={
          may(recordSettlement) &&
          !isSettling && (
            <LinkButton href={incomingPaymentsPath({ intent: 'settlement' })} tone="secondary" size="small">
              {copy.settlement.open}
            </LinkButton>
          )
        }
      />
      <Flash flash={flash} />
      {deposit && sender && (
        <MatchPanel deposit={deposit} sender={sender} found={found} formKey={formKey} problem={problemOf('choose')} />
      )}
      {intent === 'refund' && deposit && may(refundReceipt) && (
        <RefundPanel deposit={deposit} formKey={formKey} problem={problem} />
      )}
      {isSettling && may(recordSettlement) && <SettlementPanel formKey={formKey} problem={problem} />}
      <IncomingPaymentsTable deposits={deposits} />
      <PlaceLinks previous={previous} next={next} />
      {may(matchReceipts) && (
        <MatchFileForm formKey={formKey} result={answer && 'file' in answer ? answer.file : undefined} />
      )}
      <MatchesTable matches={matches} formKey={formKey} problem={problemOf('undo')} />
    </Page>
  );
}

const isFlash = (word: string | null): word is keyof typeof copy.flash =>
  word !== null && Object.hasOwn(copy.flash, word);

/** Shows the result of the previous form. */
function Flash({ flash }: { readonly flash: string | null }) {
  const may = useMay();
  if (!isFlash(flash)) return null;
  const toApprovals = flash === 'pedido' && may(listApprovals);
  return (
    <Notice
      tone={flash === 'repetida' ? 'warn' : 'ok'}
      role="status"
      title={copy.flash[flash]}
      action={toApprovals && <TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>}
    />
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
