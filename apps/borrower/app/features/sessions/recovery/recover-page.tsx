import { Card, Container, Inline, PageHeader, Section, Stack, Text, TextLink } from '@lender/ui';
import { signInPath } from '@lender/web/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface RecoverPageProps {
  readonly title: string;
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
}

/** Page of the password recovery. */
export function RecoverPage({ title, lead, children }: RecoverPageProps) {
  const { t } = useTranslation('session');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={title} lead={lead} />
          <Card>{children}</Card>
          <Inline space="xs">
            <Text as="span" tone="soft">
              {t('recovery.remembered')}
            </Text>
            <TextLink href={signInPath()} place="alone">
              {t('recovery.signIn')}
            </TextLink>
          </Inline>
          <Text size="small" tone="soft">
            <strong>{t('recovery.noCodes')}</strong> {t('recovery.call')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
