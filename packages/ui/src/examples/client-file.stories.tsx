import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Card,
  Container,
  DescriptionList,
  Heading,
  Inline,
  PageHeader,
  Pagination,
  Section,
  Split,
  Stack,
  StatusBadge,
  TabLinks,
  Table,
  TextLink,
  Timeline,
} from '../index.ts';

export default {
  title: 'examples/client file',
  parameters: { bleed: true },
  globals: { density: 'compact' },
} satisfies Meta;
type Story = StoryObj;

interface LedgerEntry {
  readonly id: string;
  readonly date: string;
  readonly text: string;
  readonly amount: string;
  readonly balance: string;
}

const entries: readonly LedgerEntry[] = [
  { id: '1', date: '30.11.2026', text: 'Desembolso', amount: '$4000.00', balance: '$4000.00' },
  { id: '2', date: '15.12.2026', text: 'Intereses devengados', amount: '$480.00', balance: '$4480.00' },
  { id: '3', date: '15.12.2026', text: 'IVA de intereses', amount: '$76.80', balance: '$4556.80' },
  { id: '4', date: '15.12.2026', text: 'Pago SPEI', amount: '-$4556.80', balance: '$0.00' },
];

export const Overview: Story = {
  render: () => (
    <main>
      <Section space="m">
        <Container>
          <Stack space="m">
            <PageHeader
              title="Ana Sofía Ramírez Ortega"
              lead={
                <Inline space="xs">
                  RAOA••••••MDFM•• <StatusBadge tone="ok">Activa</StatusBadge>
                  <StatusBadge tone="warn">CLABE nueva</StatusBadge>
                </Inline>
              }
              actions={
                <Inline space="xs">
                  <Button>Aprobar</Button>
                  <Button tone="secondary">Pedir documento</Button>
                  <Button tone="danger">Rechazar</Button>
                </Inline>
              }
            />
            <TabLinks
              label="Cliente"
              links={[
                { href: '#summary', label: 'Resumen', isCurrent: true },
                { href: '#loans', label: 'Préstamos' },
                { href: '#documents', label: 'Documentos' },
                { href: '#activity', label: 'Actividad' },
              ]}
            />
            <Split side={320} space="m">
              <Stack space="m">
                <Card tone="flat" padding="m">
                  <DescriptionList
                    columns={2}
                    items={[
                      { term: 'Celular', detail: '•••••• 5678' },
                      { term: 'Empresa', detail: 'Panificadora del Valle' },
                      { term: 'Ingreso mensual', detail: '$14200.00' },
                      { term: 'Cobra', detail: 'Cada quincena' },
                    ]}
                  />
                </Card>
                <Table
                  caption="Libro del préstamo L-2042"
                  columns={[
                    { id: 'date', header: 'Fecha', cell: ({ date }) => date, isRowHeader: true },
                    {
                      id: 'text',
                      header: 'Concepto',
                      cell: ({ text, id }) => <TextLink href={`#${id}`}>{text}</TextLink>,
                    },
                    { id: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => amount },
                    { id: 'balance', header: 'Saldo', align: 'end', cell: ({ balance }) => balance },
                  ]}
                  rows={entries}
                  rowKey={({ id }) => id}
                  empty="Sin movimientos."
                />
                <Pagination
                  label="Páginas"
                  pages={[
                    { href: '#1', label: '1', isCurrent: true },
                    { href: '#2', label: '2' },
                  ]}
                />
              </Stack>
              <Card tone="flat" padding="m" labelledBy="activity">
                <Stack>
                  <Heading level={2} id="activity">
                    Actividad
                  </Heading>
                  <Timeline
                    rows={[
                      {
                        id: '1',
                        state: 'done',
                        stateLabel: 'hecho',
                        title: 'Solicitud recibida',
                        detail: '30.11.2026 09:12',
                      },
                      {
                        id: '2',
                        state: 'done',
                        stateLabel: 'hecho',
                        title: 'Buró consultado',
                        detail: '30.11.2026 09:13',
                      },
                      {
                        id: '3',
                        state: 'current',
                        stateLabel: 'en curso',
                        title: 'Revisión manual',
                        detail: 'desde hace 2 h',
                      },
                    ]}
                  />
                </Stack>
              </Card>
            </Split>
          </Stack>
        </Container>
      </Section>
    </main>
  ),
};
