import { DescriptionList, TextLink } from '@lender/ui';
import type { DailyPage } from './daily-pages.ts';

/** Shows the pages that the role looks at every day. */
export const DailyList = ({ pages }: { readonly pages: readonly DailyPage[] }) => (
  <DescriptionList
    columns={2}
    items={pages.map(({ href, label, about }) => ({ term: about, detail: <TextLink href={href}>{label}</TextLink> }))}
  />
);
