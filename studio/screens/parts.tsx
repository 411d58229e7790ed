import {
  Box,
  Button,
  type ButtonProps,
  Card,
  type CardProps,
  Checkbox,
  Dialog,
  Flex,
  Heading,
  Select,
  Stack,
  Text,
} from '@sanity/ui'
import { Menu, MenuButton } from '@sanity/ui/menu'
import { type ComponentProps, type FormEvent, type ReactElement, type ReactNode, useId } from 'react'
import { IntentLink } from 'sanity/router'
import { useClosedByBack } from './closed-by-back.ts'

type Children = { children: ReactNode }

/** A button that a thumb hits. */
export function TouchButton(props: ButtonProps) {
  return <Button mode="ghost" fontSize={2} padding={4} {...props} />
}

/** The button that sends a form. */
export function SubmitButton(props: ButtonProps) {
  return <TouchButton type="submit" mode="default" tone="primary" {...props} />
}

/** Small words in a row of others, with the room that a thumb needs. */
export function SmallButton(props: ButtonProps) {
  const style = { flex: 'none', minHeight: 44, minWidth: 44 }
  return <Button mode="bleed" fontSize={1} style={style} {...props} />
}

/** What something is called, the largest words of a row, however long they are. */
export function Name({ children }: Children) {
  return (
    <Text size={2} weight="medium" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  )
}

type DocumentLinkProps = {
  params: { id: string; type: string; path?: string }
  title: string
  note?: string
  onClick?: () => void
}

/** A line that a thumb hits, with the name of a document, and leads to its form. */
export function DocumentLink({ title, note, ...link }: DocumentLinkProps) {
  return (
    <li>
      <IntentLink intent="edit" {...link} style={{ color: 'inherit', textDecoration: 'none' }}>
        <Card border padding={3} radius={2} style={{ minHeight: 44 }}>
          <Flex align="center" gap={3} wrap="wrap" justify="space-between">
            <Name>{title}</Name>
            {note && <Hint>{note}</Hint>}
          </Flex>
        </Card>
      </IntentLink>
    </li>
  )
}

/** Small words that say more. */
export function Hint({ children }: Children) {
  return (
    <Text size={1} muted>
      {children}
    </Text>
  )
}

/** The color of what keeps a field from being published. */
export const PROBLEM = 'var(--card-badge-critical-fg-color)'

/** Small words about what is wrong, read out at once. */
export function Problem({ children }: Children) {
  return (
    <Text size={1} weight="medium" role="alert" style={{ color: PROBLEM }}>
      {children}
    </Text>
  )
}

type ChoiceProps = Omit<ComponentProps<typeof Select>, 'children' | 'onChange'> & {
  options: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
}

/** One of a few values, as a list that phones roll under the thumb. */
export function Choice({ options, onChoose, ...props }: ChoiceProps) {
  return (
    <Select {...props} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

/** The small heading of a field or of a few lines. */
export function Label({ children }: Children) {
  return (
    <Text size={1} weight="medium">
      {children}
    </Text>
  )
}

/** A field below its label, at least as wide as it says, beside others where there is room. */
export function Labelled({ label, width = '11rem', children }: Children & { label: string; width?: string }) {
  return (
    <Stack as="label" gap={2} style={{ flex: `1 0 ${width}` }}>
      <Label>{label}</Label>
      {children}
    </Stack>
  )
}

type CheckRowProps = Children & { isChecked: boolean; onCheck: (isChecked: boolean) => void }

/** A line with a box before it, as high as a thumb needs. */
export function CheckRow({ isChecked, onCheck, children }: CheckRowProps) {
  return (
    <Flex as="label" align="center" gap={3} style={{ minHeight: 44 }}>
      <Checkbox checked={isChecked} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
      <Text size={2}>{children}</Text>
    </Flex>
  )
}

type NoticeProps = Children & {
  tone: 'caution' | 'critical' | 'positive' | 'primary' | 'transparent'
  role?: 'alert' | 'status'
}

/** A sentence in a box. */
export function Notice({ tone, role = 'status', children }: NoticeProps) {
  return (
    <Card tone={tone} padding={3} radius={2} border role={role}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}

/** Things below each other, without bullets. */
export function List({ label, gap = 2, children }: Children & { label?: string; gap?: number }) {
  return (
    <Stack as="ul" aria-label={label} gap={gap} padding={0} margin={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  )
}

/** A part of a screen below its heading. */
export function Part({ title, gap = 4, children }: Children & { title: string; gap?: number }) {
  const id = useId()
  return (
    <Stack as="section" gap={gap} aria-labelledby={id}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

type PanelProps = Children & Pick<CardProps, 'role' | 'tone'>

/** A box on a screen, with a few things below each other. */
export function Panel({ children, ...card }: PanelProps) {
  return (
    <Card padding={4} radius={3} border {...card}>
      <Stack gap={4}>{children}</Stack>
    </Card>
  )
}

/** One of a list of things that something is done about right there, below its name. */
export function RowCard({ name, children }: Children & { name: string }) {
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <Name>{name}</Name>
        {children}
      </Stack>
    </Card>
  )
}

/** The buttons at the end of a dialog or a form, before which stands one that closes it. */
export function Choices({ onClose, children }: Children & { onClose: () => void }) {
  return (
    <Flex gap={3} justify="flex-end" wrap="wrap">
      <TouchButton type="button" text="Cancel" onClick={onClose} />
      {children}
    </Flex>
  )
}

type ConfirmationProps = Children & {
  header: string
  /** The button that answers with yes. */
  confirm: Pick<ButtonProps, 'autoFocus' | 'disabled' | 'text' | 'tone'>
  onClose: () => void
  onConfirm: () => void
}

/** A dialog that asks something, and has the reasons. */
export function Confirmation({ header, confirm, onClose, onConfirm, children }: ConfirmationProps) {
  useClosedByBack(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog id={useId()} header={header} width={1} zOffset={1_000} onClose={onClose}>
      <Box as="form" padding={4} onSubmit={submit}>
        <Stack gap={4}>
          {children}
          <Choices onClose={onClose}>
            <TouchButton type="submit" mode="default" {...confirm} />
          </Choices>
        </Stack>
      </Box>
    </Dialog>
  )
}

type DropdownProps = Children & { id: string; button: ReactElement }

/** A menu that a button opens below it. */
export function Dropdown({ id, button, children }: DropdownProps) {
  const popover = { portal: true, placement: 'bottom-end' } as const
  return <MenuButton id={id} button={button} menu={<Menu>{children}</Menu>} popover={popover} />
}
