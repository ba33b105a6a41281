import { WEBHOOK_EVENTS } from '@lender/contract';
import { Checkbox, Columns, Field, Heading, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { developersCopy } from './developers.copy.es.ts';
import { developersPath } from './developers-paths.ts';

const { form: copy, events, problems, refused } = developersCopy;

/** Shows the form that adds a webhook. */
export const WebhookPanel = ({ problem }: { readonly problem?: FormProblem }) => (
  <CommandCard
    id="webhook"
    title={copy.title}
    lead={copy.effect}
    preventScrollReset
    autoComplete="off"
    hidden={{ intent: 'create' }}
    words={problems}
    problem={problem}
    refused={refused}
    submit={copy.submit}
    cancel={{ href: developersPath(), label: copy.back }}
  >
    {({ field, input }) => (
      <>
        <Columns count={2}>
          <Field {...field('url')} label={copy.url} hint={copy.urlHint}>
            <TextInput {...input('url')} autoFocus inputMode="url" required maxLength={500} spellCheck={false} />
          </Field>
          <Field {...field('name')} label={copy.name} hint={copy.nameHint}>
            <TextInput {...input('name')} required maxLength={60} />
          </Field>
        </Columns>
        <Heading level={3} size="body">
          {copy.events}
        </Heading>
        <Columns count={3} space="s">
          {WEBHOOK_EVENTS.map((type) => (
            <Checkbox
              key={type}
              {...field(type)}
              name={type}
              value="1"
              defaultChecked={problem === undefined || problem.values[type] !== ''}
            >
              {events.names[type]}
            </Checkbox>
          ))}
        </Columns>
      </>
    )}
  </CommandCard>
);
