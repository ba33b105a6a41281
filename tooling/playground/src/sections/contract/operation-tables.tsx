import { type Endpoint, impliedRefusals, refusalMessage, refusalStatus } from '@lender/contract';
import { Disclosure, Table } from '@lender/ui';
import { valueAt } from '../../operation/operations.ts';
import { useWords } from '../../page/language.ts';
import { contractEn } from './contract.copy.en.ts';
import { contractEs } from './contract.copy.es.ts';

/** Shows the parameters of a call in its path and its query. */
export function ParameterTable({ parameters }: { readonly parameters: readonly unknown[] }) {
  const words = useWords({ es: contractEs, en: contractEn });
  const rows = parameters.flatMap((parameter) => {
    const name = valueAt(parameter, 'name');
    const about = valueAt(parameter, 'description') ?? '';
    return typeof name === 'string' ? [{ name, place: `${valueAt(parameter, 'in')}`, about: `${about}` }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Table
      caption={words.parameters}
      rows={rows}
      rowKey={({ name }) => name}
      empty=""
      columns={[
        { id: 'name', header: words.columns.name, cell: ({ name }) => <code>{name}</code>, isRowHeader: true },
        { id: 'place', header: words.columns.place, cell: ({ place }) => place },
        { id: 'about', header: words.columns.about, cell: ({ about }) => <span lang="en">{about}</span> },
      ]}
    />
  );
}

/** Shows the refusals of a call, by the code that programs see. */
export function RefusalTable({ endpoint }: { readonly endpoint: Endpoint }) {
  const { refusals, refusalColumns: columns } = useWords({ es: contractEs, en: contractEn });
  const codes = [...new Set([...endpoint.refusals, ...impliedRefusals(endpoint)])];
  return (
    <Disclosure summary={`${refusals} (${codes.length})`}>
      <Table
        caption={refusals}
        isCaptionHidden
        rows={codes}
        rowKey={(code) => code}
        empty=""
        columns={[
          { id: 'code', header: columns.code, cell: (code) => <code>{code}</code>, isRowHeader: true },
          { id: 'status', header: columns.status, cell: refusalStatus, align: 'end' },
          { id: 'message', header: columns.message, cell: (code) => <span lang="en">{refusalMessage(code)}</span> },
        ]}
      />
    </Disclosure>
  );
}
