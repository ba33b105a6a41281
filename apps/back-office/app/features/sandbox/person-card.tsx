import { TEST_SCENARIOS } from '@lender/contract';
import { Button, Card, DescriptionList, Field, Heading, Inline, Select, Stack, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import type { PersonView } from './person.server.ts';
import { sandboxCopy } from './sandbox.copy.es.ts';

const { people: copy } = sandboxCopy;
const options = TEST_SCENARIOS.map((value) => ({ value, label: copy.scenarios[value] }));

/** Draws test people who make a scenario happen. */
export function PersonCard({ person }: { readonly person: PersonView | undefined }) {
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.lead}</Text>
        <Form method="get" preventScrollReset>
          <Inline space="m" align="end">
            <Field id="persona" label={copy.scenario}>
              <Select name="persona" options={options} defaultValue={person?.scenario ?? 'accepted'} />
            </Field>
            <Button type="submit" tone="secondary">
              {copy.submit}
            </Button>
          </Inline>
        </Form>
        {person && <DescriptionList items={person.facts} columns={2} />}
        <Text size="small" tone="soft">
          {copy.hint}
        </Text>
      </Stack>
    </Card>
  );
}
