import { useTranslation } from 'react-i18next';
import { Questions } from './questions.tsx';

/** Questions that people ask first, in this order. */
export const frequentIds = ['requisitos', 'costo', 'tiempo', 'atraso', 'datos'] as const;

/** The few questions that the landing page shows. */
export function FrequentQuestions() {
  const { t } = useTranslation('information');
  const all = t('faq.topics', { returnObjects: true }).flatMap(({ questions }) => questions);
  return <Questions questions={frequentIds.flatMap((id) => all.filter((question) => question.id === id))} />;
}
