import { getLoan } from '@lender/contract';
import { Card, EmptyState, Heading, Inline, Notice, Stack, Text, TextLink } from '@lender/ui';
import { useRowKeys } from '../../shell/keys/use-row-keys.ts';
import { useMay } from '../../shell/staff.tsx';
import { findCopy as copy } from './find.copy.es.ts';
import type { Found, HitView } from './found.ts';

/** Shows the search results, by kind. */
export function FoundList({ found }: { readonly found: Found }) {
  useRowKeys();
  const { text, groups, count, hasMore } = found;
  if (count === 0)
    return (
      <div role="status">
        <EmptyState title={copy.none(text)}>
          <Text>{copy.noneHint}</Text>
        </EmptyState>
      </div>
    );
  return (
    <Stack space="m">
      <div role="status">
        <Text tone="soft">{copy.found(count)}</Text>
      </div>
      {hasMore && <Notice>{copy.more}</Notice>}
      {groups.map(({ kind, label, hits }) => (
        <Card key={kind} tone="flat" padding="m" labelledBy={`found-${kind}`}>
          <Stack space="s">
            <Heading level={2} size="large" id={`found-${kind}`}>
              {label}
            </Heading>
            <Stack space="s" as="ul">
              {hits.map((hit) => (
                <li key={hit.key}>
                  <Hit hit={hit} />
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Hit({ hit: { title, detail, href, caseHref, loanHref } }: { readonly hit: HitView }) {
  const mayReadLoans = useMay()(getLoan);
  return (
    <Inline space="m" justify="between" align="baseline">
      <Inline space="s" align="baseline">
        {href === null ? (
          <Text as="strong">{title}</Text>
        ) : (
          <TextLink href={href} data-row-link="">
            {title}
          </TextLink>
        )}
        <Text as="span" size="small" tone="soft">
          {detail}
        </Text>
      </Inline>
      <Inline space="m">
        {caseHref !== null && <TextLink href={caseHref}>{copy.beside.application}</TextLink>}
        {loanHref !== null && mayReadLoans && <TextLink href={loanHref}>{copy.beside.loan}</TextLink>}
      </Inline>
    </Inline>
  );
}
