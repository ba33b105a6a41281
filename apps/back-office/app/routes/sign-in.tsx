import { Card, Container, Notice, PageHeader, Section, Stack } from '@lender/ui';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { sessionCopy as copy } from '../features/session/session.copy.es.ts';
import { signIn } from '../features/session/sign-in.server.ts';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import { apiOf } from '../platform/sdk.server.ts';
import { safeNext } from '../platform/sign-in-path.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta(copy.title);

const queryOf = ({ url }: Request) => new URL(url).searchParams;

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args.request);
  if (apiOf(args).isSignedIn()) throw redirect(safeNext(query.get('siguiente')));
  return json({ isExpired: query.get('aviso') === 'sesion' });
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const outcome = await signIn(apiOf(args).call, form);
  if (outcome.ok) throw redirect(safeNext(queryOf(args.request).get('siguiente')));
  return json({ problems: outcome.problems, username: String(form.get('username') ?? '') }, 422);
}

export default function SignInPage() {
  const { isExpired } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main>
      <Section space="xl">
        <Container width="form">
          <Card>
            <Stack space="l">
              <PageHeader eyebrow={copy.brand} title={copy.title} lead={copy.lead} />
              {isExpired && !refused && <Notice tone="info">{copy.expired}</Notice>}
              <SignInForm {...refused} />
            </Stack>
          </Card>
        </Container>
      </Section>
    </main>
  );
}
