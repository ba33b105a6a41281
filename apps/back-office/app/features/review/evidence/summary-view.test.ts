import { expect, test } from 'vitest';
import { caseDetail } from '../../../../test/case-detail.ts';
import { summaryGroups } from './summary-view.ts';

test('an identifier that is masked in a case can be asked for, and one that is missing cannot', () => {
  const masksOf = (client: typeof caseDetail.client) =>
    Object.values(summaryGroups({ ...caseDetail, client })).flatMap(({ facts }) =>
      facts.flatMap(({ masks }) => masks ?? []),
    );
  expect(masksOf(caseDetail.client)).toEqual(['curp', 'phone', 'email', 'clabe', 'reference_phone']);
  const sparse = { ...caseDetail.client, emailMasked: null, clabeMasked: null, reference: null };
  expect(masksOf(sparse)).toEqual(['curp', 'phone']);
});
