import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { PHOTO_TYPES } from './photo-rules.ts'

type PhotoPickerProps = {
  onPick: (photos: readonly File[]) => void
  /** What opens the camera roll, as soon as it is pressed: a browser opens it for a press only. */
  children: (open: () => void) => ReactNode
}

/** Several photos of this device. */
export function PhotoPicker({ onPick, children }: PhotoPickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same photo can be chosen again.
    currentTarget.value = ''
    if (files.length > 0) onPick(files)
  }
  return (
    <>
      <input ref={picker} type="file" accept={PHOTO_TYPES} multiple hidden onChange={choose} />
      {children(() => picker.current?.click())}
    </>
  )
}
