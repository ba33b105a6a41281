import { Card, Heading, Inline, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { useMay } from '../../../shell/staff.tsx';
import type { LoanCommandName } from '../command-name.ts';
import { loanPath } from '../loan-query.ts';
import { AskForm } from './ask-form.tsx';
import { commandCopy as copy } from './command.copy.es.ts';
import { commandEndpoint } from './command-endpoints.ts';
import type { CommandView } from './command-view.ts';
import { ConfirmForm } from './confirm-form.tsx';

export interface CommandPanelProps {
  readonly loanId: string;
  /** Commands that the loan itself permits in its current state. */
  readonly offered: readonly LoanCommandName[];
  /** Command whose form is open. */
  readonly view?: CommandView;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows what a member of staff may do about a loan, and the form of the chosen command. */
export function CommandPanel(props: CommandPanelProps) {
  const may = useMay();
  const mine = props.offered.filter((name) => may(commandEndpoint(name)));
  const open = props.view && mine.includes(props.view.command) ? props.view : undefined;
  if (open) return <OpenCommand {...props} view={open} />;
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        {mine.length === 0 && <Text tone="soft">{props.offered.length === 0 ? copy.noneNow : copy.none}</Text>}
        <Inline space="s">
          {mine.map((name) => (
            <LinkButton key={name} href={loanPath(props.loanId, { command: name })} tone="secondary" size="small">
              {copy.names[name]}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function OpenCommand({ loanId, view, formKey, problem }: CommandPanelProps & { readonly view: CommandView }) {
  const { command, isForTwo } = view;
  const loanHref = loanPath(loanId);
  const code = problem?.form ?? (view.step === 'refused' ? view.code : undefined);
  const refused = code && describeProblem(copy.problems, { values: {}, fields: {}, form: code, facts: {} }).form;
  return (
    <Card padding="m" labelledBy="command">
      <Stack space="s">
        <Heading level={2} size="large" id="command">
          {copy.names[command]}
        </Heading>
        <Text>
          {copy.effects[command]} {isForTwo && copy.forTwo}
        </Text>
        {refused && (
          <Notice tone="danger" role="alert" title={copy.refused}>
            {refused}
          </Notice>
        )}
        {view.step === 'ask' && <AskForm view={view} loanHref={loanHref} />}
        {view.step === 'confirm' && (
          <ConfirmForm
            view={view}
            loanId={loanId}
            loanHref={loanHref}
            askHref={loanPath(loanId, { command })}
            formKey={formKey}
            problem={problem}
          />
        )}
        {view.step === 'refused' && (
          <Inline space="s">
            <LinkButton href={loanHref} tone="secondary">
              {copy.cancel}
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
