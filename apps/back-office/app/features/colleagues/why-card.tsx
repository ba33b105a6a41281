import { Button, Card, Field, Heading, Notice, Select, Stack, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { usersCopy } from './users.copy.es.ts';
import type { UsersQuery, UsersView } from './users.server.ts';

const { why: copy } = usersCopy;

/** Shows why a person may do something, or may not. */
export const WhyCard = ({
  people,
  commands,
  why,
  query,
}: Pick<UsersView, 'people' | 'commands' | 'why'> & { readonly query: Pick<UsersQuery, 'who' | 'command'> }) => (
  <Card tone="flat" padding="m">
    <Form noValidate method="get" preventScrollReset>
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text>{copy.lead}</Text>
        <Field id="quien" label={copy.person}>
          <Select
            name="quien"
            required
            defaultValue={query.who ?? ''}
            options={[
              { value: '', label: copy.choose },
              ...people.map(({ id, name, roleWord }) => ({ value: id, label: `${name} · ${roleWord}` })),
            ]}
          />
        </Field>
        <Field id="orden" label={copy.command}>
          <Select
            name="orden"
            required
            defaultValue={query.command ?? ''}
            options={[{ value: '', label: copy.choose }, ...commands]}
          />
        </Field>
        <Button type="submit" tone="secondary">
          {copy.submit}
        </Button>
        {why && (
          <Notice tone={why.may ? 'ok' : 'warn'} role="status" title={why.title}>
            <Stack space="xs">
              {why.lines.map((line) => (
                <Text key={line}>{line}</Text>
              ))}
            </Stack>
          </Notice>
        )}
      </Stack>
    </Form>
  </Card>
);
