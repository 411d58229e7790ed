import { ImagesIcon } from '@sanity/icons/Images'
import { Button } from '@sanity/ui'
import { type ChangeEvent, useRef } from 'react'
import { PHOTO_TYPES } from './prepare/file-kind.ts'

type PhotoPickerProps = { onPick: (photos: readonly File[]) => void; disabled?: boolean }

/** A button that opens the camera roll. */
export function PhotoPicker({ onPick, disabled }: PhotoPickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(currentTarget.files ?? [])])
    // So that the same photo can be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <input ref={picker} type="file" accept={PHOTO_TYPES} multiple hidden onChange={choose} />
      <Button
        icon={ImagesIcon}
        mode="ghost"
        padding={4}
        fontSize={2}
        text="Add photos"
        disabled={disabled}
        onClick={() => picker.current?.click()}
      />
    </>
  )
}
