import { Notice, Text, TextLink } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import { clientCopy as copy } from './client.copy.es.ts';
import type { ClientView } from './client-view.ts';

/** Lists the requests about a client that wait for a second person. */
export const RequestsNotice = ({ requests }: Pick<ClientView, 'requests'>) => (
  <Notice
    tone="warn"
    title={copy.requests.title}
    action={<TextLink href={screenPath('approvals', {})}>{copy.requests.link}</TextLink>}
  >
    {requests.map(({ id, words }) => (
      <Text key={id}>{words}</Text>
    ))}
  </Notice>
);
