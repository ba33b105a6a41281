import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { followed, press } from '../examples/press.ts';
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

export const Documents: Story = {
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: /reverso/ })).toHaveFocus();
    await expect(await followed(canvas.getByRole('link', { name: /Selfie/ }))).toBe('#selfie');
  },
};
