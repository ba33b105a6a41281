import { brand } from '@lender/brand';
import { Card, Columns, DescriptionList, Heading, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { ContactCards } from './contact-cards.tsx';
import { ReadingPage } from './reading-page.tsx';
import type { StopRemindersAnswer } from './stop-reminders/stop-reminders.ts';
import { StopRemindersCard } from './stop-reminders/stop-reminders-card.tsx';

export interface ContactsPageProps {
  readonly stopReminders: StopRemindersAnswer | undefined;
}

/** Shows which number to call, when, and whom to contact if that does not help; and how reminders end. */
export function ContactsPage({ stopReminders }: ContactsPageProps) {
  const { t } = useTranslation('information');
  return (
    <ReadingPage title={t('contacts.title')} lead={t('contacts.lead')} width="wide">
      <ContactCards level={2} />
      <DescriptionList
        columns={2}
        items={[
          { term: t('contacts.complaints.holder'), detail: brand.complaints.holder },
          { term: t('contacts.address'), detail: brand.address },
        ]}
      />
      <Columns count={2} space="l">
        <Authority />
        <StopRemindersCard answer={stopReminders} />
      </Columns>
    </ReadingPage>
  );
}

function Authority() {
  const { t } = useTranslation('information');
  const { phone, phoneLabel, url } = brand.condusef;
  return (
    <Card tone="info" labelledBy="authority">
      <Stack space="xs" align="start">
        <Heading level={2} id="authority">
          {t('contacts.authority.title')}
        </Heading>
        <Text>{t('contacts.authority.text')}</Text>
        <TextLink href={`tel:${phone}`} place="alone" icon="phone">
          {phoneLabel}
        </TextLink>
        <TextLink href={url} place="alone" icon="right">
          {t('contacts.authority.link')}
        </TextLink>
      </Stack>
    </Card>
  );
}
