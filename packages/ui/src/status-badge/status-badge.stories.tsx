import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline.tsx';
import { StatusBadge } from './status-badge.tsx';

export default { component: StatusBadge, args: { children: 'En revisión' } } satisfies Meta<typeof StatusBadge>;
type Story = StoryObj<typeof StatusBadge>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline space="xs">
      <StatusBadge>Nueva</StatusBadge>
      <StatusBadge tone="info">En revisión</StatusBadge>
      <StatusBadge tone="ok">Pagado</StatusBadge>
      <StatusBadge tone="warn">Vence mañana</StatusBadge>
      <StatusBadge tone="danger">Vencido</StatusBadge>
    </Inline>
  ),
};
