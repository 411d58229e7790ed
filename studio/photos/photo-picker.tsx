import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { PHOTO_TYPES } from './photo-rules.ts'

type PhotoPickerProps = {
  /** What one photo alone is for. */
  only?: string
  onPick: (photos: readonly File[]) => void
  /** What opens the camera roll, as soon as it is pressed: a browser opens it for a press only. */
  children: (open: () => void) => ReactNode
}

/** Photos of this device, several unless it is for one. */
export function PhotoPicker({ only, onPick, children }: PhotoPickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same photo can be chosen again.
    currentTarget.value = ''
    if (files.length > 0) onPick(files)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={PHOTO_TYPES}
        aria-label={only}
        multiple={!only}
        hidden
        onChange={choose}
      />
      {children(() => picker.current?.click())}
    </>
  )
}
