import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

export default {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Nombre', detail: 'Ana Sofía Ramírez Ortega' },
      { term: 'CURP', detail: 'RAOA••••••MDFM••' },
      { term: 'Celular', detail: '55 1234 5678' },
      { term: 'Empresa', detail: 'Panificadora y Distribuidora de Alimentos del Valle de Anáhuac, S. A. de C. V.' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
type Story = StoryObj<typeof DescriptionList>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const FourColumns: Story = { args: { columns: 4 } };
export const LongWord: Story = {
  args: { items: [{ term: 'applyRate(35184372088831,35184372088831,35184372088831)', detail: '1759218604442' }] },
};
