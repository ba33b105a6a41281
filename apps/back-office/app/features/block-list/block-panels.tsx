import { BLOCK_KINDS } from '@lender/contract';
import {
  Button,
  Card,
  Columns,
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
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { blockListCopy } from './block-list.copy.es.ts';
import type { BlockView } from './block-list.server.ts';

const { add, remove, kinds, problems, refused, summary, back } = blockListCopy;

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
export function BlockPanel({ listHref, formKey, problem }: BlockPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(problems, problem);
  return (
    <Card padding="m" labelledBy="block">
      <Form method="post" preventScrollReset autoComplete="off">
        <FormKey value={formKey} />
        <Stack space="s">
          <Heading level={2} size="large" id="block">
            {add.title}
          </Heading>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Columns count={2} align="end">
            <Field id="kind" label={add.kind} error={fields.kind}>
              <Select
                autoFocus
                name="kind"
                placeholder={add.choose}
                options={kindOptions}
                required
                defaultValue={problem?.values.kind}
              />
            </Field>
            <Field id="identifier" label={add.value} hint={add.valueHint} error={fields.identifier}>
              <TextInput name="identifier" required maxLength={100} spellCheck={false} />
            </Field>
          </Columns>
          <Field id="reason" label={add.reason} hint={add.reasonHint} error={fields.reason}>
            <TextArea name="reason" rows={2} required maxLength={500} defaultValue={problem?.values.reason} />
          </Field>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {add.submit}
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

/** Asks for confirmation before an identifier is taken off the list. */
export function UnblockPanel({ listHref, block }: PanelProps & { readonly block: BlockView }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Card padding="m" labelledBy="unblock">
      <Form method="post" preventScrollReset>
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
