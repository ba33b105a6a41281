import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
} from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
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
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" tone="secondary" size="small" isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

function ActionForm({ person, intent, problem }: PersonPanelProps & { readonly intent: PersonIntent }) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={person.id} />
      <Stack space="s">
        <Heading level={3} size="body">
          {copy.actions[intent]}
        </Heading>
        <Text>{copy.effects[intent]}</Text>
        {form && (
          <Notice tone="danger" role="alert" title={refused}>
            {form}
          </Notice>
        )}
        <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
        {intent === 'role' && (
          <Field id="role" label={copy.role} error={fields.role}>
            <Select name="role" options={roleOptions} defaultValue={problem?.values.role ?? person.role} />
          </Field>
        )}
        <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
          <TextArea name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
        </Field>
        <Inline space="s">
          <Button
            type="submit"
            tone={intent === 'role' || intent === 'reactivate' ? 'primary' : 'danger'}
            isBusy={isBusy}
          >
            {copy.submit}
          </Button>
          <LinkButton href={`?persona=${person.id}`} tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
