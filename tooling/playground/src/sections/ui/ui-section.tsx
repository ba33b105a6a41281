import { Button, Card, Disclosure, Heading, Inline, Notice, Split, Stack, StatusBadge, Text } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { LivingForm } from './living-form.tsx';
import { uiEn } from './ui.copy.en.ts';
import { uiEs } from './ui.copy.es.ts';

const TONES = ['primary', 'secondary', 'quiet', 'danger'] as const;
const BADGES = ['ok', 'info', 'warn', 'danger', 'neutral'] as const;

export default function UiSection() {
  const words = useWords({ es: uiEs, en: uiEn });
  return (
    <Stack>
      <Text tone="soft">{words.hint}</Text>
      <Split>
        <LivingForm />
        <Stack>
          <Card>
            <Stack>
              <Heading level={2}>{words.buttons}</Heading>
              <Inline space="s">
                {TONES.map((tone) => (
                  <Button key={tone} tone={tone}>
                    {words.tones[tone]}
                  </Button>
                ))}
              </Inline>
              <Inline space="xs">
                {BADGES.map((tone) => (
                  <StatusBadge key={tone} tone={tone}>
                    {words.badges[tone]}
                  </StatusBadge>
                ))}
              </Inline>
            </Stack>
          </Card>
          <Notice tone="ok" title={words.notice}>
            {words.noticeText}
          </Notice>
          <Disclosure summary={words.question}>
            <Text>{words.answer}</Text>
          </Disclosure>
        </Stack>
      </Split>
    </Stack>
  );
}
