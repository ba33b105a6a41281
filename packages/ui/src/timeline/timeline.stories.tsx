import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Timeline } from './timeline.tsx';

export default {
  component: Timeline,
  render: (args) => (
    <Card>
      <Timeline {...args} />
    </Card>
  ),
  args: {
    rows: [
      {
        id: '1',
        state: 'done',
        stateLabel: 'pagado',
        title: '30.11.2026',
        detail: 'Pagaste por transferencia',
        amount: '$1250.00',
      },
      {
        id: '2',
        state: 'current',
        stateLabel: 'sigue',
        title: '15.12.2026',
        detail: 'Faltan 4 días',
        amount: '$1250.00',
        breakdown: {
          label: 'De qué se compone',
          content: (
            <DescriptionList
              items={[
                { term: 'Capital', detail: '$1000.00' },
                { term: 'Intereses', detail: '$215.52' },
                { term: 'IVA', detail: '$34.48' },
              ]}
            />
          ),
        },
      },
      { id: '3', state: 'ahead', stateLabel: 'después', title: '30.12.2026', amount: '$1250.00' },
    ],
  },
} satisfies Meta<typeof Timeline>;
type Story = StoryObj<typeof Timeline>;

export const Schedule: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Capital')).not.toBeVisible();
    await userEvent.click(canvas.getByText('De qué se compone'));
    await expect(canvas.getByText('Capital')).toBeVisible();
  },
};
export const Late: Story = {
  args: {
    rows: [
      {
        id: '1',
        state: 'late',
        stateLabel: 'vencido',
        title: '15.12.2026',
        detail: 'Venció hace 2 días',
        amount: '$4788.80',
      },
    ],
  },
};
