import { DescriptionList, Disclosure, Receipt, Stack, Table, type TableColumn } from '@lender/ui';
import { Block } from './block.tsx';
import { caseCopy } from './case.copy.es.ts';
import type { OfferView } from './offer-view.ts';

const { offer: copy } = caseCopy;

/** Draws the costs of the loan, line by line, and its due dates; details that are rarely needed are folded. */
export function OfferPanel({ offer: { lines, total, costs, schedule, extensions } }: { readonly offer: OfferView }) {
  return (
    <Block title={copy.title}>
      <Receipt lines={lines} total={total} foot={<DescriptionList items={costs} />} />
      {(schedule.length > 1 || extensions.length > 0) && (
        <Disclosure summary={copy.schedule}>
          <Stack space="s">
            <Table
              caption={copy.schedule}
              columns={scheduleColumns}
              rows={schedule}
              rowKey={({ dueDate }) => dueDate}
              empty={copy.none}
            />
            {extensions.length > 0 && (
              <Table
                caption={copy.extensions}
                columns={extensionColumns}
                rows={extensions}
                rowKey={({ dueDate, days, kind }) => `${dueDate} ${days} ${kind}`}
                empty={copy.none}
              />
            )}
          </Stack>
        </Disclosure>
      )}
    </Block>
  );
}

const scheduleColumns: readonly TableColumn<OfferView['schedule'][number]>[] = [
  { id: 'dueDate', header: copy.dueDate, isRowHeader: true, cell: ({ dueDate }) => dueDate },
  { id: 'principal', header: copy.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'interest', header: copy.interest, align: 'end', cell: ({ interest }) => interest },
  { id: 'fees', header: copy.fees, align: 'end', cell: ({ fees }) => fees },
  { id: 'total', header: copy.total, align: 'end', cell: ({ total }) => total },
];

const extensionColumns: readonly TableColumn<OfferView['extensions'][number]>[] = [
  { id: 'dueDate', header: copy.askedOn, isRowHeader: true, cell: ({ dueDate }) => dueDate },
  { id: 'days', header: copy.term, cell: ({ days }) => days },
  { id: 'kind', header: copy.extensionKind, cell: ({ kind }) => kind },
  { id: 'newDate', header: copy.newDate, cell: ({ newDate }) => newDate },
  { id: 'price', header: copy.price, align: 'end', cell: ({ price }) => price },
];
