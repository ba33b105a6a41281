import { Button, Card, Field, Heading, Inline, Stack, Text, TextArea, TextLink } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { DayInput } from '../day-input.tsx';
import { DraftForm } from './draft-form.tsx';
import { draftsCopy } from './drafts.copy.es.ts';

const { publish: copy } = draftsCopy;

export interface PublishPanelProps {
  readonly draft: {
    readonly revision: number;
    readonly isAsked: boolean;
    readonly mayPublish: boolean;
    /** Versions that are not live yet. */
    readonly scheduled: readonly { readonly version: number; readonly liveFrom: string }[];
  };
  readonly formKey: string;
  /** Words for what publishing does, and for what it waits for. */
  readonly words: { readonly lead: string; readonly notYet: string };
  /** Input that was refused. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly isBusy: boolean;
}

/** Last step of a draft: approval by a second person. */
export function PublishPanel({ draft, formKey, words, typed, isBusy }: PublishPanelProps) {
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text tone="soft">{words.lead}</Text>
        {draft.scheduled.map(({ version, liveFrom }) => (
          <Text key={version}>{copy.scheduled(version, formatInstant(liveFrom))}</Text>
        ))}
        {draft.isAsked && (
          <Inline space="s" align="baseline">
            <Text>{copy.asked}</Text>
            <TextLink href={screenPath('approvals', {})}>{copy.see}</TextLink>
          </Inline>
        )}
        {!draft.isAsked && !draft.mayPublish && <Text>{words.notYet}</Text>}
        {draft.mayPublish && (
          <DraftForm intent="publish" revision={draft.revision} formKey={formKey}>
            <Stack space="s">
              <Field id="note" label={copy.note}>
                <TextArea name="note" rows={2} required maxLength={500} defaultValue={typed?.note} />
              </Field>
              <Field id="from" label={copy.from} note={copy.fromNote} hint={copy.fromHint}>
                <DayInput name="from" defaultValue={typed?.from} />
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
