import { Card, DescriptionList, Heading, Inline, Split, Stack, StatusBadge, Text } from '@lender/ui';
import { CodeBlock } from './code-block.tsx';
import type { AttemptView, DeliverySheet } from './delivery-view.ts';
import { developersCopy } from './developers.copy.es.ts';

const { delivery: copy } = developersCopy;

/** Shows the body and the attempts of a delivery, with its facts beside them. */
export const DeliverySheets = ({ delivery: { body, attempts, facts } }: { readonly delivery: DeliverySheet }) => (
  <Split side={480} space="m">
    <Stack space="m">
      <Card tone="flat" padding="m">
        <Stack space="s">
          <Heading level={2} size="large">
            {copy.attempts}
          </Heading>
          {attempts.length === 0 && <Text>{copy.noAttempts}</Text>}
          {attempts.map(({ key, ...attempt }) => (
            <Attempt key={key} {...attempt} />
          ))}
        </Stack>
      </Card>
    </Stack>
    <Card tone="flat" padding="m">
      <Stack space="s">
        <DescriptionList items={facts} />
        <Heading level={2} size="large">
          {copy.body}
        </Heading>
        <CodeBlock label={copy.body}>{body}</CodeBlock>
      </Stack>
    </Card>
  </Split>
);

const Attempt = ({ at, result, tone, duration, answer }: Omit<AttemptView, 'key'>) => (
  <Stack space="xs">
    <Inline space="s" align="baseline">
      <Text as="span" weight="bold">
        {at}
      </Text>
      <StatusBadge tone={tone}>{result}</StatusBadge>
      <Text as="span" tone="soft" size="small">
        {duration}
      </Text>
    </Inline>
    {answer === '' ? (
      <Text size="small" tone="soft">
        {copy.noAnswer}
      </Text>
    ) : (
      <CodeBlock label={`${result}, ${at}`}>{answer}</CodeBlock>
    )}
  </Stack>
);
