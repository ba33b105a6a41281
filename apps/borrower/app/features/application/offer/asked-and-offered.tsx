import { DescriptionList } from '@lender/ui';
import { useTranslation } from 'react-i18next';

/** What was asked for beside what is offered. */
export function AskedAndOffered({ asked, offered }: { readonly asked: string; readonly offered: string }) {
  const { t } = useTranslation('offer');
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('asked'), detail: asked },
        { term: t('offered'), detail: offered },
      ]}
    />
  );
}
