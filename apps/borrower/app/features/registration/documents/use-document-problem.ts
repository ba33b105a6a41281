import { useTranslation } from 'react-i18next';

/** Says why a file was refused. Codes come from the API: the copy's type promises a sentence for each. */
export function usePaperProblem(): (code: string) => string {
  const { t } = useTranslation(['papers', 'forms']);
  return (code) => String(t([`problems.${code}`, `forms:problems.${code}`, 'problems.invalid'] as never));
}
