import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { TaskList } from './task-list.tsx';

export default {
  component: TaskList,
  args: {
    tasks: [
      { id: 'front', title: 'INE, frente', status: { label: 'Lista', tone: 'ok' } },
      {
        id: 'back',
        title: 'INE, reverso',
        hint: 'La foto salió borrosa',
        href: '#back',
        status: { label: 'Repetir', tone: 'danger' },
      },
      { id: 'selfie', title: 'Selfie', hint: 'Con tu INE en la mano', href: '#selfie', status: { label: 'Falta' } },
    ],
  },
  render: (args) => (
    <Card>
      <TaskList {...args} />
    </Card>
  ),
} satisfies Meta<typeof TaskList>;
type Story = StoryObj<typeof TaskList>;

export const Documents: Story = {};
