import {
  Button,
  Card,
  Checkbox,
  Columns,
  Disclosure,
  Field,
  Heading,
  Inline,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { DraftForm } from './draft-form.tsx';
import { draftCopy } from './policies.copy.es.ts';
import type { EditableSetting, PolicySection } from './policy-sections.ts';

const { edit: copy } = draftCopy;

export interface PolicyEditorProps {
  readonly sections: readonly PolicySection[];
  readonly revision: number;
  readonly formKey: string;
  /** What was typed and refused, by path. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly isBusy: boolean;
}

/** Everything of a policy that may be changed, saved together. */
export function PolicyEditor({ sections, revision, formKey, typed, isBusy }: PolicyEditorProps) {
  return (
    <Card tone="flat" padding="m">
      <DraftForm deed="save" revision={revision} formKey={formKey} label={copy.title}>
        <Stack space="s">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <PolicySections sections={sections} typed={typed} />
          <Inline>
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </DraftForm>
    </Card>
  );
}

interface PolicySectionsProps extends Pick<PolicyEditorProps, 'sections' | 'typed'> {
  readonly isReadOnly?: boolean;
}

/** A policy, section by section. */
export const PolicySections = ({ sections, typed, isReadOnly = false }: PolicySectionsProps) =>
  sections.map(({ id, title, groups }) => (
    <Disclosure key={id} summary={title} isOpen={typed !== undefined}>
      <Stack space="m">
        {groups.map((group) => (
          <Stack key={group.id} space="xs">
            {group.title && (
              <Heading level={3} size="body">
                {group.title}
              </Heading>
            )}
            {group.text && <Text tone="soft">{group.text}</Text>}
            <Columns count={2} space="s">
              {group.settings.map((setting) => (
                <SettingField key={setting.path} {...setting} value={told(setting, typed)} isReadOnly={isReadOnly} />
              ))}
            </Columns>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  ));

const told = ({ path, kind, value }: EditableSetting, typed: PolicyEditorProps['typed']): string => {
  if (!typed) return value;
  return kind === 'switch' ? String(typed[path] === 'true') : (typed[path] ?? value);
};

const PATTERNS = {
  number: '-?[0-9]{1,12}([.][0-9]{1,6})?',
  points: '-?[0-9]{1,6}',
  fraction: '[0-9]{1,3}([.][0-9]{1,6})?',
};

function SettingField({ path, kind, label, value, isReadOnly }: EditableSetting & { readonly isReadOnly: boolean }) {
  const id = path.replaceAll('.', '-');
  if (kind === 'switch') {
    return (
      <Checkbox id={id} name={path} value="true" defaultChecked={value === 'true'} disabled={isReadOnly}>
        {label}
      </Checkbox>
    );
  }
  return (
    <Field id={id} label={label}>
      <TextInput
        name={path}
        width="short"
        inputMode="decimal"
        required
        pattern={PATTERNS[kind]}
        defaultValue={value}
        readOnly={isReadOnly}
      />
    </Field>
  );
}
