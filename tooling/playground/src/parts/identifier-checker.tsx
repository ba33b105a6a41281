import { Button, Card, DescriptionList, Inline, Stack, StatusBadge, Text } from '@lender/ui';
import { type Language, useLanguage, useWords } from '../page/language.ts';
import { useTyped } from '../page/use-address.ts';
import { partsEn } from './parts.copy.en.ts';
import { partsEs } from './parts.copy.es.ts';
import { ProblemList } from './problem-list.tsx';
import type { Reading } from './reading.ts';
import { TypedText } from './typed-text.tsx';

const TONES = { empty: 'neutral', incomplete: 'info', complete: 'ok', doubtful: 'warn', invalid: 'danger' } as const;

interface IdentifierCheckerProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly examples: readonly string[];
  readonly read: (text: string, language: Language) => Reading;
}

/** Reads a text with each key, and shows its state, its problems and its parts. */
export function IdentifierChecker({ name, label, hint, examples, read }: IdentifierCheckerProps) {
  const words = useWords({ es: partsEs, en: partsEn });
  const [text, type] = useTyped(name, examples[0]);
  return (
    <Card>
      <Stack>
        <TypedText name={name} label={label} hint={hint} look="code" initial={examples[0] ?? ''} />
        <Inline space="xs">
          <Text as="span" size="small" tone="soft">
            {words.examples}
          </Text>
          {examples.map((example) => (
            <Button key={example} tone="quiet" size="small" onClick={() => type(example)}>
              {example}
            </Button>
          ))}
        </Inline>
        <ReadingView reading={read(text, useLanguage())} />
      </Stack>
    </Card>
  );
}

function ReadingView({ reading }: { readonly reading: Reading }) {
  const words = useWords({ es: partsEs, en: partsEn });
  return (
    <>
      <div role="status">
        <Stack space="s" align="start">
          <StatusBadge tone={TONES[reading.state]}>{words.states[reading.state]}</StatusBadge>
          <ProblemList problems={reading.problems} />
          {reading.notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </Stack>
      </div>
      {reading.parts.length > 0 && <DescriptionList items={reading.parts} columns={2} />}
    </>
  );
}
