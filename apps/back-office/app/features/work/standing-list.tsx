import { DescriptionList, TextLink } from '@lender/ui';
import type { StandingPage } from './standing.ts';

/** Shows the pages that the role looks at every day. */
export const StandingList = ({ pages }: { readonly pages: readonly StandingPage[] }) => (
  <DescriptionList
    columns={2}
    items={pages.map(({ href, label, about }) => ({ term: about, detail: <TextLink href={href}>{label}</TextLink> }))}
  />
);
