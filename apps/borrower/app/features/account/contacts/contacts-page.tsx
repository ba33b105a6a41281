import type { getContacts, Reply } from '@lender/contract';
import { Button, Card, Heading, Inline, Notice, Stack, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../account-page.tsx';
import { AlternatePhoneForm } from './alternate-phone-form.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactsAnswer } from './contacts.server.ts';
import { CONTACTS_PATH, type ContactChange } from './contacts.ts';

export interface ContactsPageProps {
  /** Id of the client whose drafts are saved. */
  readonly owner: string;
  readonly alternatePhone: string;
  readonly contacts: Reply<typeof getContacts>;
  readonly done: ContactChange | null;
  readonly formKey: string;
  readonly answer: ContactsAnswer | undefined;
  readonly isBusy: boolean;
}

/** Shows how a client is reached besides their own phone. */
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
          {contacts.map((person) => (
            <KnownContact key={person.id} {...person} />
          ))}
        </Stack>
      </Card>
      <ContactForm key={contacts.length} owner={owner} formKey={formKey} problem={contact} isBusy={isBusy} />
    </AccountPage>
  );
}

/** Shows a contact, and the button that removes it. */
function KnownContact({ id, fullName: name, relationship, phoneLastFour }: Reply<typeof getContacts>[number]) {
  const { t } = useTranslation('account');
  return (
    <Stack space="xxs">
      <Text weight="bold">{t('contacts.one', { name, relationship: t(`contacts.are.${relationship}`) })}</Text>
      <Inline space="s">
        <Text tone="soft">{t('contacts.phoneEnd', { lastFour: phoneLastFour })}</Text>
        <Form method="post" action={CONTACTS_PATH}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="quiet" size="small">
            {t('contacts.remove', { name })}
          </Button>
        </Form>
      </Inline>
    </Stack>
  );
}
