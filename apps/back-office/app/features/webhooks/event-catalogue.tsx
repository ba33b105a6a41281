import { Card, Disclosure, Heading, Split, Stack, Text } from '@lender/ui';
import { CodeBlock } from './code-block.tsx';
import { developersCopy } from './developers.copy.es.ts';
import type { EventView } from './event-view.ts';
import { VERIFICATION_SNIPPET } from './verification-snippet.data.ts';

const { events: copy } = developersCopy;

/** Shows the events that other systems can subscribe to, each with an example, and how receivers verify the sender. */
export const EventCatalogue = ({ events }: { readonly events: readonly EventView[] }) => (
  <Split side={480} space="m">
    <Stack space="xs">
      <Text>{copy.intro}</Text>
      <Text>{copy.promises}</Text>
      {events.map(({ type, name, example }, index) => (
        <Disclosure key={type} id={type} summary={`${name} · ${type}`} name="event" isOpen={index === 0}>
          <CodeBlock label={`${copy.example}: ${type}`}>{example}</CodeBlock>
        </Disclosure>
      ))}
    </Stack>
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.verify}
        </Heading>
        <Text>{copy.verifyHint}</Text>
        <CodeBlock label={copy.verify}>{VERIFICATION_SNIPPET}</CodeBlock>
      </Stack>
    </Card>
  </Split>
);
