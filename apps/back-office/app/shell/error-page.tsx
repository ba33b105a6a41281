import { Container, EmptyState, LinkButton, Section, Text } from '@lender/ui';
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { shellCopy as copy } from './shell.copy.es.ts';

/** Shows the page for an error: the page does not exist, the role may not see it, or it broke. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <Section space="xl">
      <Container width="reading">{wordsByStatus(status)}</Container>
    </Section>
  );
}

function wordsByStatus(status: number | undefined) {
  if (status === 404) return <Elsewhere {...copy.notFound} />;
  if (status === 403) return <Elsewhere {...copy.forbidden} />;
  return <Broken />;
}

/** Shows that there is nothing here for the user, with a link to where work begins. */
function Elsewhere({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <EmptyState level={1} title={title} actions={<LinkButton href="/">{copy.toHome}</LinkButton>}>
      <Text>{description}</Text>
    </EmptyState>
  );
}

function Broken() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      level={1}
      title={copy.broken.title}
      actions={<LinkButton href={pathname + search}>{copy.broken.retry}</LinkButton>}
    >
      <Text>{copy.broken.description}</Text>
    </EmptyState>
  );
}
