import { Container, EmptyState, Inline, LinkButton, Section, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { DOCUMENTS_PATH } from './document-path.ts';
import * as css from './print.css.ts';
import type { PrintView } from './print.server.ts';
import { PrintButton } from './print-button.tsx';
import { PrintedDocument } from './printed-document.tsx';
import { PrintedReference } from './printed-reference.tsx';

/** Shows one document, laid out for printing. */
export function PrintPage({ view }: { readonly view: PrintView }) {
  if (view.kind !== 'document' && view.kind !== 'reference') return <NothingToPrint kind={view.kind} />;
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <Controls />
          {view.kind === 'document' ? (
            <PrintedDocument text={view.text} />
          ) : (
            <PrintedReference reference={view.reference} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function Controls() {
  const { t } = useTranslation('myDocuments');
  return (
    <div className={css.hiddenOnPaper}>
      <Stack space="xs">
        <Inline space="m">
          <PrintButton label={t('paper.do')} />
          <TextLink href={DOCUMENTS_PATH} place="alone" icon="left">
            {t('paper.documents')}
          </TextLink>
        </Inline>
        <Text size="small" tone="soft">
          {t('paper.hint')}
        </Text>
      </Stack>
    </div>
  );
}

function NothingToPrint({ kind }: { readonly kind: Exclude<PrintView['kind'], 'document' | 'reference'> }) {
  const { t } = useTranslation('myDocuments');
  return (
    <Section space="xl">
      <Container width="reading">
        <EmptyState
          level={1}
          illustration="receipt"
          title={t(`paper.${kind}.title`)}
          actions={<LinkButton href={DOCUMENTS_PATH}>{t('paper.documents')}</LinkButton>}
        >
          <Text>{t(`paper.${kind}.text`)}</Text>
        </EmptyState>
      </Container>
    </Section>
  );
}
