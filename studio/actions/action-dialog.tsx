import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentActionModalDialogProps } from 'sanity'

type Content = {
  header: string
  text: string
  /** Without it there is nothing to do but to close the dialog. */
  confirm?: { text: string; tone: 'primary' | 'critical'; onConfirm: () => void }
  onClose: () => void
}

/** A dialog of a document action, with buttons that a thumb hits. */
export function actionDialog(content: Content): DocumentActionModalDialogProps {
  const { header, onClose } = content
  return { type: 'dialog', header, onClose, content: <ActionDialog {...content} /> }
}

function ActionDialog({ text, confirm, onClose }: Content) {
  return (
    <Stack gap={5}>
      <Text size={2}>{text}</Text>
      <Flex gap={3} justify="flex-end">
        <Button mode="ghost" fontSize={2} padding={4} text={confirm ? 'Cancel' : 'OK'} onClick={onClose} />
        {confirm && (
          <Button
            fontSize={2}
            padding={4}
            tone={confirm.tone}
            text={confirm.text}
            onClick={confirm.onConfirm}
          />
        )}
      </Flex>
    </Stack>
  )
}
