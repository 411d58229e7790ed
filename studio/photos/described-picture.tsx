import { useEffect, useRef } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { usePhotoWords } from './photo-words.ts'

/** A picture of a job whose description is proposed as soon as there is a photo, and said to be from before the work where it is. */
export function DescribedPicture(props: ObjectInputProps) {
  const { value, onChange, path } = props
  const job = usePhotoWords()
  const words = job && path.at(-1) === 'before' ? `${job}, before the work` : job
  const photo = photoIn(value)
  const known = useRef(photo)
  useEffect(() => {
    if (photo === known.current) return
    known.current = photo
    if (photo && words && !(value && 'alt' in value && value.alt)) onChange(set(words, ['alt']))
  }, [photo, words, value, onChange])
  return props.renderDefault(props)
}

function photoIn(value: ObjectInputProps['value']): string | undefined {
  const asset = value && 'asset' in value ? value.asset : undefined
  return typeof asset === 'object' && asset !== null && '_ref' in asset ? String(asset._ref) : undefined
}
