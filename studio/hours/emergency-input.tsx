import { Stack } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { cleanText } from '#content/text/clean-text.ts'
import { EmergenciesStillMentioned } from '../website/hidden.tsx'

/** When emergency calls are answered; without an answer, each text that promises it all the same. */
export function EmergencyInput(props: StringInputProps) {
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {!cleanText(props.value ?? '') && <EmergenciesStillMentioned />}
    </Stack>
  )
}
