import { Container, EmptyState, LinkButton, Section, Text } from '@lender/ui';
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { shellCopy as copy } from './shell.copy.es.ts';

/** What stands in place of a page: it is not there, it is not for this role, or it broke. */
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

/** There is nothing here for whoever asks: work goes on where it begins. */
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
