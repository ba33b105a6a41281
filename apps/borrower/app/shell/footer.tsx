import { brand, type Contact } from '@lender/brand';
import { Inline, SiteFooter, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';

export interface FooterProps {
  /** The current year in Mexico City. */
  readonly year: number;
}

/** The bottom of every page: whom to call and when, who we are, and the documents. */
export function Footer({ year }: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <SiteFooter
      groups={[
        { title: t('footer.customerCare'), content: <ContactLines contact={brand.customerCare} /> },
        { title: t('footer.collections'), content: <ContactLines contact={brand.collections} /> },
        { title: t('footer.about'), content: <Text size="small">{t('footer.aboutText')}</Text> },
        { title: t('footer.documents'), content: <DocumentLinks /> },
      ]}
      note={t('footer.note', { year: String(year) })}
      aside={
        <Inline space="m">
          {brand.social.map(({ name, url }) => (
            <TextLink key={name} href={url} tone="ink" place="alone">
              {name}
            </TextLink>
          ))}
        </Inline>
      }
    />
  );
}

function ContactLines({ contact: { phone, phoneLabel, email, hours } }: { readonly contact: Contact }) {
  return (
    <Stack space="none" align="start">
      <TextLink href={`tel:${phone}`} place="alone" tone="ink" icon="phone">
        {phoneLabel}
      </TextLink>
      <TextLink href={`mailto:${email}`} place="alone" tone="ink" icon="mail">
        {email}
      </TextLink>
      <Text size="small" tone="soft">
        {hours}
      </Text>
    </Stack>
  );
}

function DocumentLinks() {
  const { t } = useTranslation('shell');
  return (
    <Stack space="none" align="start">
      <TextLink href="/documentos" place="alone" tone="ink" icon="file">
        {t('footer.documentsLink')}
      </TextLink>
      <TextLink href="/contactos" place="alone" tone="ink" icon="info">
        {t('footer.complaints')}
      </TextLink>
    </Stack>
  );
}
