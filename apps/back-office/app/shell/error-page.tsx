import { Container, EmptyState, LinkButton, Section, Text } from '@lender/ui';
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { shellCopy as copy } from './shell.copy.es.ts';

/** What stands in place of a page: it is not there, or it broke. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Section space="xl">
      <Container width="reading">{isMissing ? <NotFound /> : <Broken />}</Container>
    </Section>
  );
}

function NotFound() {
  return (
    <EmptyState
      level={1}
      title={copy.notFound.title}
      actions={<LinkButton href="/colas/manual">{copy.toQueues}</LinkButton>}
    >
      <Text>{copy.notFound.description}</Text>
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
