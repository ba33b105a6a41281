import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followed, press } from '../examples/press.ts';
import { TextLink } from '../link/text-link.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Application {
  readonly id: string;
  readonly client: string;
  readonly asked: string;
  readonly isLate: boolean;
}

const applications: readonly Application[] = [
  { id: 'A-1042', client: 'Ana Sofía Ramírez Ortega', asked: '$4000.00', isLate: false },
  { id: 'A-1043', client: 'Luis Hernández', asked: '$12500.00', isLate: true },
  { id: 'A-1044', client: 'María José Peña', asked: '$800.00', isLate: false },
];

const columns: readonly TableColumn<Application>[] = [
  {
    id: 'id',
    header: 'Solicitud',
    isRowHeader: true,
    cell: ({ id }) => <TextLink href={`#${id}`}>{id}</TextLink>,
    sort: { href: '#descending', direction: 'ascending' },
  },
  { id: 'client', header: 'Cliente', cell: ({ client }) => client },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ isLate }) =>
      isLate ? (
        <StatusBadge tone="danger">Fuera de plazo</StatusBadge>
      ) : (
        <StatusBadge tone="info">En revisión</StatusBadge>
      ),
  },
  {
    id: 'asked',
    header: 'Monto',
    align: 'end',
    cell: ({ asked }) => asked,
    sort: { href: '#asked', direction: 'none' },
  },
];

export default {
  title: 'table',
  component: Table<Application>,
  args: {
    caption: 'Solicitudes por revisar',
    columns,
    rows: applications,
    rowKey: ({ id }) => id,
    empty: 'No hay solicitudes por revisar.',
  },
} satisfies Meta<typeof Table<Application>>;
type Story = StoryObj<typeof Table<Application>>;

export const Comfortable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Solicitud' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('rowheader', { name: 'A-1043' })).toBeVisible();
    await press('{Tab}');
    await expect(canvas.getByRole('region', { name: 'Solicitudes por revisar' })).toHaveFocus();
    await expect(await followed(canvas.getByRole('link', { name: /Monto/ }))).toBe('#asked');
  },
};
export const Compact: Story = { globals: { density: 'compact' } };
/** Three of ten thousand rows are drawn; the others take their room. */
export const Long: Story = {
  args: {
    isLong: true,
    part: { total: 10_000, first: 120, roomAbove: 40, roomBelow: 400, rowRef: null },
    columns: columns.map((column) => ({ ...column, width: 160 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getByRole('row', { name: /A-1042/ })).toHaveAttribute('aria-rowindex', '122');
  },
};
export const Empty: Story = { args: { rows: [] } };
