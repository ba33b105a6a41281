import { replayNotice } from '@lender/contract';
import { Button, Inline, Table, type TableColumn, TextLink } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { screenPath } from '../../screens.ts';
import { useMay } from '../../shell/staff.tsx';
import { noticesCopy as copy } from './notices.copy.es.ts';
import type { NoticeView } from './notices.server.ts';

export interface NoticesTableProps {
  readonly notices: readonly NoticeView[];
  readonly formKey: string;
}

/** Shows the notices of providers, and the button that processes one again. */
export function NoticesTable({ notices, formKey }: NoticesTableProps) {
  const mayReplay = useMay()(replayNotice);
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={mayReplay ? [...columns, replay(formKey)] : columns}
      rows={notices}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const columns: readonly TableColumn<NoticeView>[] = [
  {
    id: 'receivedAt',
    header: copy.columns.receivedAt,
    isRowHeader: true,
    isOneLine: true,
    cell: ({ receivedAt }) => receivedAt,
  },
  { id: 'provider', header: copy.columns.provider, cell: ({ provider }) => provider },
  { id: 'type', header: copy.columns.type, cell: ({ type, code }) => (code ? copy.withCode(type, code) : type) },
  {
    id: 'about',
    header: copy.columns.about,
    cell: ({ about, aboutHref }) => (aboutHref ? <TextLink href={aboutHref}>{about}</TextLink> : about),
  },
  { id: 'order', header: copy.columns.order, isOneLine: true, cell: ({ order }) => order },
];

const replay = (formKey: string): TableColumn<NoticeView> => ({
  id: 'actions',
  header: copy.columns.actions,
  isOneLine: true,
  cell: (notice) => (
    <Inline space="s">
      <TextLink
        href={screenPath('notice', { id: notice.id })}
        place="alone"
        aria-label={copy.readName(notice.type, notice.about)}
      >
        {copy.read}
      </TextLink>
      <ReplayForm notice={notice} formKey={`${formKey}-${notice.id}`} />
    </Inline>
  ),
});

function ReplayForm({ notice, formKey }: { readonly notice: NoticeView; readonly formKey: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="noticeId" value={notice.id} />
      <Button
        type="submit"
        tone="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={copy.replayName(notice.type, notice.about)}
      >
        {copy.replay}
      </Button>
    </Form>
  );
}
