import { saveView } from '@lender/contract';
import {
  Button,
  Checkbox,
  Disclosure,
  Field,
  Inline,
  Notice,
  Split,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useMay } from '../../../shell/staff.tsx';
import type { ViewLine } from './view-line.ts';
import { viewsCopy as copy } from './views.copy.es.ts';

export interface ViewsMenuProps {
  readonly views: readonly ViewLine[];
  /** View with which the list was opened. */
  readonly opened: ViewLine | undefined;
  readonly formKey: string;
  /** Reason why nothing was stored. */
  readonly problem: string | undefined;
}

/**
 * Shows the saved views of a list, and the form that saves the current one. Everything in it works without a script.
 */
export function ViewsMenu({ views, opened, formKey, problem }: ViewsMenuProps) {
  const maySave = useMay()(saveView);
  return (
    <Stack space="s">
      {opened?.isBroken && <Notice tone="warn">{copy.opened.broken(opened.name)}</Notice>}
      <Disclosure
        summary={opened ? copy.opened.summary(opened.name) : copy.summary(views.length)}
        isOpen={problem !== undefined}
        key={opened?.id}
      >
        <Split side={320} space="l">
          <ViewList views={views} formKey={formKey} />
          {maySave && <SaveForm opened={opened} formKey={formKey} problem={problem} />}
        </Split>
      </Disclosure>
    </Stack>
  );
}

function ViewList({ views, formKey }: Pick<ViewsMenuProps, 'views' | 'formKey'>) {
  if (views.length === 0) return <Text tone="soft">{copy.none}</Text>;
  return (
    <Stack space="xs" as="ul">
      {views.map((view) => (
        <li key={view.id}>
          <ViewEntry view={view} formKey={formKey} />
        </li>
      ))}
    </Stack>
  );
}

function ViewEntry({ view, formKey }: { readonly view: ViewLine; readonly formKey: string }) {
  const { id, name, owner, href, isShared, isBroken } = view;
  return (
    <Inline space="m" justify="between">
      <Inline space="s" align="baseline">
        {href === null ? <Text as="span">{name}</Text> : <TextLink href={href}>{name}</TextLink>}
        <Text as="span" size="small" tone="soft">
          {[owner === null ? isShared && copy.shared : copy.sharedBy(owner), isBroken && copy.broken(href === null)]
            .filter((words) => words !== false)
            .join(' · ')}
        </Text>
      </Inline>
      {owner === null && (
        <Form noValidate method="post">
          <FormKey value={`${formKey}-${id}`} />
          <input type="hidden" name="olvidar" value={id} />
          <Button
            type="submit"
            name="hacer"
            value="olvidar"
            tone="quiet"
            size="small"
            aria-label={copy.deleteOne(name)}
          >
            {copy.delete}
          </Button>
        </Form>
      )}
    </Inline>
  );
}

function SaveForm({ opened, formKey, problem }: Pick<ViewsMenuProps, 'opened' | 'formKey' | 'problem'>) {
  return (
    <Form noValidate method="post" aria-label={copy.save.label}>
      <FormKey value={`${formKey}-view`} />
      <Stack space="s">
        <Field id="vista-nombre" label={copy.save.name} hint={copy.save.hint} error={problem}>
          <TextInput name="nombre" autoComplete="off" defaultValue={opened?.owner === null ? opened.name : undefined} />
        </Field>
        <Checkbox id="vista-compartir" name="compartir" defaultChecked={opened?.owner === null && opened.isShared}>
          {copy.save.share}
        </Checkbox>
        <Inline space="s">
          <Button type="submit" name="hacer" value="guardar" tone="secondary" size="small">
            {copy.save.submit}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
