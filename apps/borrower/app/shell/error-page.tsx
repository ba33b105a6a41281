import { brand } from '@lender/brand';
import {
  Button,
  Container,
  DescriptionList,
  EmptyState,
  LinkButton,
  Notice,
  Section,
  Text,
  TextLink,
} from '@lender/ui';
import type { FailureDetails, HeldForm } from '@lender/web/document';
import { signInPath } from '@lender/web/paths';
import { useTranslation } from 'react-i18next';
import { notFoundText } from './not-found-text.ts';
import { NoNetwork } from './offline-page.tsx';

export interface ErrorPageProps {
  readonly status: number;
  /** Form that was not accepted: it can be sent again. */
  readonly held?: HeldForm | undefined;
  /** True when the browser could not reach the site at all. */
  readonly isCutOff?: boolean;
  /** Only for admins: a client's page shows no internal details. */
  readonly details?: FailureDetails;
}

/** Replaces a page that does not exist, or that broke. */
export function ErrorPage({ status, held, isCutOff = false, details }: ErrorPageProps) {
  return (
    <Section space="xl">
      <Container width="reading">
        {status === 404 ? <NotFound /> : <Trouble held={held} isCutOff={isCutOff} />}
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

function Trouble({ held, isCutOff }: Pick<ErrorPageProps, 'held' | 'isCutOff'>) {
  const { t } = useTranslation('shell');
  if (isCutOff) return <NoNetwork />;
  const words = held?.signIn === undefined ? 'maintenance' : 'signedOut';
  return (
    <EmptyState
      level={1}
      illustration="phone"
      title={t(`${words}.title`)}
      actions={held ? <SendAgain {...held} /> : <LinkButton href="">{t('maintenance.retry')}</LinkButton>}
    >
      <Text>{t(`${words}.description`)}</Text>
      {held && <Text>{t('held.kept')}</Text>}
      {words === 'maintenance' && <WriteToUs />}
    </EmptyState>
  );
}

function WriteToUs() {
  const { t } = useTranslation('shell');
  const { email } = brand.customerCare;
  return (
    <Text>
      {t('maintenance.contact')} <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </Text>
  );
}

/**
 * Shows what was typed, ready to be sent once more to the same page. Signing in happens in another tab, so that this
 * one stays.
 */
function SendAgain({ fields, signIn }: HeldForm) {
  const { t } = useTranslation('shell');
  return (
    <>
      {signIn !== undefined && (
        <LinkButton href={signIn} target="_blank">
          {t('held.signIn')}
        </LinkButton>
      )}
      <form method="post">
        {fields.map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <Button type="submit" tone={signIn === undefined ? 'primary' : 'secondary'}>
          {t('held.send')}
        </Button>
      </form>
    </>
  );
}

function Details({ status, message }: FailureDetails) {
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
