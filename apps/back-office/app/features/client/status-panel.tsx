import { changeClientStatus } from '@lender/contract';
import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextArea,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { clientCopy } from './client.copy.es.ts';
import type { ClientView } from './client-view.ts';
import type { StatusMove } from './status-form.ts';

const { status: copy } = clientCopy;

interface StatusMovesProps {
  readonly moves: ClientView['moves'];
}

/** Links to the forms. */
export function StatusMoves({ moves }: StatusMovesProps) {
  if (!useMay()(changeClientStatus)) return null;
  return (
    <Inline space="s">
      {moves.map(({ move }) => (
        <LinkButton key={move} href={`?estado=${move}`} tone="secondary" size="small">
          {copy.moves[move]}
        </LinkButton>
      ))}
    </Inline>
  );
}

export interface StatusFormProps extends StatusMovesProps {
  /** Move whose form is open. */
  readonly open: StatusMove | undefined;
  readonly formKey: string;
  readonly problem: FormProblem<'note'> | undefined;
}

/** Blocks, blacklists or restores a client, with a reason. */
export function StatusForm({ moves, open, formKey, problem }: StatusFormProps) {
  const may = useMay();
  const chosen = moves.find(({ move }) => move === open);
  if (!chosen || !may(changeClientStatus)) return null;
  return (
    <Card padding="m">
      <MoveForm {...chosen} formKey={formKey} problem={problem} />
    </Card>
  );
}

type MoveFormProps = ClientView['moves'][number] & Pick<StatusFormProps, 'formKey' | 'problem'>;

function MoveForm({ move, isForTwo, formKey, problem }: MoveFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="move" value={move} />
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.moves[move]}
        </Heading>
        <Text>
          {copy.effects[move]} {isForTwo && copy.forTwo}
        </Text>
        {form && (
          <Notice tone="danger" role="alert" title={copy.refused}>
            {form}
          </Notice>
        )}
        <ErrorSummary title={copy.summary} errors={errors} />
        <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
          <TextArea autoFocus name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
        </Field>
        <Inline space="s">
          <Button type="submit" tone={move === 'active' ? 'primary' : 'danger'} isBusy={isBusy}>
            {isForTwo ? copy.submitForTwo : copy.submit}
          </Button>
          <LinkButton href="?" tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
