import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline.tsx';
import { Text } from '../text/text.tsx';
import { Spinner } from './spinner.tsx';

export default { component: Spinner } satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const BesideWords: Story = {
  render: () => (
    <Inline space="xs">
      <Spinner />
      <Text>Revisando tus datos…</Text>
    </Inline>
  ),
};
