import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../layout/columns.tsx';
import { Inline } from '../layout/inline.tsx';
import { Text } from '../text/text.tsx';
import { type IconName, iconPaths } from './icon.data.ts';
import { Icon } from './icon.tsx';

export default { component: Icon, args: { name: 'check' } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const Alone: Story = {};
export const All: Story = {
  render: () => (
    <Columns count={4}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Inline key={name} space="xs">
          <Icon name={name} size="medium" />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Columns>
  ),
};
