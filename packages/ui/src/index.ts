import './theme/base.css.ts';

export { Banner, type BannerProps } from './banner/banner.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CopyableCode, type CopyableCodeProps } from './copyable-code/copyable-code.tsx';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/description-list.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './error-summary/error-summary.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { FieldGroup, type FieldGroupProps } from './field/field-group.tsx';
export { FileInput, type FileInputProps } from './file-input/file-input.tsx';
export type { IconName } from './icon/icon.data.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export { Illustration, type IllustrationName, type IllustrationProps } from './illustration/illustration.tsx';
export { ActionBar, type ActionBarProps } from './layout/action-bar.tsx';
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
export { LoadingOverlay, type LoadingOverlayProps } from './loading-overlay/loading-overlay.tsx';
export { Menu, type MenuLink, type MenuProps } from './menu/menu.tsx';
export { MoneyInput, type MoneyInputProps } from './money-input/money-input.tsx';
export { useHydrated } from './native/use-hydrated.ts';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { type NumberedStep, NumberedSteps, type NumberedStepsProps } from './numbered-steps/numbered-steps.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar.tsx';
export { Stepper, type StepperProps } from './progress/stepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { Receipt, type ReceiptLine, type ReceiptProps } from './receipt/receipt.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { type FooterGroup, SiteFooter, type SiteFooterProps } from './site-footer/site-footer.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge/status-badge.tsx';
export { TabLinks, type TabLinksProps } from './tab-links/tab-links.tsx';
export type { ColumnSort } from './table/sort-link.tsx';
export { Table, type TableColumn, type TablePart, type TableProps } from './table/table.tsx';
export { type Task, TaskList, type TaskListProps } from './task-list/task-list.tsx';
export { Amount, type AmountProps } from './text/amount.tsx';
export { Heading, type HeadingProps } from './text/heading.tsx';
export { Prose, type ProseProps } from './text/prose.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { media } from './theme/media.ts';
export { theme } from './theme/theme.css.ts';
export type { Tone } from './theme/tone.ts';
export { Timeline, type TimelineProps, type TimelineRow } from './timeline/timeline.tsx';
export { ToastRegion, type ToastRegionProps } from './toast/toast-region.tsx';
export { type Toast, useToasts } from './toast/use-toasts.ts';
export { Toggletip, type ToggletipProps } from './toggletip/toggletip.tsx';
