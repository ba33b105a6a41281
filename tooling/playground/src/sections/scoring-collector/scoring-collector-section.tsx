import { Button, Card, Checkbox, Field, Heading, Inline, PasswordInput, Stack, Text, TextInput } from '@lender/ui';
import { useState } from 'react';
import { useWords } from '../../page/language.ts';
import { OpenedChunks } from './opened-chunks.tsx';
import { collectorEn } from './scoring-collector.copy.en.ts';
import { collectorEs } from './scoring-collector.copy.es.ts';
import { useCollector } from './use-collector.ts';

export default function ScoringCollectorSection() {
  const words = useWords({ es: collectorEs, en: collectorEn });
  const [consent, setConsent] = useState(false);
  const { state, host, start, stop } = useCollector();
  return (
    <>
      <Card>
        <Stack>
          <Heading level={2}>{words.title}</Heading>
          <Text tone="soft">{words.hint}</Text>
          <Checkbox
            id="collector-consent"
            checked={consent}
            onChange={(event) => setConsent(event.currentTarget.checked)}
          >
            {words.consent}
          </Checkbox>
          <Inline space="s">
            <Button onClick={() => void start(consent)}>{words.start}</Button>
            <Button tone="secondary" isDisabled={state !== 'running'} onClick={() => void stop()}>
              {words.stop}
            </Button>
          </Inline>
          <div role="status">
            <Text weight="bold">{words.states[state]}</Text>
          </div>
        </Stack>
      </Card>
      <FormToFill />
      {state === 'stopped' && host && <OpenedChunks host={host} />}
    </>
  );
}

/** Text that is typed here is in no address: only its character classes are shown. */
function FormToFill() {
  const { form, firstName, password } = useWords({ es: collectorEs, en: collectorEn });
  const { show, hide } = useWords({ es: { show: 'Mostrar', hide: 'Ocultar' }, en: { show: 'Show', hide: 'Hide' } });
  return (
    <Card>
      <Stack>
        <Heading level={2}>{form}</Heading>
        <Field id="collector-first-name" label={firstName}>
          <TextInput name="firstName" autoComplete="off" />
        </Field>
        <Field id="collector-password" label={password}>
          <PasswordInput name="password" autoComplete="new-password" showLabel={show} hideLabel={hide} />
        </Field>
      </Stack>
    </Card>
  );
}
