import { ImagesIcon } from '@sanity/icons/Images'
import { Box, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing } from 'sanity'
import { newKey } from '../inputs/new-key.ts'
import { TouchButton } from '../screens/parts.tsx'
import { useLake } from '../screens/use-lake.ts'
import { numbered, usePhotoWords } from './described-picture.tsx'
import { PHOTO_TYPES } from './photo-rules.ts'
import { refuse } from './refusal-layout.tsx'
import { NothingCanBeSent, sendPhoto } from './send-photo.ts'

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

type PhotoPickerProps = { onPick: (photos: readonly File[]) => void; disabled?: boolean }

/** A button that opens the camera roll. */
function PhotoPicker({ onPick, disabled }: PhotoPickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(currentTarget.files ?? [])])
    // So that the same photo can be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <input ref={picker} type="file" accept={PHOTO_TYPES} multiple hidden onChange={choose} />
      <TouchButton
        icon={ImagesIcon}
        text="Add photos"
        disabled={disabled}
        onClick={() => picker.current?.click()}
      />
    </>
  )
}

/** Which photo of how many is being sent. */
type Progress = { number: number; all: number }

/** Sends photos and puts each into the list as it arrives. Those that can't be used are left out, and the owner is told why. */
function useAddPhotos({ onChange, schemaType, value }: ArrayOfObjectsInputProps) {
  const words = usePhotoWords()
  const client = useLake()
  const [progress, setProgress] = useState<Progress | null>(null)
  const type = schemaType.of[0]?.name ?? 'picture'

  /** Resolves to whether the next photo can be tried. */
  async function addOne(file: File, alt: string | undefined): Promise<boolean> {
    try {
      const asset = await sendPhoto(client, file)
      const photo = { _type: type, _key: newKey(), asset, ...(alt && { alt }) }
      onChange([setIfMissing([]), insert([photo], 'after', [-1])])
      return true
    } catch (error) {
      refuse(file, error)
      return !(error instanceof NothingCanBeSent)
    }
  }

  /** One after the other: a phone has memory for one large photo, and its signal for one upload. */
  async function add(files: readonly File[]) {
    const before = value?.length ?? 0
    for (const [place, file] of files.entries()) {
      setProgress({ number: place + 1, all: files.length })
      if (await addOne(file, numbered(words, before + place + 1))) continue
      for (const later of files.slice(place + 1)) refuse(later, 'This one wasn’t sent either.')
      break
    }
    setProgress(null)
  }

  return { add, progress }
}
