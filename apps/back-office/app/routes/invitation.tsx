import { Button, DescriptionList, Field, LinkButton, PasswordInput, Stack } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond } from '@lender/web/outcome';
import { signInPath } from '@lender/web/paths';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { invitationCopy as copy } from '../features/access/invitation/invitation.copy.es.ts';
import { acceptLink, readLink } from '../features/access/invitation/invitation.server.ts';
import { Entrance } from '../features/sessions/entrance.tsx';
import { ProblemSummary } from '../forms/problem-summary.tsx';
import { allowBorrowerSite } from '../platform/borrower-site-policy.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

const tokenOf = ({ request }: Pick<LoaderFunctionArgs, 'request'>): string =>
  new URL(request.url).searchParams.get('token') ?? '';

export async function loader(args: LoaderFunctionArgs) {
  allowBorrowerSite(args);
  return json({ invited: await readLink(apiOf(args).call, tokenOf(args)) });
}

export async function action(args: ActionFunctionArgs) {
  return respond(await acceptLink(apiOf(args).call, tokenOf(args), await readFormData(args)));
}

/** Shows the page to which an invitation's link leads: it sets a password and signs the person in. */
export default function InvitationPage() {
  const { invited } = useLoaderData<typeof loader>();
  const { errors, fields, form } = describeProblem(copy.problems, useActionData<typeof action>());
  const isBusy = useNavigation().state !== 'idle';
  if (!invited)
    return (
      <Entrance eyebrow={copy.brand} title={copy.over.title} lead={copy.over.lead}>
        <LinkButton href={signInPath()}>{copy.over.toSignIn}</LinkButton>
      </Entrance>
    );
  return (
    <Entrance eyebrow={copy.brand} title={copy.title} lead={copy.lead(invited.name, invited.role)}>
      <Form noValidate method="post">
        <Stack>
          <ProblemSummary errors={errors} form={form} summary={copy.summary} />
          <DescriptionList items={[{ term: copy.email, detail: invited.email }]} />
          <Field id="password" label={copy.password} hint={copy.hint} error={fields.password}>
            <PasswordInput name="password" autoComplete="new-password" showLabel={copy.show} hideLabel={copy.hide} />
          </Field>
          <Button type="submit" width="full" isBusy={isBusy}>
            {copy.submit}
          </Button>
        </Stack>
      </Form>
    </Entrance>
  );
}
