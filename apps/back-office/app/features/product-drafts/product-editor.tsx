import { Button, Card, Columns, Disclosure, Heading, Inline, Stack } from '@lender/ui';
import { DraftForm } from '../../forms/drafts/draft-form.tsx';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { shownText } from '../../forms/drafts/editable-setting.ts';
import { SettingField } from '../../forms/drafts/setting-field.tsx';
import { choiceWords } from '../../vocabulary/product/product-words.ts';
import type { ProductSection } from './product-sections.ts';

const { edit: copy } = draftsCopy;

export interface ProductEditorProps {
  readonly sections: readonly ProductSection[];
  readonly revision: number;
  readonly formKey: string;
  /** Input that was refused, by path; `wrong` says what is wrong with it. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly wrong: Readonly<Record<string, string>> | undefined;
  readonly isBusy: boolean;
}

/** Form of all settings of a product that may be changed, saved together. */
export function ProductEditor({ sections, revision, formKey, typed, wrong, isBusy }: ProductEditorProps) {
  return (
    <Card tone="flat" padding="m">
      <DraftForm intent="save" revision={revision} formKey={formKey} label={copy.title}>
        <Stack space="s">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <ProductSections sections={sections} typed={typed} wrong={wrong} />
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

interface ProductSectionsProps
  extends Pick<ProductEditorProps, 'sections'>,
    Partial<Pick<ProductEditorProps, 'typed' | 'wrong'>> {
  readonly isReadOnly?: boolean;
}

/** Shows a product, section by section. */
export const ProductSections = ({ sections, typed, wrong = {}, isReadOnly = false }: ProductSectionsProps) =>
  sections.map(({ id, title, settings, isWrong }) => (
    <Disclosure key={id} summary={title} isOpen={isWrong || settings.some(({ path }) => wrong[path] !== undefined)}>
      <Columns count={3} space="s" align="end">
        {settings.map((setting) => {
          const error = wrong[setting.path] ?? setting.error;
          return (
            <SettingField
              key={setting.path}
              setting={error === undefined ? setting : { ...setting, error }}
              text={shownText(setting, typed)}
              choiceWords={choiceWords}
              isReadOnly={isReadOnly}
            />
          );
        })}
      </Columns>
    </Disclosure>
  ));
