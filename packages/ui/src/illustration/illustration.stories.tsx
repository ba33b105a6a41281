import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

export default { component: Illustration, args: { name: 'receipt' } } satisfies Meta<typeof Illustration>;
type Story = StoryObj<typeof Illustration>;

const names: readonly IllustrationName[] = ['receipt', 'calendar', 'idCard', 'phone', 'jar'];

export const Receipt: Story = {};
export const All: Story = {
  render: () => (
    <Inline>
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
};
