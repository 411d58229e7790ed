import { Stack, Text } from '@sanity/ui'
import { type FieldProps, useFormValue } from 'sanity'
import { PROBLEM } from '../screens/parts.tsx'

/** Says below a field why it can't be published, for users who have no mouse to hold over a sign. Not before anything was typed. */
export function FieldWithReasons(props: FieldProps) {
  const isBegun = useFormValue(['_createdAt']) !== undefined
  const reasons = isBegun ? eachOnce(props.validation.filter(({ level }) => level !== 'info')) : []
  // The field stays in its place, with reasons and without: it would lose cursor and typed letters in another one.
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {reasons.map(({ level, message }) => (
        <Text
          key={message}
          size={1}
          weight="medium"
          role={level === 'error' ? 'alert' : 'status'}
          style={{ color: level === 'error' ? PROBLEM : undefined }}
        >
          {message}
        </Text>
      ))}
    </Stack>
  )
}

/** Several rules may fail for one reason. */
function eachOnce(markers: FieldProps['validation']): FieldProps['validation'] {
  return [...new Map(markers.map((marker) => [marker.message, marker])).values()]
}
