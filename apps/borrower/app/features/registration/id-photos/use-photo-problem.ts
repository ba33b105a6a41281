import { useTranslation } from 'react-i18next';

/** Says why a photo was refused. The copy's own type promises a sentence for codes that it does not know. */
export function usePhotoProblem(): (code: string) => string {
  const { t } = useTranslation('registration');
  return (code) => String(t([`idPhotos.problems.${code}`, 'idPhotos.problems.invalid'] as never));
}
