import { Card, CopyableCode, Heading, LinkButton, Stack, Text } from '@lender/ui';
import { developersCopy } from './developers.copy.es.ts';
import { developersPath } from './developers-paths.ts';
import type { WebhooksAnswer } from './webhooks.server.ts';

const { secret: copy } = developersCopy;

/** Shows a secret, only this once. */
export const SecretCard = ({ value, oldUntil }: NonNullable<WebhooksAnswer['secret']>) => (
  <Card padding="m" labelledBy="secret">
    <Stack space="s" align="start">
      <Heading level={2} size="large" id="secret">
        {copy.title}
      </Heading>
      <CopyableCode label={copy.label} value={value} copyLabel={copy.copy} copiedLabel={copy.copied} />
      {oldUntil && <Text>{copy.after(oldUntil)}</Text>}
      <LinkButton href={developersPath()} tone="secondary" size="small">
        {copy.done}
      </LinkButton>
    </Stack>
  </Card>
);
