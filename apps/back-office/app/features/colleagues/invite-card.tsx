import { Button, Card, Field, Heading, Select, Stack, Text, TextInput } from '@lender/ui';
import { CommandForm } from '../../forms/command-form.tsx';
import { NoteField } from '../../forms/note-field.tsx';
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
export const InviteCard = ({ invitations, formKey, problem }: InviteCardProps) => (
  <Card tone="flat" padding="m">
    <Stack space="m">
      <Heading level={2} size="large">
        {copy.title}
      </Heading>
      <Text>{copy.lead}</Text>
      <CommandForm
        key={formKey}
        formKey={formKey}
        hidden={{ intent: 'invite' }}
        words={copy.problems}
        problem={problem}
        summary={summary}
      >
        {({ field, input, isBusy }) => (
          <>
            <Field {...field('email')} label={copy.email}>
              <TextInput {...input('email')} type="email" />
            </Field>
            <Field {...field('name')} label={copy.name}>
              <TextInput {...input('name')} maxLength={100} />
            </Field>
            <Field {...field('role')} label={copy.role}>
              <Select {...input('role', '')} options={[{ value: '', label: copy.chooseRole }, ...roleOptions]} />
            </Field>
            <NoteField {...{ field, input }} label={copy.note} hint={copy.noteHint} />
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
          </>
        )}
      </CommandForm>
      <Heading level={3} size="body">
        {copy.open}
      </Heading>
      <InvitationsTable invitations={invitations} />
    </Stack>
  </Card>
);
