import type { getContacts, Reply } from '@lender/contract';
import { Card, DescriptionList, Heading, Notice, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../account-page.tsx';
import { AlternatePhoneForm } from './alternate-phone-form.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactsAnswer } from './contacts.server.ts';
import type { ContactChange } from './contacts.ts';

export interface ContactsPageProps {
  /** Whose drafts are saved. */
  readonly owner: string;
  readonly alternatePhone: string;
  readonly contacts: Reply<typeof getContacts>;
  readonly done: ContactChange | null;
  readonly formKey: string;
  readonly answer: ContactsAnswer | undefined;
  readonly isBusy: boolean;
}

/** How a client is reached besides the own phone. */
export function ContactsPage({ owner, alternatePhone, contacts, done, formKey, answer, isBusy }: ContactsPageProps) {
  const { t } = useTranslation('account');
  const alternate = answer?.form === 'alternate' ? answer.problem : undefined;
  const contact = answer?.form === 'contact' ? answer.problem : undefined;
  return (
    <AccountPage title={t('contacts.title')} lead={t('contacts.lead')}>
      {done && !answer && (
        <Notice tone="ok" role="status">
          {t(`contacts.done.${done}`)}
        </Notice>
      )}
      <AlternatePhoneForm phone={alternatePhone} problem={alternate} isBusy={isBusy} />
      <Card labelledBy="people">
        <Stack space="s">
          <Heading level={2} id="people">
            {t('contacts.people')}
          </Heading>
          {contacts.length === 0 && <Text tone="soft">{t('contacts.none')}</Text>}
          <DescriptionList
            items={contacts.map(({ fullName, phoneLastFour, relationship }) => ({
              term: `${fullName} · ${t(`contacts.are.${relationship}`)}`,
              detail: t('contacts.phoneEnd', { lastFour: phoneLastFour }),
            }))}
          />
        </Stack>
      </Card>
      <ContactForm key={contacts.length} owner={owner} formKey={formKey} problem={contact} isBusy={isBusy} />
    </AccountPage>
  );
}
