import { Button, Card, Field, Heading, Inline, LinkButton, Select, Stack, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { CommandForm } from '../../forms/command-form.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { PERSON_INTENTS, type PersonField, type PersonIntent } from './user-forms.ts';
import { usersCopy } from './users.copy.es.ts';
import { type PersonRow, roleOptions } from './users-view.ts';

const { person: copy, access, refused, summary } = usersCopy;

export interface PersonPanelProps {
  readonly person: PersonRow;
  /** Action whose form is open. */
  readonly intent: PersonIntent | undefined;
  readonly problem: FormProblem<PersonField> | undefined;
}

/** Shows the actions of an administrator on a person's access. */
export function PersonPanel({ person, intent, problem }: PersonPanelProps) {
  const intents = PERSON_INTENTS.filter((one) => one !== (person.isSuspended ? 'suspend' : 'reactivate'));
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title(person.name)}
        </Heading>
        <AccessLines title={access.title} lines={person.access} none={access.none} />
        <AccessLines title={access.dependences} lines={person.dependences} none={access.independent} />
        {intent ? (
          <ActionForm person={person} intent={intent} problem={problem} />
        ) : (
          <Inline space="s">
            {intents.map((one) => (
              <LinkButton key={one} href={`?persona=${person.id}&accion=${one}`} tone="secondary" size="small">
                {copy.actions[one]}
              </LinkButton>
            ))}
            <ActionButton id={person.id} intent="end-sessions" label={copy.endSessions} />
            <LinkButton href="?" tone="quiet" size="small">
              {copy.close}
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

interface AccessLinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly none: string;
}

const AccessLines = ({ title, lines, none }: AccessLinesProps) => (
  <Stack space="xs">
    <Heading level={3} size="body">
      {title}
    </Heading>
    {lines.length === 0 && <Text tone="soft">{none}</Text>}
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
);

function ActionButton({ id, intent, label }: { readonly id: string; readonly intent: string; readonly label: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" tone="secondary" size="small" isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

const ActionForm = ({ person, intent, problem }: PersonPanelProps & { readonly intent: PersonIntent }) => (
  <CommandForm
    preventScrollReset
    head={
      <>
        <Heading level={3} size="body">
          {copy.actions[intent]}
        </Heading>
        <Text>{copy.effects[intent]}</Text>
      </>
    }
    hidden={{ intent, id: person.id }}
    words={copy.problems}
    problem={problem}
    refused={refused}
    summary={summary}
    submit={copy.submit}
    tone={intent === 'role' || intent === 'reactivate' ? 'primary' : 'danger'}
    cancel={{ href: `?persona=${person.id}`, label: copy.cancel }}
  >
    {({ field, input }) => (
      <>
        {intent === 'role' && (
          <Field {...field('role')} label={copy.role}>
            <Select {...input('role', person.role)} options={roleOptions} />
          </Field>
        )}
        <NoteField {...{ field, input }} label={copy.note} hint={copy.noteHint} />
      </>
    )}
  </CommandForm>
);
