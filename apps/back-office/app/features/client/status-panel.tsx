import { changeClientStatus } from '@lender/contract';
import { Card, Heading, Inline, LinkButton, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { NoteField } from '../../forms/note-field.tsx';
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
  const { move, isForTwo } = chosen;
  return (
    <Card padding="m">
      <CommandForm
        preventScrollReset
        head={
          <>
            <Heading level={2} size="large">
              {copy.moves[move]}
            </Heading>
            <Text>
              {copy.effects[move]} {isForTwo && copy.forTwo}
            </Text>
          </>
        }
        formKey={formKey}
        hidden={{ move }}
        words={copy.problems}
        problem={problem}
        refused={copy.refused}
        summary={copy.summary}
        submit={isForTwo ? copy.submitForTwo : copy.submit}
        tone={move === 'active' ? 'primary' : 'danger'}
        cancel={{ href: '?', label: copy.cancel }}
      >
        {(form) => <NoteField {...form} label={copy.note} hint={copy.noteHint} autoFocus />}
      </CommandForm>
    </Card>
  );
}
