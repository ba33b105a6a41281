import { revealIdentifier } from '@lender/contract';
import { DescriptionList, Text } from '@lender/ui';
import { Masked } from '../../shell/reveal/masked.tsx';
import { useMay } from '../../shell/staff.tsx';
import { Block } from './block.tsx';
import { caseCopy } from './case.copy.es.ts';
import type { Fact, SummaryGroup } from './evidence/summary-view.ts';

/** Shows facts under one heading; masked ones can be requested in full. */
export function FactsBlock({ title, facts }: SummaryGroup) {
  const may = useMay();
  const itemOf = ({ term, detail, masks }: Fact) =>
    masks && may(revealIdentifier) ? { term, detail: <Masked detail={detail} identifier={masks} /> } : { term, detail };
  return (
    <Block title={title}>
      {facts.length > 0 ? <DescriptionList items={facts.map(itemOf)} /> : <Text tone="soft">{caseCopy.missing}</Text>}
    </Block>
  );
}
