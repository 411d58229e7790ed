import { Box, Stack, Text } from '@sanity/ui'
import type { ClipboardEvent, DragEvent } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { PhotoPicker } from './photo-picker.tsx'
import { type Progress, useAddPhotos } from './use-add-photos.ts'

/** A list of photos, to which several can be added at once: chosen from the camera roll, dropped or pasted. */
export function PhotosInput(props: ArrayOfObjectsInputProps) {
  const { add, progress } = useAddPhotos(props)
  const isBusy = progress !== null
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0 || props.readOnly || isBusy) return
    event.preventDefault()
    event.stopPropagation()
    void add([...files])
  }
  return (
    <Stack gap={3}>
      <Box
        onDropCapture={(event: DragEvent) => take(event, event.dataTransfer)}
        onPasteCapture={(event: ClipboardEvent) => take(event, event.clipboardData)}
      >
        {props.renderDefault(props)}
      </Box>
      <PhotoPicker onPick={add} disabled={props.readOnly || isBusy} />
      <Box role="status">{progress && <Sending {...progress} />}</Box>
    </Stack>
  )
}

function Sending({ number, all }: Progress) {
  return (
    <Text size={2} muted>
      Sending photo {number} of {all}. Stay on this page until they’re done.
    </Text>
  )
}
