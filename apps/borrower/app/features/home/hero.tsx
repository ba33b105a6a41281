import { Container, Heading, Icon, Inline, Section, Split, Stack, Text } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HowItWorks } from './how-it-works.tsx';

export interface HeroProps {
  /** Content beside the promise where there is room, and right under it on a phone. */
  readonly children: ReactNode;
}

/** First part of the landing page: the promise, the cost, and the steps. */
export function Hero({ children }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <Section space="m">
      <Container>
        <Split space="l">
          <Stack space="s">
            <Heading level={1} size="display">
              {t('heading')}
            </Heading>
            <Text tone="soft">{t('lead')}</Text>
          </Stack>
          {children}
          <Stack space="xl">
            <Promises />
            <HowItWorks />
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}

function Promises() {
  const { t } = useTranslation('home');
  return (
    <Stack as="ul" space="xs">
      {t('promises', { returnObjects: true }).map((promise) => (
        <li key={promise}>
          <Inline space="xs">
            <Icon name="check" />
            <Text as="span">{promise}</Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
