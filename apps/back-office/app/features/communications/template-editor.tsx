import {
  Button,
  Card,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextArea,
  TextInput,
  TextLink,
} from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import type { ReactNode } from 'react';
import { screenPath } from '../../screens.ts';
import { withParameter } from '../../shell/with-parameter.ts';
import { communicationsCopy } from './communications.copy.es.ts';
import type { PreviewView, TemplateIntent, TemplateView } from './template.server.ts';

const { one: copy } = communicationsCopy;

export interface TemplateEditorProps {
  readonly view: TemplateView;
  readonly formKey: string;
  /** Text that was typed and not accepted. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

/** Writes a draft. */
export function TemplateEditor({ view, formKey, typed, isBusy }: TemplateEditorProps) {
  const { words, channel, draft } = view;
  return (
    <Card tone="flat" padding="m" labelledBy="draft">
      <Stack space="s">
        <Inline space="m" justify="between" align="baseline">
          <Heading level={2} size="large" id="draft">
            {copy.draft}
          </Heading>
          {draft && (
            <Text as="span" tone="soft">
              {draft.about}
            </Text>
          )}
        </Inline>
        {!draft && <Text tone="soft">{copy.noDraft}</Text>}
        {draft && draft.faults.length > 0 && (
          <Notice tone="warn" role="status" title={copy.faults}>
            <Stack space="xs">
              {draft.faults.map((fault) => (
                <Text key={fault}>{fault}</Text>
              ))}
            </Stack>
          </Notice>
        )}
        <ActionForm intent="save" view={view} formKey={formKey}>
          <Stack space="s">
            {channel === 'email' && (
              <Field id="subject" label={copy.subject}>
                <TextInput
                  name="subject"
                  required
                  maxLength={150}
                  defaultValue={typed?.subject ?? words.subject ?? ''}
                />
              </Field>
            )}
            <Field id="text" label={copy.text} hint={copy.textHint}>
              <TextArea
                name="text"
                rows={channel === 'email' ? 14 : 6}
                required
                maxLength={4000}
                defaultValue={typed?.text ?? words.text}
              />
            </Field>
            <Inline>
              <Button type="submit" tone={draft ? 'secondary' : 'primary'} size="small" isBusy={isBusy}>
                {copy.save}
              </Button>
            </Inline>
          </Stack>
        </ActionForm>
      </Stack>
    </Card>
  );
}

/** Draws how a text reads with the figures of a borrower. */
export function TemplatePreview({ view }: { readonly view: TemplateView }) {
  const { draft, live, example, nextExample } = view;
  const path = screenPath('template', { template: view.template, channel: view.channel });
  return (
    <Card tone="flat" padding="m" labelledBy="preview">
      <Stack space="s">
        <Heading level={2} size="large" id="preview">
          {copy.preview}
        </Heading>
        <Inline space="m" justify="between" align="baseline">
          <Text tone="soft">{example}</Text>
          {nextExample !== null && (
            <LinkButton href={withParameter(path, 'ejemplo', String(nextExample))} tone="quiet" size="small">
              {copy.nextExample}
            </LinkButton>
          )}
        </Inline>
        {draft && <Said title={copy.draft} preview={draft.preview} />}
        <Said title={copy.live} preview={live} />
      </Stack>
    </Card>
  );
}

function Said({ title, preview }: { readonly title: string; readonly preview: PreviewView | null }) {
  if (!preview) return <Text tone="soft">{copy.unreadable}</Text>;
  return (
    <Stack space="xs">
      <Heading level={3} size="body">
        {title}
      </Heading>
      {preview.subject !== null && <Text weight="bold">{preview.subject}</Text>}
      {preview.text.split('\n\n').map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {preview.parts && <Text tone="soft">{preview.parts}</Text>}
    </Stack>
  );
}

/** Sends a draft to oneself as a test, and publishes it. */
export function TemplatePublishing({ view, formKey, typed, isBusy }: TemplateEditorProps) {
  const { draft } = view;
  if (!draft) return null;
  const isReady = draft.faults.length === 0;
  return (
    <Card tone="flat" padding="m" labelledBy="publish">
      <Stack space="s">
        <Heading level={2} size="large" id="publish">
          {copy.publishTitle}
        </Heading>
        <Text tone="soft">{draft.needsApproval ? copy.needsApproval : copy.needsNobody}</Text>
        {draft.isAsked && (
          <Inline space="s" align="baseline">
            <Text>{copy.asked}</Text>
            <TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>
          </Inline>
        )}
        {isReady && (
          <ActionForm intent="test" view={view} formKey={formKey}>
            <Button type="submit" tone="secondary" size="small" isBusy={isBusy}>
              {copy.test}
            </Button>
          </ActionForm>
        )}
        {isReady && !draft.isAsked && (
          <ActionForm intent="publish" view={view} formKey={formKey}>
            <Stack space="s">
              <Field id="note" label={copy.note}>
                <TextArea name="note" rows={2} required maxLength={500} defaultValue={typed?.note} />
              </Field>
              <Inline>
                <Button type="submit" size="small" isBusy={isBusy}>
                  {draft.needsApproval ? copy.askToPublish : copy.publish}
                </Button>
              </Inline>
            </Stack>
          </ActionForm>
        )}
      </Stack>
    </Card>
  );
}

interface ActionFormProps {
  readonly intent: TemplateIntent;
  readonly view: TemplateView;
  readonly formKey: string;
  readonly children: ReactNode;
}

const ActionForm = ({ intent, view, formKey, children }: ActionFormProps) => (
  <Form noValidate method="post" preventScrollReset>
    <FormKey value={`${formKey}-${intent}`} />
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="revision" value={view.revision} />
    {children}
  </Form>
);
