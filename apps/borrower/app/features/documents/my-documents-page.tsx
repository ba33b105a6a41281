import { Card, Container, Disclosure, Heading, Notice, PageHeader, Section, Stack, Text, TextLink } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { signedDocumentPath } from '../../vocabulary/signed-document-path.ts';
import { DRAWN, type DrawnName, pdfPath, printPath } from './document-path.ts';
import type { LoanPapers, MyDocumentsView } from './my-documents.server.ts';

/** Shows everything that the client signed, owes or may read, as PDF and for printing. */
export function MyDocumentsPage({ view: { isMissing, signed, loans, reading } }: { readonly view: MyDocumentsView }) {
  const { t } = useTranslation('myDocuments');
  const hasNone = signed.length + loans.length === 0;
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader
            title={t('title')}
            lead={t(hasNone ? 'leadOfNone' : 'lead')}
            back={{ href: '/profile', label: t('back') }}
          />
          {isMissing && (
            <Notice tone="warn" role="alert" title={t('missing.title')}>
              {t('missing.text')}
            </Notice>
          )}
          {signed.length > 0 && <Signed signed={signed} />}
          {loans.map((loan) => (
            <OfLoan key={loan.id} loan={loan} />
          ))}
          {reading.length > 0 && <Reading reading={reading} />}
        </Stack>
      </Container>
    </Section>
  );
}

function Reading({ reading }: Pick<MyDocumentsView, 'reading'>) {
  const { t } = useTranslation('myDocuments');
  return (
    <Papers id="reading" title={t('reading.title')}>
      {drawnOf(reading).map((name) => (
        <Paper key={name} href={pdfPath(name)}>
          {t(`reading.names.${DRAWN[name]}`)} (PDF)
        </Paper>
      ))}
    </Papers>
  );
}

const NAMES = Object.keys(DRAWN) as DrawnName[];
const drawnOf = (types: MyDocumentsView['reading']): DrawnName[] => NAMES.filter((name) => types.includes(DRAWN[name]));

function Signed({ signed }: Pick<MyDocumentsView, 'signed'>) {
  const { t } = useTranslation('myDocuments');
  return (
    <Papers id="signed" title={t('signed.title')}>
      {signed.map(({ id, date, hash }) => (
        <Stack key={id} space="xxs">
          <Paper href={signedDocumentPath(id)}>{t('signed.one', { date })} (PDF)</Paper>
          <Disclosure summary={t('signed.evidence')}>
            <Text size="small">{t('signed.hash')}</Text>
            <Text size="small">
              <code>{hash}</code>
            </Text>
          </Disclosure>
        </Stack>
      ))}
    </Papers>
  );
}

function OfLoan({ loan }: { readonly loan: LoanPapers }) {
  const { t } = useTranslation('myDocuments');
  const { reference, principal, date } = loan;
  return (
    <Papers id={`loan-${loan.id}`} title={t('loan.title', { reference })} about={t('loan.about', { principal, date })}>
      <Paper href={pdfPath('estado-de-cuenta', loan.id)}>{t('loan.statement')} (PDF)</Paper>
      {loan.isSettled && <Paper href={pdfPath('carta-de-no-adeudo', loan.id)}>{t('loan.letter')} (PDF)</Paper>}
      <TextLink href={printPath('contrato', loan.id)} place="alone" icon="right">
        {t('loan.agreement')}
      </TextLink>
      <TextLink href={printPath('caratula', loan.id)} place="alone" icon="right">
        {t('loan.cover')}
      </TextLink>
    </Papers>
  );
}

interface PapersProps {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Papers({ id, title, about, children }: PapersProps) {
  return (
    <Card labelledBy={id}>
      <Stack space="xs">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {about !== undefined && <Text tone="soft">{about}</Text>}
        {children}
      </Stack>
    </Card>
  );
}

function Paper({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <TextLink href={href} place="alone" icon="file" target="_blank">
      {children}
    </TextLink>
  );
}
