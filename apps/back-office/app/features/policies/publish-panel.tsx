import { Button, Card, Field, Heading, Inline, Stack, Text, TextArea, TextLink } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import { DraftForm } from './draft-form.tsx';
import type { DraftView } from './draft-view.ts';
import { draftCopy } from './policies.copy.es.ts';

const { publish: copy } = draftCopy;

export interface PublishPanelProps {
  readonly draft: DraftView;
  readonly formKey: string;
  readonly note: string | undefined;
  readonly isBusy: boolean;
}

/** The last step of a draft: a second person. */
export function PublishPanel({ draft, formKey, note, isBusy }: PublishPanelProps) {
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.lead}</Text>
        {draft.isAsked && (
          <Inline space="s" align="baseline">
            <Text>{copy.asked}</Text>
            <TextLink href={screenPath('approvals', {})}>{copy.see}</TextLink>
          </Inline>
        )}
        {!draft.isAsked && !draft.mayPublish && <Text>{copy.notYet}</Text>}
        {draft.mayPublish && (
          <DraftForm deed="publish" revision={draft.revision} formKey={formKey}>
            <Stack space="s">
              <Field id="note" label={copy.note}>
                <TextArea name="note" rows={2} required maxLength={500} defaultValue={note} />
              </Field>
              <Inline>
                <Button type="submit" isBusy={isBusy}>
                  {copy.submit}
                </Button>
              </Inline>
            </Stack>
          </DraftForm>
        )}
      </Stack>
    </Card>
  );
}
