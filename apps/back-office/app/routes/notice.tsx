import { Card, PageHeader, Text } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readNotice } from '../features/notices/notice.server.ts';
import * as css from '../features/notices/notice-text.css.ts';
import { noticesCopy as copy } from '../features/notices/notices.copy.es.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.words.title });

export async function loader(args: LoaderFunctionArgs) {
  const notice = await readNotice(requireStaff(args), uuidParam(args.params.id));
  if (!notice) throw new Response(null, { status: 404 });
  return json({ notice });
}

export default function NoticePage() {
  const { provider, receivedAt, text } = useLoaderData<typeof loader>().notice;
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('notices', {}), label: copy.title }}
        title={copy.words.title}
        lead={copy.words.lead(provider, receivedAt)}
      />
      <Card tone="flat" padding="m">
        {text === undefined ? <Text tone="soft">{copy.words.none}</Text> : <pre className={css.words}>{text}</pre>}
      </Card>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
