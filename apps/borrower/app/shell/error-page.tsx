import { brand } from '@lender/brand';
import { Container, DescriptionList, EmptyState, LinkButton, Notice, Section, Text, TextLink } from '@lender/ui';
import { signInPath } from '@lender/web/paths';
import { useTranslation } from 'react-i18next';
import { notFoundText } from './not-found-text.ts';

/** What went wrong, for those who may know. */
export interface ErrorDetails {
  readonly status: number;
  readonly message: string;
}

export interface ErrorPageProps {
  readonly status: number;
  /** Only for admins: a client's page says nothing of the inside. */
  readonly details?: ErrorDetails;
}

/** What stands in place of a page: it is not there, or it broke. */
export function ErrorPage({ status, details }: ErrorPageProps) {
  return (
    <Section space="xl">
      <Container width="reading">
        {status === 404 ? <NotFound /> : <Maintenance />}
        {details && <Details {...details} />}
      </Container>
    </Section>
  );
}

function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      level={1}
      illustration="calendar"
      title={t('notFound.title')}
      actions={
        <>
          <LinkButton href="/">{t('notFound.calculator')}</LinkButton>
          <LinkButton href={signInPath()} tone="secondary">
            {t('notFound.signIn')}
          </LinkButton>
          <LinkButton href="/contactos" tone="quiet">
            {t('notFound.contact')}
          </LinkButton>
        </>
      }
    >
      <Text lang="en" tone="soft">
        {notFoundText}
      </Text>
      <Text>{t('notFound.description')}</Text>
    </EmptyState>
  );
}

function Maintenance() {
  const { t } = useTranslation('shell');
  const { email } = brand.customerCare;
  return (
    <EmptyState
      level={1}
      illustration="phone"
      title={t('maintenance.title')}
      actions={<LinkButton href="">{t('maintenance.retry')}</LinkButton>}
    >
      <Text>{t('maintenance.description')}</Text>
      <Text>
        {t('maintenance.contact')} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Text>
    </EmptyState>
  );
}

function Details({ status, message }: ErrorDetails) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="danger" title={t('details')}>
      <DescriptionList
        items={[
          { term: 'status', detail: status },
          { term: 'message', detail: message },
        ]}
      />
    </Notice>
  );
}
