import './theme/base.css.ts';

export { Button, type ButtonProps } from './button/button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { FieldGroup, type FieldGroupProps } from './field/field-group.tsx';
export type { IconName } from './icon/icon.data.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export { Columns, type ColumnsProps } from './layout/columns.tsx';
export { Container, type ContainerProps } from './layout/container.tsx';
export { Inline, type InlineProps } from './layout/inline.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { SkipLink, type SkipLinkProps } from './layout/skip-link.tsx';
export type { Space } from './layout/space.ts';
export { Split, type SplitProps } from './layout/split.tsx';
export { Stack, type StackProps } from './layout/stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/visually-hidden.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './link/link-provider.tsx';
export { TextLink, type TextLinkProps } from './link/text-link.tsx';
export { MoneyInput, type MoneyInputProps } from './money-input/money-input.tsx';
export { useHydrated } from './native/use-hydrated.ts';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Amount, type AmountProps } from './text/amount.tsx';
export { Heading, type HeadingProps } from './text/heading.tsx';
export { Prose, type ProseProps } from './text/prose.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { media } from './theme/media.ts';
export { theme } from './theme/theme.css.ts';
