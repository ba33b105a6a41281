import { useTranslation } from 'react-i18next';

/** Says why a photo was refused. Codes come from the API: the copy's type promises a sentence for each. */
export function usePhotoProblem(): (code: string) => string {
  const { t } = useTranslation(['registration', 'forms']);
  return (code) =>
    String(t([`idPhotos.problems.${code}`, `forms:problems.${code}`, 'idPhotos.problems.invalid'] as never));
}
