import { ImagesIcon } from '@sanity/icons/Images'
import { Box, Button, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import { refusals } from './refusals.ts'
import { sendPhoto } from './send-photo.ts'

/** A list of photos, to which several can be added at once: chosen from the camera roll, dropped or pasted. */
export function PhotosInput(props: ArrayOfObjectsInputProps) {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [picker, statusId] = [useRef<HTMLInputElement>(null), useId()]
  const [member] = props.schemaType.of

  /** One after the other: a phone has memory for one large photo, and its signal for one upload. */
  async function add(files: readonly File[]) {
    for (const [done, file] of files.entries()) {
      setProgress({ done, all: files.length })
      try {
        const asset = await sendPhoto(client, file)
        const photo = { _type: member?.name ?? 'picture', _key: crypto.randomUUID().slice(0, 12), asset }
        props.onChange([setIfMissing([]), insert([photo], 'after', [-1])])
      } catch (error) {
        refusals.tell(file, error)
      }
    }
    setProgress(null)
  }

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer | null) {
    const files = [...(data?.files ?? [])]
    if (files.length === 0 || props.readOnly) return
    event.preventDefault()
    event.stopPropagation()
    void add(files)
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void add([...(currentTarget.files ?? [])])
    // So that the same photo can be chosen again.
    currentTarget.value = ''
  }

  return (
    <Stack gap={3}>
      <Box
        onDropCapture={(event: DragEvent) => take(event, event.dataTransfer)}
        onPasteCapture={(event: ClipboardEvent) => take(event, event.clipboardData)}
      >
        {props.renderDefault(props)}
      </Box>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={props.schemaType.title}
        onChange={choose}
      />
      <Button
        icon={ImagesIcon}
        mode="ghost"
        tone="primary"
        padding={4}
        fontSize={2}
        text="Add photos"
        aria-describedby={statusId}
        disabled={props.readOnly || progress !== null}
        onClick={() => picker.current?.click()}
      />
      <Box id={statusId} role="status">
        {progress && (
          <Text size={2} muted>
            Sending photo {progress.done + 1} of {progress.all}. Stay on this page until they are there.
          </Text>
        )}
      </Box>
    </Stack>
  )
}
