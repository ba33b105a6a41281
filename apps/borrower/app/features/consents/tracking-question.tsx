import { Card, Container, Heading, Inline, Section, Split, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { ConsentButton } from './consent-button.tsx';

export interface TrackingQuestionProps {
  /** Text that the client agrees to, as the server keeps it. */
  readonly text: string;
  /** Page on which it is asked. */
  readonly from: string;
}

/** Asks a client once whether we may measure; nothing depends on the answer. */
export function TrackingQuestion({ text, from }: TrackingQuestionProps) {
  const { t } = useTranslation('consents');
  return (
    <Section>
      <Container>
        {/* Under the form of the page, not beside it. */}
        <Split side={320} space="l">
          <Card labelledBy="tracking-question">
            <Stack space="s">
              <Heading level={2} id="tracking-question">
                {t('question.title')}
              </Heading>
              <Text>{text}</Text>
              <Inline space="s">
                <ConsentButton kind="tracking" grants={true} from={from} tone="secondary" size="small">
                  {t('question.yes')}
                </ConsentButton>
                <ConsentButton kind="tracking" grants={false} from={from} tone="secondary" size="small">
                  {t('question.no')}
                </ConsentButton>
              </Inline>
              <Text tone="soft" size="small">
                {t('question.change')}
              </Text>
            </Stack>
          </Card>
        </Split>
      </Container>
    </Section>
  );
}
