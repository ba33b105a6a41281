import { BLOCK_KINDS } from '@lender/contract';
import {
  Button,
  Card,
  Columns,
  Field,
  Heading,
  Inline,
  LinkButton,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { CommandCard } from '../../forms/command-card.tsx';
import { blockListCopy } from './block-list.copy.es.ts';
import type { BlockView } from './block-list.server.ts';

const { add, remove, kinds, problems, refused, back } = blockListCopy;

const kindOptions = BLOCK_KINDS.map((value) => ({ value, label: kinds[value] }));

interface PanelProps {
  /** Path of the list without a form. */
  readonly listHref: string;
}

export interface BlockPanelProps extends PanelProps {
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Puts an identifier on the list, with a reason. */
export const BlockPanel = ({ listHref, formKey, problem }: BlockPanelProps) => (
  <CommandCard
    id="block"
    title={add.title}
    preventScrollReset
    autoComplete="off"
    formKey={formKey}
    words={problems}
    problem={problem}
    refused={refused}
    submit={add.submit}
    cancel={{ href: listHref, label: back }}
  >
    {({ field, input }) => (
      <>
        <Columns count={2} align="end">
          <Field {...field('kind')} label={add.kind}>
            <Select {...input('kind')} autoFocus placeholder={add.choose} options={kindOptions} required />
          </Field>
          <Field {...field('identifier')} label={add.value} hint={add.valueHint}>
            <TextInput name="identifier" required maxLength={100} spellCheck={false} />
          </Field>
        </Columns>
        <Field {...field('reason')} label={add.reason} hint={add.reasonHint}>
          <TextArea {...input('reason')} rows={2} required maxLength={500} />
        </Field>
      </>
    )}
  </CommandCard>
);

/** Asks for confirmation before an identifier is taken off the list. */
export function UnblockPanel({ listHref, block }: PanelProps & { readonly block: BlockView }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Card padding="m" labelledBy="unblock">
      <Form noValidate method="post" preventScrollReset>
        <input type="hidden" name="blockId" value={block.id} />
        <Stack space="s">
          <Heading level={2} size="large" id="unblock">
            {remove.title(block.kind, block.ending)}
          </Heading>
          <Text>{remove.effect}</Text>
          <Inline space="s">
            <Button type="submit" tone="danger" isBusy={isBusy}>
              {remove.submit}
            </Button>
            <LinkButton href={listHref} tone="quiet">
              {back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
