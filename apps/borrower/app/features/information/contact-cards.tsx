import { brand, type Contact } from '@lender/brand';
import { Card, Columns, Heading, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';

export interface ContactCardsProps {
  /** Level of their headings in the outline of the page. */
  readonly level: 2 | 3;
}

/** Shows which number to call about what: customers, collections, complaints. */
export function ContactCards({ level }: ContactCardsProps) {
  const { t } = useTranslation('information');
  const { customerCare, collections, complaints } = brand;
  return (
    <Columns count={3}>
      <ContactCard
        level={level}
        id="customer-care"
        words={t('contacts.customerCare', { returnObjects: true })}
        contact={customerCare}
      />
      <ContactCard
        level={level}
        id="collections"
        words={t('contacts.collections', { returnObjects: true })}
        contact={collections}
      />
      <ContactCard
        level={level}
        id="complaints"
        words={t('contacts.complaints', { returnObjects: true })}
        contact={complaints}
      />
    </Columns>
  );
}

interface ContactCardProps extends ContactCardsProps {
  readonly id: string;
  readonly words: { readonly title: string; readonly purpose: string };
  readonly contact: Contact;
}

function ContactCard({ level, id, words, contact: { phone, phoneLabel, email, hours } }: ContactCardProps) {
  return (
    <Card tone="flat" labelledBy={id}>
      <Stack space="xs" align="start">
        <Heading level={level} size="large" id={id}>
          {words.title}
        </Heading>
        <Text tone="soft">{words.purpose}</Text>
        <TextLink href={`tel:${phone}`} place="alone" icon="phone">
          {phoneLabel}
        </TextLink>
        <TextLink href={`mailto:${email}`} place="alone" icon="mail">
          {email}
        </TextLink>
        <Text size="small" tone="soft">
          {hours}
        </Text>
      </Stack>
    </Card>
  );
}
