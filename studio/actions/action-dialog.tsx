import { Stack, Text } from '@sanity/ui'
import type { DocumentActionModalDialogProps } from 'sanity'
import { Choices, TouchButton } from '../screens/parts.tsx'

type Content = {
  header: string
  text: string
  confirm: { text: string; tone: 'primary' | 'critical'; onConfirm: () => void }
  onClose: () => void
}

/** A dialog of a document action, with buttons that a thumb hits. */
export function actionDialog({ header, text, confirm, onClose }: Content): DocumentActionModalDialogProps {
  const content = (
    <Stack gap={5}>
      <Text size={2}>{text}</Text>
      <Choices onClose={onClose}>
        <TouchButton mode="default" tone={confirm.tone} text={confirm.text} onClick={confirm.onConfirm} />
      </Choices>
    </Stack>
  )
  return { type: 'dialog', header, onClose, content }
}
