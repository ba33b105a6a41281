import { Container, Heading, Icon, Inline, Section, Split, Stack, Text } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface HeroProps {
  /** What stands beside the promise on a desktop, and under it on a phone. */
  readonly children: ReactNode;
}

/** The first thing a visitor sees: what is promised, and where to begin. */
export function Hero({ children }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <Section>
      <Container>
        <Split>
          <Stack space="l">
            <Heading level={1} size="display">
              {t('heading')}
            </Heading>
            <Text size="large" tone="soft">
              {t('lead')}
            </Text>
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
          </Stack>
          {children}
        </Split>
      </Container>
    </Section>
  );
}
