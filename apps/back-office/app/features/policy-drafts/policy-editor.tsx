import { Button, Card, Columns, Disclosure, Heading, Inline, Stack, Text } from '@lender/ui';
import { DraftForm } from '../../forms/drafts/draft-form.tsx';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { shownText } from '../../forms/drafts/editable-setting.ts';
import { SettingField } from '../../forms/drafts/setting-field.tsx';
import type { PolicySection } from './policy-sections.ts';

const { edit: copy } = draftsCopy;

export interface PolicyEditorProps {
  readonly sections: readonly PolicySection[];
  readonly revision: number;
  readonly formKey: string;
  /** Input that was refused, by path. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly isBusy: boolean;
}

/** Form of all settings of a policy that may be changed, saved together. */
export function PolicyEditor({ sections, revision, formKey, typed, isBusy }: PolicyEditorProps) {
  return (
    <Card tone="flat" padding="m">
      <DraftForm intent="save" revision={revision} formKey={formKey} label={copy.title}>
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

/** Shows a policy, section by section. */
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
                <SettingField
                  key={setting.path}
                  setting={setting}
                  text={shownText(setting, typed)}
                  isReadOnly={isReadOnly}
                />
              ))}
            </Columns>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  ));
