import { Button, Card, Columns, Disclosure, Field, Stack, Text, TextInput, TextLink } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import type { FoundSubjects } from '../../shell/subject/find-subjects.server.ts';
import { auditCopy } from './audit.copy.es.ts';
import { type AuditQuery, auditPath } from './audit-query.ts';

const { subject: copy } = auditCopy;

export interface SubjectSearchProps {
  readonly query: AuditQuery;
  /** Result of the last search. */
  readonly found: FoundSubjects | undefined;
}

/**
 * Finds the client, application or loan whose entries are listed. It is sent as a form, so that a text that identifies a
 * person is in no address.
 */
export const SubjectSearch = ({ query, found }: SubjectSearchProps) => (
  <Disclosure summary={copy.open} isOpen={found !== undefined}>
    <Card tone="flat" padding="m">
      <Form noValidate method="post" role="search" aria-label={copy.open} preventScrollReset>
        <Stack space="s">
          <Columns count={2} align="end">
            <Field id="find" label={copy.label} hint={copy.hint} error={found?.isRefused ? found.said : undefined}>
              <TextInput type="search" name="find" defaultValue={found?.text} autoComplete="off" spellCheck={false} />
            </Field>
            <Button type="submit" tone="secondary">
              {copy.submit}
            </Button>
          </Columns>
          {found && !found.isRefused && (
            <div role="status">
              <Text tone="soft">{found.said}</Text>
            </div>
          )}
          {found && found.options.length > 0 && (
            <Stack space="xs" as="ul">
              {found.options.map(({ value, id, label, description }) => (
                <li key={value}>
                  <TextLink href={auditPath({ ...query, subjectId: id, before: undefined })}>{label}</TextLink>{' '}
                  <Text as="span" size="small" tone="soft">
                    {description}
                  </Text>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </Form>
    </Card>
  </Disclosure>
);
