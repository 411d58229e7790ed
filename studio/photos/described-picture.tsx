import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type ObjectInputProps, type ObjectItemProps, set, unset, useFormValue } from 'sanity'
import { Labelled } from '../screens/parts.tsx'
import { fieldsIn, referenceIn } from '../unknown-values.ts'

/** A picture of a job whose description is proposed as soon as there is a photo, and said to be from before the work where it is. */
export function DescribedPicture(props: ObjectInputProps) {
  const { value, onChange, path } = props
  const job = usePhotoWords()
  const words = job && path.at(-1) === 'before' ? `${job}, before the work` : job
  const { asset, alt } = fieldsIn(value)
  const photo = referenceIn(asset)
  const known = useRef(photo)
  useEffect(() => {
    if (photo === known.current) return
    known.current = photo
    if (photo && words && !alt) onChange(set(words, ['alt']))
  }, [photo, words, alt, onChange])
  return props.renderDefault(props)
}

/**
 * What a photo of a job most likely shows: the job's name, or else its category and place. Empty while neither is known. The owner
 * reads it at the photo and can change it: a sentence that stands there is corrected, one that is missing is not written.
 */
export function usePhotoWords(): string {
  const job = fieldsIn(useFormValue([]))
  const [title, category, place] = [job.title, job.category, job.place].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  )
  if (title) return title
  return category && place ? `${category} in ${place}` : (category ?? '')
}

/** The same for one of several: the first is called like the job, the others are counted. */
export function numbered(words: string, number: number): string | undefined {
  if (words === '') return undefined
  return number === 1 ? words : `${words}, photo ${number}`
}

/** A photo in a list, with its sentence for blind visitors below it: no photo has to be opened for that. */
export function PhotoItem(props: ObjectItemProps) {
  const { onChange, readOnly, validation } = props.inputProps
  const { alt, asset } = fieldsIn(props.value)
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {Boolean(asset) && (
        <Box paddingX={2} paddingBottom={3}>
          <Stack gap={2}>
            <Labelled label="What does this photo show? Blind visitors hear it.">
              <TextInput
                fontSize={3}
                value={typeof alt === 'string' ? alt : ''}
                placeholder="White kitchen with a navy island"
                readOnly={readOnly}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.value ? set(currentTarget.value, ['alt']) : unset(['alt']))
                }
              />
            </Labelled>
            {validation.map(({ message }) => (
              <Text key={message} size={1} role="status">
                {message}
              </Text>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}
