import { brand, type Contact } from '@lender/brand';
import { Inline, SiteFooter, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { onOneLine } from '../facts.ts';

export interface FooterProps {
  /** The current year in Mexico City. */
  readonly year: number;
}

/** Footer of every page: the phone and its hours, who we are, and the documents. */
export function Footer({ year }: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <SiteFooter
      groups={[
        { title: t('footer.customerCare'), content: <ContactLines contact={brand.customerCare} /> },
        { title: t('footer.collections'), content: <ContactLines contact={brand.collections} /> },
        { title: t('footer.documents'), content: <DocumentLinks /> },
      ]}
      legal={<Legal />}
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
      <Inline space="m">
        <TextLink href={`tel:${phone}`} place="alone" tone="ink">
          {phoneLabel}
        </TextLink>
        <TextLink href={`mailto:${email}`} place="alone" tone="ink">
          {email}
        </TextLink>
      </Inline>
      <Text size="small" tone="soft">
        {hours}
      </Text>
    </Stack>
  );
}

function DocumentLinks() {
  const { t } = useTranslation('shell');
  return (
    <Inline space="m">
      <TextLink href="/documentos" place="alone" tone="ink">
        {t('footer.documentsLink')}
      </TextLink>
      <TextLink href="/contactos" place="alone" tone="ink">
        {t('footer.complaints')}
      </TextLink>
    </Inline>
  );
}

/** Shows the lender, its registrations, and who handles complaints. */
function Legal() {
  const { t } = useTranslation('shell');
  const { complaints, condusef, entityBureauUrl } = brand;
  return (
    <>
      <p>{t('footer.aboutText')}</p>
      <p>{t('footer.registrations')}</p>
      <p>
        {t('footer.complaintsUnit')}{' '}
        <TextLink href={`tel:${complaints.phone}`} tone="ink">
          {complaints.phoneLabel}
        </TextLink>
        {', '}
        <TextLink href={`mailto:${complaints.email}`} tone="ink">
          {complaints.email}
        </TextLink>
        {'. '}
        <TextLink href={condusef.url} tone="ink">
          CONDUSEF
        </TextLink>{' '}
        {onOneLine(condusef.phoneLabel)}
        {'. '}
        <TextLink href={entityBureauUrl} tone="ink">
          {t('footer.entityBureau')}
        </TextLink>
        .
      </p>
    </>
  );
}
