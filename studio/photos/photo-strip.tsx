import { ImagesIcon } from '@sanity/icons/Images'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { Box, Flex, Grid, Stack } from '@sanity/ui'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import type { ObjectInputProps } from 'sanity'
import { Hint, Label, TouchButton } from '../screens/parts.tsx'
import {
  fileOf,
  type JobPhotos,
  type Photo,
  withLarge,
  withoutPair,
  withoutPhoto,
  withPair,
} from './job-photos.ts'
import { PhotoCell, WaitingCell } from './photo-cells.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { photoQueue, usePhotosFor } from './photo-queue.tsx'
import { sendingText, WaitingWords } from './waiting-words.tsx'

type PhotoStripProps = Pick<ObjectInputProps, 'readOnly' | 'renderPreview'> & {
  job: string
  photos: JobPhotos
  onChange: (photos: JobPhotos) => void
}

/** The photos of finished work, small, the large one first. Several can be added at once: chosen, dropped or pasted. */
export function PhotoStrip({ job, photos, readOnly, renderPreview, onChange }: PhotoStripProps) {
  const { waiting, trouble } = usePhotosFor(job)
  const pairing = usePairing(photos, onChange)
  const { shown, before } = photos
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0 || readOnly) return
    event.preventDefault()
    event.stopPropagation()
    photoQueue.add(job, [...files])
  }
  const cell = { readOnly, renderPreview, onPick: pairing.pick }
  return (
    <Box
      as="section"
      aria-label="Photos"
      onDropCapture={(event: DragEvent) => take(event, event.dataTransfer)}
      onPasteCapture={(event: ClipboardEvent) => take(event, event.clipboardData)}
    >
      <Stack gap={3}>
        <Label>Photos</Label>
        <Box role="status">
          <Hint>
            {pairing.hint ??
              sendingText(waiting, trouble) ??
              'The first one is the large one in your gallery.'}
          </Hint>
        </Box>
        <Grid gridTemplateColumns={[4, 5]} gap={2}>
          {shown.map((photo, place) => (
            <PhotoCell
              key={fileOf(photo)}
              {...{ ...cell, photo }}
              name={`Photo ${place + 1}`}
              mark={place > 0 ? undefined : before ? 'After' : 'Large'}
              actions={{
                ...(place > 0 && { 'Make it the large one': () => onChange(withLarge(photos, photo)) }),
                'Remove this photo': () => onChange(withoutPhoto(photos, photo)),
              }}
            />
          ))}
          {before && (
            <PhotoCell
              {...{ ...cell, photo: before }}
              name="Photo from before the work"
              mark="Before"
              actions={{
                'Don’t compare': () => onChange(withoutPair(photos)),
                'Remove this photo': () => onChange(withoutPhoto(photos, before)),
              }}
            />
          )}
          {waiting.map((photo) => (
            <WaitingCell key={photo.key} photo={photo} />
          ))}
        </Grid>
        <WaitingWords waiting={waiting} trouble={trouble} />
        <Flex gap={3} wrap="wrap">
          <PhotoPicker onPick={(files) => photoQueue.add(job, files)}>
            {(open) => <TouchButton icon={ImagesIcon} text="Add photos" disabled={readOnly} onClick={open} />}
          </PhotoPicker>
          {pairing.isPossible && !readOnly && (
            <TouchButton
              icon={SplitVerticalIcon}
              text={pairing.pick ? 'Cancel' : 'Before and after'}
              onClick={pairing.toggle}
            />
          )}
        </Flex>
      </Stack>
    </Box>
  )
}

/** Two photos of the same spot, chosen one after the other; of two photos, the other one is that after the work. */
function usePairing(photos: JobPhotos, onChange: (photos: JobPhotos) => void) {
  const [isChoosing, setIsChoosing] = useState(false)
  const [before, setBefore] = useState<Photo>()
  const all = [...photos.shown, ...(photos.before ? [photos.before] : [])]
  const toggle = () => {
    setIsChoosing(!isChoosing)
    setBefore(undefined)
  }
  const pick = (photo: Photo) => {
    const [other] = all.filter((one) => fileOf(one) !== fileOf(photo))
    const after = before ? photo : all.length === 2 ? other : undefined
    if (before && fileOf(photo) === fileOf(before)) return setBefore(undefined)
    if (!after) return setBefore(photo)
    onChange(withPair(photos, before ?? photo, after))
    toggle()
  }
  const first = 'Tap the photo from before the work.'
  const hint = before ? 'Now tap the photo of the same spot after the work.' : first
  return {
    isPossible: all.length > 1,
    toggle,
    ...(isChoosing && { pick, hint }),
  }
}
