import { resolveBankLine } from '@lender/contract';
import { Notice, PageHeader, Split, Stack, StatusBadge } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CandidatesForm } from '../features/bank-statements/candidates-form.tsx';
import { readLine, resolveLine } from '../features/bank-statements/line.server.ts';
import { LineFacts } from '../features/bank-statements/line-facts.tsx';
import { LineForm } from '../features/bank-statements/line-form.tsx';
import { type FilledIntent, parseLineIntent } from '../features/bank-statements/line-forms.ts';
import { statementsPath } from '../features/bank-statements/statement-query.ts';
import { statementsCopy } from '../features/bank-statements/statements.copy.es.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

const { one: copy, title } = statementsCopy;

export const meta: MetaFunction = () => pageMeta({ title });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const line = await readLine(requireStaff(args), uuidParam(args.params.id));
  if (!line) throw new Response(null, { status: 404 });
  const asked = parseLineIntent(search.get('accion'));
  return json({
    line,
    intent: asked && asked !== 'candidate' ? asked : firstIntent(line),
    done: parseLineIntent(readFlash(search)),
    formKey: crypto.randomUUID(),
  });
}

/** Answer that is open at first: most credits are settlements, and most charges fees. */
const firstIntent = ({ isCredit }: { readonly isCredit: boolean }): FilledIntent =>
  isCredit ? 'settlement' : 'bank_fee';

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args);
  const intent = parseLineIntent(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  const outcome = await resolveLine(call, { id, intent }, data);
  return respond(outcome.kind === 'page' ? { ...outcome, data: { ...outcome.data, intent } } : outcome);
}

export default function StatementLinePage() {
  const { line, intent, done, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const mayResolve = useMay()(resolveBankLine) && line.isWaiting;
  const ofCandidate =
    problem?.intent === 'candidate' ? describeProblem(copy.problems.candidate, problem).form : undefined;
  return (
    <Page>
      <PageHeader
        back={{ href: statementsPath({ state: 'exception' }), label: title }}
        title={line.title}
        lead={
          <>
            <StatusBadge tone={line.state.tone}>{line.state.label}</StatusBadge> {line.what}
          </>
        }
      />
      {done && !problem && <Notice tone="ok" role="status" title={copy.done[done]} />}
      {ofCandidate && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {ofCandidate}
        </Notice>
      )}
      <Split side={480} space="m">
        <Stack space="m">
          <LineFacts facts={line.facts} />
          {line.isWaiting && <CandidatesForm candidates={line.candidates} formKey={formKey} mayChoose={mayResolve} />}
        </Stack>
        {mayResolve && (
          <LineForm
            id={line.id}
            intent={problem && problem.intent !== 'candidate' ? problem.intent : intent}
            isCredit={line.isCredit}
            formKey={formKey}
            problem={problem?.intent === 'candidate' ? undefined : problem}
          />
        )}
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
