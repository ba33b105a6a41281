import { getClientFile, getLoan } from '@lender/contract';
import { Inline, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import type { AcceptanceLine } from './acceptances.server.ts';
import { legalCopy } from './legal.copy.es.ts';

const { acceptances: accepted, one } = legalCopy;

/** Shows who accepted a text, without names. */
export function AcceptancesTable({ lines }: { readonly lines: readonly AcceptanceLine[] }) {
  const may = useMay();
  return (
    <Table
      caption={one.acceptances}
      isCaptionHidden
      columns={acceptanceColumns({ client: may(getClientFile), loan: may(getLoan) })}
      rows={lines}
      rowKey={({ id }) => id}
      empty={accepted.empty}
    />
  );
}

const acceptanceColumns = (mayOpen: {
  readonly client: boolean;
  readonly loan: boolean;
}): readonly TableColumn<AcceptanceLine>[] => [
  { id: 'at', header: accepted.columns.at, isRowHeader: true, isOneLine: true, cell: ({ at }) => at },
  { id: 'version', header: accepted.columns.version, align: 'end', cell: ({ version }) => version },
  { id: 'method', header: accepted.columns.method, cell: ({ method }) => method },
  { id: 'origin', header: accepted.columns.origin, cell: ({ origin }) => <Text tone="soft">{origin}</Text> },
  { id: 'hash', header: accepted.columns.hash, isOneLine: true, cell: ({ hash }) => <code>{hash}</code> },
  {
    id: 'actions',
    header: accepted.columns.actions,
    isOneLine: true,
    cell: ({ clientHref, loanHref, at }) => (
      <Inline space="m" align="baseline">
        {mayOpen.client && (
          <TextLink href={clientHref} aria-label={accepted.clientOf(at)}>
            {accepted.client}
          </TextLink>
        )}
        {mayOpen.loan && loanHref !== null && (
          <TextLink href={loanHref} aria-label={accepted.loanOf(at)}>
            {accepted.loan}
          </TextLink>
        )}
      </Inline>
    ),
  },
];
