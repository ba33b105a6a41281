import { brand } from '@lender/brand';
import { DescriptionList, Heading, Notice, Prose, Stack } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { ReadingPage } from './reading-page.tsx';

/** Shows who lends, how, and under which law. */
export function AboutPage() {
  const { t } = useTranslation('information');
  return (
    <ReadingPage title={t('about.title')} lead={t('about.lead')}>
      <Prose>
        {t('about.sections', { returnObjects: true }).flatMap(({ title, paragraphs }) => [
          <h2 key={title}>{title}</h2>,
          ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        ])}
      </Prose>
      <CompanyFacts />
    </ReadingPage>
  );
}

function CompanyFacts() {
  const { t } = useTranslation('information');
  return (
    <Stack>
      <Heading level={2}>{t('about.legal.title')}</Heading>
      <Notice>{t('about.legal.fictitious')}</Notice>
      <DescriptionList
        items={[
          { term: t('about.legal.company'), detail: brand.company },
          { term: t('about.legal.taxId'), detail: brand.taxId },
          { term: t('about.legal.address'), detail: brand.address },
          { term: t('about.legal.companyRegistration'), detail: brand.companyRegistration },
          { term: t('about.legal.contractRegistration'), detail: brand.contractRegistration },
        ]}
      />
    </Stack>
  );
}
