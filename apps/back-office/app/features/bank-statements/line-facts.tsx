import { Card, DescriptionList, Heading, Stack, Text } from '@lender/ui';
import type { LineView } from './line.server.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { one: copy } = statementsCopy;

/** Draws what the bank says of a line. */
export const LineFacts = ({ facts }: Pick<LineView, 'facts'>) => (
  <Card tone="flat" padding="m">
    <Stack space="xs">
      <Heading level={2} size="large">
        {copy.facts}
      </Heading>
      <DescriptionList items={facts} />
      <Text size="small" tone="soft">
        {copy.personal}
      </Text>
    </Stack>
  </Card>
);
