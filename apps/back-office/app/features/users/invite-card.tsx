import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { InvitationsTable } from './invitations-table.tsx';
import { usersCopy } from './users.copy.es.ts';
import type { UsersAnswer } from './users.server.ts';
import { type InvitationRow, roleOptions } from './users-view.ts';

const { invite: copy, summary } = usersCopy;

export interface InviteCardProps {
  readonly invitations: readonly InvitationRow[];
  readonly formKey: string;
  readonly problem: UsersAnswer['invite'];
}

/** Shows the form that invites a person to the staff, and the people who have not joined yet. */
export function InviteCard({ invitations, formKey, problem }: InviteCardProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form: refused } = describeProblem(copy.problems, problem);
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text>{copy.lead}</Text>
        <Form method="post" key={formKey}>
          <FormKey value={formKey} />
          <input type="hidden" name="intent" value="invite" />
          <Stack space="s">
            <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
            {refused && <Notice tone="danger" role="alert" title={refused} />}
            <Field id="email" label={copy.email} error={fields.email}>
              <TextInput name="email" type="email" defaultValue={problem?.values.email} />
            </Field>
            <Field id="name" label={copy.name} error={fields.name}>
              <TextInput name="name" maxLength={100} defaultValue={problem?.values.name} />
            </Field>
            <Field id="role" label={copy.role} error={fields.role}>
              <Select
                name="role"
                options={[{ value: '', label: copy.chooseRole }, ...roleOptions]}
                defaultValue={problem?.values.role ?? ''}
              />
            </Field>
            <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
              <TextArea name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
            </Field>
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
          </Stack>
        </Form>
        <Heading level={3} size="body">
          {copy.open}
        </Heading>
        <InvitationsTable invitations={invitations} />
      </Stack>
    </Card>
  );
}
