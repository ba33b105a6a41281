import { Stack, TextLink } from '@lender/ui';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { problemIn } from '../features/applications/apply-form.ts';
import { Band } from '../features/home/band.tsx';
import { Hero } from '../features/home/hero.tsx';
import { homeCopy } from '../features/home/home.copy.es.ts';
import { loadHome } from '../features/home/home-calculator.server.ts';
import { HomeCalculator } from '../features/home/home-calculator.tsx';
import { NeverDo } from '../features/home/never-do.tsx';
import { OwedCard } from '../features/home/owed-card.tsx';
import { ContactCards } from '../features/information/contact-cards.tsx';
import { FrequentQuestions } from '../features/information/frequent-questions.tsx';
import { pageMeta } from '../page-meta.ts';
import { EndedApplicationNotice } from '../vocabulary/ended-application-notice.tsx';

export const meta = () => pageMeta(homeCopy);
export const loader = async (visit: LoaderFunctionArgs) =>
  json({ ...(await loadHome(visit)), problem: problemIn(visit.request.url) });

export default function HomePage() {
  const { t } = useTranslation(['home', 'application']);
  const { calculator, owed, ended, problem } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero>
        <Stack>
          {owed && <OwedCard owed={owed} />}
          {ended && <EndedApplicationNotice ended={ended} mayApply={calculator.kind !== 'notNow'} />}
          {!(owed && calculator.kind === 'loan') && (
            <HomeCalculator
              data={calculator}
              {...(problem && { problem: t(`application:apply.problems.${problem}`) })}
            />
          )}
        </Stack>
      </Hero>
      <NeverDo />
      <Band id="questions" title={t('faq.title')} tone="surface">
        <FrequentQuestions />
        <TextLink href="/preguntas-frecuentes" place="alone" icon="right">
          {t('faq.more')}
        </TextLink>
      </Band>
      <Band id="contacts" title={t('contacts.title')}>
        <ContactCards level={3} />
      </Band>
    </>
  );
}
