import { Container, PageHeader, Section, Stack } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Page on which a client changes something in the account, with a link back to it. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const { t } = useTranslation('account');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={title} lead={lead} back={{ href: '/profile', label: t('back') }} />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
